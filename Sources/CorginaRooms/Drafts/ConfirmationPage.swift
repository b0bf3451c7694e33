import CorginaCore
import CorginaLanguage
import Markup

/// What Corgina understood, over an inert Today, to confirm before anything is kept.
///
/// Forms: log (POST ``Route/logDraft(_:)`` with `notes-0`, `notes-1`, … one an event), close
/// (POST ``Route/discardDraft(_:)``), and for each event and item their routes without fields.
public struct ConfirmationPage: Page, Hashable {
    public var draft: RecordID
    public var behind: TodayPage
    /// Her words.
    public var sentence: String
    public var events: [DraftEvent]
    /// The word of hers that is asked about, if any.
    public var openWord: String?
    /// The change of hers that may be always so, if any.
    public var habit: HabitQuestion?
    /// Her words it could not place.
    public var notUnderstood: [String]
    /// Packaged foods those words may mean.
    public var offers: [Offer] = []
    /// Figures in her words that cannot be meant; what they were said of is not among ``events``.
    public var implausible: [ImplausibleFigure] = []
    /// What her diary held already, each a sentence.
    public var remarks: [String] = []
    /// What she said herself, where ``sentence`` was suggested in its place.
    public var ownWords: String?
    /// How her words were heard; `nil` for what was typed.
    public var spoken: Draft.Spoken?
    /// The server that can be asked for other words; `nil` where none may.
    public var rewordingHost: String?
    /// What in it should not wait.
    public var care: CareNotice?
    public var errors: [FieldError]
    /// What becomes of it once she confirms.
    public var purpose = Draft.Purpose.log
    /// The photo she said it of.
    public var photo: RecordID?
    /// For a recipe: its name and servings, as typed.
    public var recipe: RecipeFields?

    public init(
        draft: RecordID, behind: TodayPage, sentence: String, events: [DraftEvent], notUnderstood: [String] = [],
        care: CareNotice? = nil, errors: [FieldError] = []
    ) {
        self.draft = draft
        self.behind = behind
        self.sentence = sentence
        self.events = events
        self.notUnderstood = notUnderstood
        self.care = care
        self.errors = errors
    }

    public var title: String { purpose == .log ? "I heard" : "Edit" }

    /// One thing, and nothing to worry or ask about.
    public var isQuick: Bool {
        events.count == 1 && events.allSatisfy { $0.itemCount <= 1 } && care == nil && openWord == nil
            && photo == nil && notUnderstood.isEmpty && errors.isEmpty && implausible.isEmpty && remarks.isEmpty
            && habit == nil && ownWords == nil
    }

    /// "Log Meal", "Log Vitamin", "Log 3 entries".
    public var logLabel: String {
        if purpose.isRecipe { return "Save Recipe" }
        if purpose != .log { return "Save" }
        if events.count == 1 { return "Log \(events.first?.kindName ?? "")" }
        return events.allSatisfy { $0.isMeal } ? "Log \(events.count) Meals" : "Log \(events.count) entries"
    }
}
