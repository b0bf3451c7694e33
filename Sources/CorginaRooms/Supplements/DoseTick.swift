import CorginaCore
import Markup

/// The check beside a dose, 44 px wide: one tap takes it, a tap on a taken one takes that back.
///
/// POSTs to the dose's route with fields `state` (`taken`, `open`) and `place` (where to go on: `today`, `list`, `one`).
struct DoseTick: Hashable, Sendable {
    var slot: DoseSlot
    /// "Iron", or "Iron, Morning dose" where it has several.
    var name: String
    var look: Appearance
    /// Whether a tap takes it, or takes it back.
    var takes: Bool
    /// "Marked as taken" or "Mark as taken".
    var label: String
    var origin: Origin

    enum Appearance: Hashable, Sendable {
        case open, taken, skipped
        /// Some of several doses, in percent.
        case part(Int)
    }

    /// The page it is on.
    public enum Origin: String, Sendable {
        case today, list, one
    }

    /// The check of a supplement's row: it takes the next open dose, and takes the last one back once all are taken.
    ///
    /// - Returns: `nil` for a day without doses.
    init?(of day: DoseDay, origin: Origin) {
        guard let dose = day.nextOpen ?? day.doses.first(where: { !$0.state.isTaken }) ?? day.doses.last else {
            return nil
        }
        self.init(dose, of: day, origin: origin)
        if !takes || day.taken == 0 { return }
        look = .part(percent(Double(day.taken), of: Double(day.doses.count)))
    }

    /// The check of one dose.
    init(_ dose: Dose, of day: DoseDay, origin: Origin) {
        slot = dose.slot
        let supplement = day.supplement
        name = day.doses.count > 1 ? "\(supplement.name), \(supplement.name(of: dose.slot))" : supplement.name
        takes = !dose.state.isTaken
        label = dose.state.checkLabel
        self.origin = origin
        if case .skipped = dose.state { look = .skipped } else { look = takes ? .open : .taken }
    }

    var html: HTML {
        form {
            button(.class("tick \(className)"), .id(id), .type(.submit), .ariaLabel("\(name): \(label)")) {
                span { icon(look == .skipped ? .minus : .check) }
            }
        }
    }

    /// The form around any button that marks the dose.
    func form(@HTMLBuilder button: () -> HTML) -> HTML {
        let button = button()
        return Markup.form(
            .class("bare-form"), .method(.post), .action(Route.supplements(.dose(slot)).address), .data(.navigate),
            .data(.dose)
        ) {
            input(.type(.hidden), .name("state"), .value(takes ? "taken" : "open"))
            input(.type(.hidden), .name("place"), .value(origin.rawValue))
            button
        }
    }

    /// Stays the same when the dose changes, so that the focus stays on it.
    var id: String {
        switch origin {
        case .one: "tick-\(slot.day)-\(slot.number)"
        case .list: "tick-\(slot.supplement)"
        case .today: "tick-\(slot.supplement)-\(slot.number)"
        }
    }

    private var className: String {
        switch look {
        case .open: ""
        case .taken: "tick--on"
        case .skipped: "tick--skip"
        case .part(let share): "tick--part \(valueClass(share))"
        }
    }
}
