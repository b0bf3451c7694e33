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
            LookSpecimens(today: today).html
            CardSpecimens(today: today).html
            CalorieSpecimens(today: today).html
            DoseSpecimens(today: today).html
            MeasurementSpecimens(today: today).html
            DaySpecimens(today: today).html
            ProgressSpecimens(today: today).html
            ChartSpecimens(today: today).html
            DateEntrySpecimens(today: today).html
            ControlSpecimens(today: today).html
            RowSpecimens(today: today).html
        }
    }

    private static let contents = [
        ("look", "Appearance"), ("cards", "Cards"), ("calories-section", "Calories"), ("doses-section", "Doses"),
        ("measurements-section", "Measurements"), ("days-section", "Drinks and symptoms"), ("progress", "Progress"),
        ("charts", "Charts"), ("date-entry", "Date entry"),
        ("controls", "Controls"), ("rows-and-sheets", "Rows and sheets"),
    ]
}
