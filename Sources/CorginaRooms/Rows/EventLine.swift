import Markup

/// What is no food in two lines: its name, then how much and when.
struct EventLine {
    var words: EventWords
    /// "Today, 18:40"
    var when: String

    @HTMLBuilder var html: HTML {
        span(.class("row__title row__title--strong"), .directionAuto) { words.title }
        span(.class("row__sub")) { [words.detail, when].filter { !$0.isEmpty }.joined(separator: " · ") }
    }
}
