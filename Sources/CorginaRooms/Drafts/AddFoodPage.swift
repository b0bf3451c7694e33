import CorginaCore
import Markup

/// Adding a food to a draft's meal. POSTs to ``Route/addDraftItem(_:event:)``: field `words` searches (the answer is
/// this page again), field `food` adds.
public struct AddFoodPage: Page, Hashable {
    public var draft: RecordID
    public var event: Int
    public var behind: TodayPage
    public var search: FoodSearchResults
    public var errors: [FieldError]

    public init(
        draft: RecordID, event: Int, behind: TodayPage, search: FoodSearchResults = .none, errors: [FieldError] = []
    ) {
        self.draft = draft
        self.event = event
        self.behind = behind
        self.search = search
        self.errors = errors
    }

    public var title: String { "Add a food" }

    public var content: HTML {
        Sheet(heading: "Add a food", close: .link(.drafts(.sheet(draft)), label: "Back to what I heard")).html(
            over: behind
        ) {
            FoodSearchSection(
                heading: "What else was there?", results: search, searchRoute: .drafts(.add(draft, event: event)),
                chooseRoute: .drafts(.add(draft, event: event)), error: errors.message(for: "words")
            ).html
        }
    }
}
