import CorginaCore
import Markup

/// Whom to call to talk, with the numbers in sight.
struct TalkCard {
    var speaksOfPregnancy: Bool
    var english: WrittenEnglish

    var html: HTML {
        section(.class("card stack"), .ariaLabelledby("talk")) {
            h2(.class("card__title"), .id("talk")) { "Somebody to talk to, at any hour" }
            HelpLines(lines: HelpLine.crisis(in: english.region, speaksOfPregnancy: speaksOfPregnancy)).html
            p(.class("card__sub")) {
                (english.region == nil ? "Elsewhere, call your local emergency number." : english.emergencyLine)
                    + " Low days are common and not your fault. Your provider can help."
            }
        }
    }
}
