import CorginaCore
import Markup

/// How a dose stands, in words with a sign and a colour: "Taken 09:04", "40 min late", "Missed".
public struct DoseBadge: Hashable, Sendable {
    public var symbol: Icon
    public var hue: Hue
    public var words: String
    public var isOutlined = false

    /// - Parameters:
    ///   - isNext: whether others of its day were taken before it.
    ///   - now: where she is.
    init(_ dose: Dose, isNext: Bool = false, now: Moment, english: WrittenEnglish) {
        switch dose.state {
        case .due: (symbol, hue, words) = (.clock, .carbs, Self.due(dose, isNext: isNext, now: now, english))
        case .late: (symbol, hue, words) = (.clock, .supplement, Self.late(dose, now: now) + " late")
        case .missed: (symbol, hue, words) = (.warning, .symptom, dose.state.word)
        case .taken(let moment):
            let day = moment.day == dose.slot.day ? "" : english.short(moment.day) + ", "
            (symbol, hue, words) = (.check, .fat, "\(dose.state.word) \(day)\(english.clock(moment))")
        case .skipped: (symbol, hue, words, isOutlined) = (.minus, .mute, dose.state.word, true)
        }
    }

    private static func due(_ dose: Dose, isNext: Bool, now: Moment, _ english: WrittenEnglish) -> String {
        guard let time = dose.time else { return isNext ? "Next one due" : "Due today" }
        if now.day == dose.slot.day, now.time >= time { return "Due now" }
        return "\(isNext ? "Next" : "Due") \(english.clock(time))"
    }

    /// How long after its time it is: "1 h 20 min".
    static func late(_ dose: Dose, now: Moment) -> String {
        let minutes = now.time.minutes - (dose.time ?? now.time).minutes
        let parts = [minutes >= 60 ? "\(minutes / 60) h" : "", minutes % 60 > 0 ? "\(minutes % 60) min" : ""]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    var html: HTML {
        span(.class("badge \(hue.className)" + (isOutlined ? " badge--line" : ""))) {
            icon(symbol)
            span { words }
        }
    }
}
