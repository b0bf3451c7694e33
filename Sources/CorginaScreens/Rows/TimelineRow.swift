import CorginaCore
import Markup

/// One thing that happened, on the day's timeline.
public struct TimelineRow: Hashable, Sendable {
    public var id: RecordID
    public var symbol: Icon
    public var hue: Hue
    public var title: String
    public var detail: String
    /// "14:30"
    public var time: String

    public init(_ event: HealthEvent, units: Profile.UnitSystem) {
        let words = EventWords(event.details, units: units)
        id = event.id
        symbol = words.symbol
        hue = words.hue
        title = words.title
        detail = [words.detail, event.notes].filter { !$0.isEmpty }.joined(separator: " · ")
        time = "\(event.moment.time)"
    }

    var html: HTML {
        li(.class("event"), .data(.swipe)) {
            disc(symbol, hue)
            div(.class("event__body")) {
                h3(.class("event__title"), .directionAuto) {
                    a(.class("event__link"), .href(Route.event(id).address), .data(.navigate)) { title }
                }
                if !detail.isEmpty { p(.class("event__sub"), .directionAuto) { detail } }
            }
            Markup.time(.class("figure"), .datetime(time)) { time }
            menu
        }
    }

    private var menu: HTML {
        ContextMenu(
            label: "More about \(title), \(time)", links: [("Edit", .pencil, .event(id))],
            actions: [("Delete", .trash, .removeEvent(id))]
        ).html
    }
}
