import CorginaCore
import Markup

/// When to call, on every screen that measures. Source: docs/clinical/README.md, rule 2.
struct CallCard {
    /// Each with what to do: "140/90 or more: call your provider today."
    var lines: [String]

    var html: HTML {
        section(.class("card stack stack--close"), .ariaLabelledby("when-to-call")) {
            h2(.class("card__title"), .id("when-to-call")) { "When to call" }
            ul(.class("calls")) {
                for line in lines {
                    li {
                        icon(.stethoscope)
                        span { line }
                    }
                }
            }
            p(.class("card__sub")) {
                "If you are worried, call, whatever this app says. In an emergency call 911 (US), 112 (EU) or 999 (UK)."
            }
        }
    }
}

extension MeasuredKind {
    /// From the rules of its topic in `clinical-rules.csv`, which has each with its source.
    func calls(isPregnant: Bool) -> [String] {
        switch self {
        case .weight:
            isPregnant
                ? [
                    "2.3 kg (5 lb) or more within 7 days, from 20 weeks on: call your provider today.",
                    "More than 5 % below your weight before: call your provider now.",
                ] : []
        case .bloodPressure:
            [
                "140/90 or more: rest for 15 minutes, measure again, and call your provider today.",
                "140/90 or more with a headache, changed vision, belly pain, breathlessness or swelling: call your emergency number.",
                "160/110 or more: call your emergency number now.",
                "Below 90 with dizziness or fainting: call your provider today.",
            ]
        case .glucose:
            ["Below 70 mg/dL (3.9 mmol/L): take 15 g of fast sugar, measure again, and call your provider today."]
        case .temperature:
            [
                "38.0 °C (100.4 °F) or more: call your provider now, at any hour.",
                "39.4 °C (103 °F) or more: call your emergency number.",
            ]
        case .kicks:
            [
                "Fewer than 10 in 2 hours: call now. Do not wait for the next day.",
                "Fewer or weaker than usual, none, or any clear change: call now, whatever you counted.",
                "No movement felt so far by 24 weeks: call your maternity unit today.",
            ]
        case .contractions:
            [
                "Fluid, bleeding, less movement or fever: call now, whatever the timer says.",
                "Before 37 weeks, 4 in an hour or every 10 minutes: call your provider now.",
                "You have given birth before or live far away: go in sooner, as agreed with your provider.",
            ]
        }
    }
}
