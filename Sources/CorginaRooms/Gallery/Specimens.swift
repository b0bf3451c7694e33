import CorginaCore
import Markup

/// The components of one kind, each in its states.
protocol Specimens {
    var today: CalendarDay { get }
    var html: HTML { get }
}

extension Specimens {
    /// A pregnancy of so many days, to show a component with.
    func sample(_ days: Int, babies: Int = 1, outcome: PregnancyOutcome = .ongoing) -> Pregnancy {
        Pregnancy(
            id: RecordID(high: 0, low: 0), dating: .lastPeriod(today - days, cycleLength: 28), babies: babies,
            outcome: outcome)
    }
}

/// A titled part of the gallery.
func gallerySection(_ id: String, _ heading: String, @HTMLBuilder specimens: () -> HTML) -> HTML {
    let specimens = specimens()
    return section(.class("gallery__section"), .ariaLabelledby(id)) {
        h2(.class("section-title"), .id(id)) { heading }
        div(.class("specimens")) { specimens }
    }
}

/// One state of a component, with its name.
func specimen(_ name: String, @HTMLBuilder content: () -> HTML) -> HTML {
    let content = content()
    return div(.class("specimen")) {
        p(.class("specimen__name")) { name }
        content
    }
}
