import CorginaCore
import Markup

/// One dose as a circle with its name beneath: one tap takes it, a tap on a taken one takes that back.
public struct DosePip: Hashable, Sendable {
    public var tick: DoseTick
    public var name: String
    /// What stands under its circle: "Iron", or "Calcium 20:00" where there are several a day.
    public var shownName: String
    /// "18:30"; empty where it has no time.
    public var time: String
    public var standing: Standing
    /// Whether its time is here: it has come, and has not passed by so much that the dose is late.
    public var isDue: Bool

    public enum Standing: String, Hashable, Sendable {
        case taken, skipped, missed, late, next, later
    }

    var isOpen: Bool { standing == .late || standing == .next || standing == .later }

    /// The day's doses in the order of their times; those without one come last.
    static func all(of day: SupplementDay, now: Moment, english: WrittenEnglish) -> [DosePip] {
        let doses = day.rows.flatMap { row in row.doses.map { (row: row, dose: $0) } }
        let sorted = doses.enumerated().sorted {
            ($0.element.dose.time?.minutes ?? 1_440, $0.offset) < ($1.element.dose.time?.minutes ?? 1_440, $1.offset)
        }
        var hasNext = false
        return sorted.map { _, element in
            var pip = DosePip(element.dose, of: element.row, now: now, english)
            if pip.standing == .later, !hasNext { (pip.standing, hasNext) = (.next, true) }
            return pip
        }
    }

    private init(_ dose: Dose, of day: DoseDay, now: Moment, _ english: WrittenEnglish) {
        tick = DoseTick(dose, of: day, origin: .today)
        time = dose.time.map { english.clock($0) } ?? ""
        // Several of one supplement are told apart by their times.
        name = day.supplement.name
        shownName = day.doses.count > 1 && !time.isEmpty ? "\(name) \(time)" : name
        isDue = dose.state == .due && day.day == now.day && dose.time.map { $0 <= now.time } ?? false
        standing =
            switch dose.state {
            case .taken: .taken
            case .skipped: .skipped
            case .missed: .missed
            case .late: .late
            case .due: .later
            }
    }

    /// "Iron, 18:30: Mark as taken, due next"
    public var label: String {
        let state =
            switch standing {
            case .late: ", late"
            case .next: ", due next"
            case .missed: ", missed"
            case .skipped: ", skipped"
            case .taken, .later: ""
            }
        return [tick.name, time].filter { !$0.isEmpty }.joined(separator: ", ") + ": " + tick.label + state
    }

    var html: HTML {
        li(.class("held")) {
            tick.form {
                button(
                    .class("pip pip--\(standing.rawValue)"), .id(tick.id), .type(.submit), .ariaLabel(label)
                ) {
                    span(.class("pip__circle"), .ariaHidden) {
                        if standing == .late || standing == .missed {
                            "!"
                        } else {
                            icon(standing == .skipped ? .minus : .check)
                        }
                    }
                    span(.class("pip__name"), .ariaHidden, .directionAuto) { shownName }
                }
            }
            DoseMenu(
                tick: tick, more: [.link("About \(name)", .pill, .supplements(.one(tick.slot.supplement)))],
                isHeld: true
            ).html
        }
    }
}
