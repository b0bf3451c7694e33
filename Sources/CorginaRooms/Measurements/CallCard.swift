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
                "If you’re worried, call, even if nothing here says to. In an emergency call 911 (US), 112 (EU) or 999 (UK)."
            }
        }
    }
}
