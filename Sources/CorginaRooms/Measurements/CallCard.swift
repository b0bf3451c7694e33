import CorginaCore
import Markup

/// When to call, on every screen that measures. Source: docs/clinical/README.md, rule 2.
struct CallCard {
    /// Each with what to do: "140/90 or more: call your provider today."
    var lines: [String]
    var english: WrittenEnglish

    var html: HTML {
        section(.class("card stack stack--close"), .ariaLabelledby("when-to-call")) {
            h2(.class("card__title"), .id("when-to-call")) { "When to call" }
            ul(.class("calls")) {
                for line in lines {
                    li {
                        icon(.stethoscope)
                        span { english.spelled(line) }
                    }
                }
            }
            p(.class("card__sub")) {
                CareNotice.worry + " " + english.emergencyLine
            }
        }
    }
}
