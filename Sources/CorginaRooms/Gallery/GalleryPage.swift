import CorginaCore
import Markup

/// Every component in each of its states, for whoever builds with them and for the tests that look at them.
/// Everything on it is made up.
public struct GalleryPage: Page, Hashable {
    public var today: CalendarDay

    public init(today: CalendarDay) { self.today = today }

    public var title: String { "Gallery" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to the start", .home), title: "Gallery", isNarrow: false).html {
            nav(.class("gallery__contents"), .ariaLabel("Contents")) {
                for (id, heading) in Self.contents { a(.class("chip"), .href(.fragment(id))) { heading } }
            }
            look
            cards
            calories
            doses
            measurements
            drinksAndSymptoms
            progress
            charts
            dateEntry
            controls
            rowsAndSheets
        }
    }

    private static let contents = [
        ("look", "Appearance"), ("cards", "Cards"), ("calories-section", "Calories"), ("doses-section", "Doses"),
        ("measurements-section", "Measurements"), ("days-section", "Drinks and symptoms"), ("progress", "Progress"),
        ("charts", "Charts"), ("date-entry", "Date entry"),
        ("controls", "Controls"), ("rows-and-sheets", "Rows and sheets"),
    ]

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
