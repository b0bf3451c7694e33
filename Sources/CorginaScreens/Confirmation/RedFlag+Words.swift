import CorginaLanguage
import Markup

extension RedFlag {
    /// Whom to call and how soon. Shown above everything else, never behind a tap.
    ///
    /// Source of the numbers: the clinical reference, rules 2 and 5, which asks to check the crisis line again at each release.
    var advice: String {
        if sign == "Thoughts of self-harm" {
            return
                "You are not alone. Call or text 988 (US) or call your emergency number now; someone is there at any hour."
        }
        return switch level {
        case .emergency: "Call 911 (US), 112 (EU) or 999 (UK) now, or go to the nearest emergency department."
        case .callNow: "Call your provider now, at any hour."
        case .callSameDay: "Call your provider today."
        }
    }

    var html: HTML {
        div(.role(.alert)) { notice(.warning, .call, "\(sign). ", advice) }
    }
}
