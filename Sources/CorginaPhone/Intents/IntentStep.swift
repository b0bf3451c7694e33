import CorginaCore
import CorginaRooms

/// What Siri says next, and what it waits for.
public struct IntentStep: Hashable, Sendable {
    public let kind: Kind
    /// Said aloud and shown.
    public let dialog: String
    /// What waits to be confirmed, answered or put aside; `nil` where nothing does.
    public let draft: RecordID?
    /// Shown below the dialog; `nil` without.
    public let snippet: IntentSnippet?

    public enum Kind: Hashable, Sendable {
        /// For her words: `requestValue`.
        case ask
        /// For one of these: `requestChoice`. What she chooses goes to ``IntentPlan/answer(_:to:by:)``.
        case choose([Choice])
        /// For yes or no: `requestConfirmation`. Yes goes to ``IntentPlan/confirm(_:by:)``, no to ``IntentPlan/discard(_:by:)``.
        case confirm
        /// Nothing: it offers to go on in the app, at that place.
        case review(Route)
        /// Nothing. It is logged.
        case logged
        /// Nothing. It was only told.
        case told
        /// Nothing. It could not be done; the dialog says what to do.
        case refused
    }

    /// An answer to a question, as she would say it.
    public struct Choice: Hashable, Sendable {
        public let id: String
        public let words: String
    }

    init(_ kind: Kind, _ dialog: String, draft: RecordID? = nil, snippet: IntentSnippet? = nil) {
        self.kind = kind
        self.dialog = dialog
        self.draft = draft
        self.snippet = snippet
    }
}
