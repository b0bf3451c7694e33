import CorginaCore
import Markup

/// The supplements of a part of the day, by the time of what is next of each.
public struct DoseGroup: Hashable, Sendable {
    /// `nil` for those at any time.
    public var part: DayPart?
    public var rows: [SupplementRow]

    /// The day's groups in their order, empty ones left out.
    static func all(of rows: [SupplementRow]) -> [DoseGroup] {
        let parts = Dictionary(grouping: rows) { $0.time.map(DayPart.init) }
        return (DayPart.allCases.map(Optional.some) + [nil]).compactMap { part in
            parts[part].map { rows in
                DoseGroup(
                    part: part,
                    rows: rows.enumerated().sorted {
                        ($0.element.time?.minutes ?? 0, $0.offset) < ($1.element.time?.minutes ?? 0, $1.offset)
                    }.map { $0.element })
            }
        }
    }

    var html: HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("slot \(sign.hue.className)"), .id(id)) {
                icon(sign.symbol)
                span { heading }
                small { words }
            }
            ul(.class("group")) { rows.map { $0.html } }
        }
    }

    private var id: String { "doses-" + (part?.word.lowercased() ?? "any") }

    public var heading: String {
        switch part {
        case .morning: "Morning"
        case .afternoon: "Midday and afternoon"
        case .evening: "Evening"
        case nil: "Any time"
        }
    }

    /// What stands before the heading.
    public var sign: (symbol: Icon, hue: Hue) {
        switch part {
        case .morning: (.sunrise, .morning)
        case .afternoon: (.sun, .calories)
        case .evening: (.moon, .evening)
        case nil: (.clock, .mute)
        }
    }

    /// "2 taken, 1 skipped": the rows by how they stand.
    public var words: String {
        let counts: [(Int, String)] = [
            (rows.count { $0.states.allSatisfy { $0.isTaken } }, "taken"),
            (rows.count { $0.states.contains(.late) }, "late"),
            (rows.count { !$0.states.contains(.late) && $0.states.contains(.due) }, "due"),
            (rows.count { !$0.isOpen && !$0.states.allSatisfy { $0.isTaken } }, "skipped"),
        ]
        return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}
