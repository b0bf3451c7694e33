import CorginaCore
import Markup

/// Movements as a part of the day's card, in the weeks they are counted: how the last count of the day went, and the way to one.
public struct MovementsPart: Hashable, Sendable {
    /// "10 in 18 minutes, 14:00"; "Not counted yet today"
    public var words: String

    /// - Parameter events: the day's, in any order.
    /// - Returns: `nil` before counting begins, unless she counted lately: then somebody told her to, whatever the week.
    public init?(
        _ events: [HealthEvent], pregnancy: Pregnancy?, on day: CalendarDay, hasCounted: Bool, english: WrittenEnglish
    ) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        guard hasCounted || pregnancy.gestationalAge(on: day) >= KickSession.firstAge else { return nil }
        let last = events.filter { $0.details.kind == .kicks }.max { $0.moment < $1.moment }
        words =
            last.map {
                "\(EventWords($0.details, units: .metric, english: english).detail), \(english.clock($0.moment))"
            }
            ?? "Not counted yet today"
    }

    var html: HTML {
        div(.class("daycard__part line h-tri")) {
            div {
                h3(.class("line__name")) { a(.href(Route.measurements(.kind(.kicks)).address)) { "Movements" } }
                p(.class("line__sub")) { words }
            }
            form(
                .class("bare-form"), .method(.post), .action(Route.measurements(.count(.start)).address),
                .data(.navigate)
            ) {
                button(.class("tapin"), .type(.submit), .ariaLabel("Count movements")) {
                    icon(.foot)
                    span { "Count" }
                }
            }
        }
    }
}
