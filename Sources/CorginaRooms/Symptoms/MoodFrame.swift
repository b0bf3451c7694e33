import Markup

/// A questionnaire about her mood: what her answers call for stands above it, and whom to call to talk below it, always in sight.
struct MoodFrame {
    var title: String
    var lede: String
    var care: CareNotice?
    var talk: TalkCard
    /// What it is, and that it is no diagnosis.
    var fine: String

    func html(@HTMLBuilder _ questionnaire: () -> HTML) -> HTML {
        PageFrame(back: ("Back to symptoms", .symptoms(.list)), title: title).html {
            if let care { care.html }
            p(.class("lede")) { lede }
            questionnaire()
            talk.html
            p(.class("fine")) { "\(fine) \(talk.english.worryLine)" }
        }
    }
}
