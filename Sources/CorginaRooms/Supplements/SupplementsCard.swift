import CorginaCore
import Markup

/// Today's doses on Today: what is left, each to be marked with one tap.
public struct SupplementsCard: Hashable, Sendable {
    /// "5 of 9 doses taken"
    var words: String
    var percent: Int?
    var rows: [SupplementRow]
    /// How many more there are on the whole list.
    var more: Int
    var isComplete: Bool
    /// Whether there is anything on her list.
    var isEmpty: Bool

    /// The most rows it shows; of more, those with something left to take.
    private static let mostRows = 5

    /// - Parameter isEmpty: whether nothing is on her list at all.
    public init(_ day: SupplementDay, isEmpty: Bool, now: Moment) {
        let tally = day.tally
        self.isEmpty = isEmpty
        isComplete = day.isComplete
        words =
            if isEmpty {
                "Mark each dose with one tap"
            } else if tally.scheduled == 0 {
                "Nothing to take today"
            } else if day.isComplete {
                "All doses taken today"
            } else {
                "\(tally.taken) of \(counted(tally.scheduled, "dose")) taken"
            }
        percent = tally.scheduled == 0 ? nil : Int(floor: day.progress * 100)
        let all = day.rows.filter { !$0.doses.isEmpty }.map { SupplementRow($0, now: now, origin: .today) }
            .enumerated().sorted {
                ($0.element.time?.minutes ?? 1_440, $0.offset) < ($1.element.time?.minutes ?? 1_440, $1.offset)
            }.map { $0.element }
        let shown = all.count <= Self.mostRows ? all : all.filter { $0.isOpen }
        rows = Array(shown.prefix(Self.mostRows))
        more = all.count - rows.count
    }

    var html: HTML {
        section(
            .class("card card--flush supplements"), .ariaLabelledby("supplements-card"),
            .when(isComplete, .data(.dosesDone))
        ) {
            div(.class("card__head supplements__head")) {
                disc(.pill, .supplement, isSolid: true)
                div {
                    h2(.class("card__title"), .id("supplements-card")) { "Supplements" }
                    p(.class("card__sub figure-line")) { words }
                }
                if let percent {
                    span(.class("ring h-fat supplements__ring"), .ariaHidden) {
                        doseRing(percent, width: 14)
                        if isComplete { icon(.check) }
                    }
                }
            }
            if !rows.isEmpty { ul(.class("supplements__rows")) { rows.map { $0.html } } }
            a(
                .class("row row--action supplements__all"),
                .href(Route.supplements(isEmpty ? .add : .list).address)
            ) {
                span(.class("row__main link")) { linkWords }
                icon(.chevron, class: "chev")
            }
        }
    }

    private var linkWords: String {
        if isEmpty { return "Add your supplements" }
        return more > 0 ? "All supplements, \(more) more" : "All supplements"
    }
}
