import CorginaCore
import Markup

/// What something measured has set off, with what to do: shown at once, above everything else.
struct FindingsNotice {
    var findings: CareFindings

    @HTMLBuilder var html: HTML {
        if let advice = findings.level?.advice {
            div(.class("findings"), .role(.alert)) {
                for (index, rule) in findings.rules.enumerated() {
                    notice(
                        .warning, rule.level >= .callNow ? .call : .appointment, rule.words + " ",
                        index == 0 ? advice : "")
                }
            }
        }
    }
}

extension ClinicalRule {
    /// What was found, said to her.
    var words: String {
        switch id {
        case "BP_HIGH": "140/90 or more is high. Rest for 15 minutes and measure again."
        case "BP_HIGH_SX": "High blood pressure together with what you feel can be serious."
        case "BP_SEVERE": "160/110 or more is very high."
        case "BP_LOW": "Below 90 with dizziness or fainting is low."
        case "BP_HOME": "Your readings of the last 7 days average 135/85 or more."
        case "GLU_LOW":
            "Below 70 mg/dL (3.9 mmol/L) is low. Take 15 g of fast sugar, such as juice, and measure again."
        case "FEVER": "38.0 °C (100.4 °F) or more is a fever."
        case "FEVER_HIGH": "39.4 °C (103 °F) or more is a high fever."
        case "WEIGHT_SUDDEN": "A gain of 2.3 kg (5 lb) or more within 7 days should be looked at."
        case "NVP_WEIGHT": "Your weight is more than 5 % below what it was before."
        case "KICK_FAIL": "Fewer than 10 movements in 2 hours. Do not wait for the next day."
        case "CONTR_511": "About 5 minutes apart, 1 minute long, for 1 hour."
        case "CONTR_411": "About 4 minutes apart, 1 minute long, for 1 hour."
        case "CONTR_PRETERM": "This often before 37 weeks can be early labour."
        default: "\(result.prefix(1).uppercased())\(result.dropFirst())."
        }
    }
}
