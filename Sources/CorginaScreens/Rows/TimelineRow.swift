import CorginaCore
import Markup

/// One thing that happened, on the day's timeline.
public struct TimelineRow: Hashable, Sendable {
    public var symbol: Icon
    public var hue: Hue
    public var title: String
    public var detail: String
    /// "14:30"
    public var time: String

    public init(_ event: HealthEvent, units: Profile.UnitSystem) {
        let words = EventWords(event.details, units: units)
        symbol = words.symbol
        hue = words.hue
        title = words.title
        detail = [words.detail, event.notes].filter { !$0.isEmpty }.joined(separator: " · ")
        time = "\(event.moment.time)"
    }

    var html: HTML {
        li(.class("event")) {
            disc(symbol, hue)
            div(.class("event__body")) {
                h3(.class("event__title"), .directionAuto) { title }
                if !detail.isEmpty { p(.class("event__sub"), .directionAuto) { detail } }
            }
            Markup.time(.class("figure"), .datetime(time)) { time }
        }
    }
}
