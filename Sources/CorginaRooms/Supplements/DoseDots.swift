import CorginaCore
import Markup

/// A dot for each dose of the day, filled once it is taken, with "2/3" beside them.
public struct DoseDots: Hashable, Sendable {
    public var states: [DoseState]
    /// "2/3"
    public var badge: String
    /// "2 of 3 doses taken"
    public var words: String

    init(_ day: DoseDay) {
        states = day.doses.map { $0.state }
        badge = day.badge
        words = day.words
    }

    /// The badge leaves its figures out where they stand elsewhere.
    func html(showsFigures: Bool = true) -> HTML {
        span(.class("dots \(states.allSatisfy { $0.isTaken } ? Hue.fat.className : Hue.supplement.className)")) {
            span(.class("vh")) { words }
            for state in states { i(.class(Self.className(state)), .ariaHidden) }
            if showsFigures { span(.class("dots__figures figure"), .ariaHidden) { badge } }
        }
    }

    private static func className(_ state: DoseState) -> String {
        switch state {
        case .taken: "on"
        case .missed: "missed"
        case .skipped: "skipped"
        case .due, .late: ""
        }
    }
}
