import CorginaCore
import Markup

/// Another food in place of one of a draft. Forms: choose (POST ``Route/draftItem(_:event:item:)`` with `food`), search (POST ``Route/searchDraftItem(_:event:item:)`` with `words`),
/// remove (POST ``Route/removeDraftItem(_:event:item:)``).
public struct ItemEditorPage: Page, Hashable {
    public var draft: RecordID
    public var event: Int
    public var item: Int
    public var behind: TodayPage
    public var emoji: String
    public var name: String
    /// Why this food and amount: "You said “porkchop”. 1 medium; not said, usual size."
    public var reason: String
    /// "335"
    public var kilocalories: String
    /// "about 145 g"
    public var grams: String
    public var alternates: [FoodChoice]
    public var search: FoodSearchResults
    public var errors: [FieldError]

    public init(
        draft: RecordID, event: Int, item: Int, behind: TodayPage, emoji: String, name: String, reason: String,
        kilocalories: String, grams: String, alternates: [FoodChoice] = [], search: FoodSearchResults = .none,
        errors: [FieldError] = []
    ) {
        self.draft = draft
        self.event = event
        self.item = item
        self.behind = behind
        self.emoji = emoji
        self.name = name
        self.reason = reason
        self.kilocalories = kilocalories
        self.grams = grams
        self.alternates = alternates
        self.search = search
        self.errors = errors
    }

    public var title: String { "Change food" }
}
