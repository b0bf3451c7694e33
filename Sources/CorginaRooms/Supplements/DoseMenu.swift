import CorginaCore
import Markup

/// What can be done with one dose, each line what a button elsewhere does too.
///
/// POSTs to the dose's route with the fields of ``DoseTick``.
struct DoseMenu: Sendable {
    var tick: DoseTick
    /// More about what the dose is of.
    var more: [MenuItem] = []
    /// Whether it has no dots.
    var isHeld = false

    var html: HTML {
        ContextMenu(label: "More about \(tick.name)", items: items, isHeld: isHeld).html
    }

    private var items: [MenuItem] {
        [
            tick.takes
                ? mark("Mark as taken", .check, as: "taken", swipe: .right("Take"))
                : mark("Mark as not taken", .undo, as: "open", swipe: .right("Undo")),
            skip,
            .link("Change the time", .clock, .supplements(.dose(tick.slot)), inPlace: true),
        ].compactMap { $0 } + more
    }

    /// A dose that was taken is not skipped as well.
    private var skip: MenuItem? {
        if tick.look == .skipped { return mark("Undo skip", .undo, as: "open", swipe: .left("Undo")) }
        return tick.takes ? mark("Skip this dose", .minus, as: "skipped", swipe: .left("Skip")) : nil
    }

    private func mark(_ words: String, _ symbol: Icon, as state: String, swipe: Swipe?) -> MenuItem {
        .action(
            words, symbol, .supplements(.dose(tick.slot)),
            fields: [("state", state), ("place", tick.origin.rawValue)], swipe: swipe)
    }
}
