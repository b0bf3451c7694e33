import CorginaCore
import Markup

/// Every place in Corgina. All links and forms get their address here, and nowhere else.
public enum Route: Hashable, Sendable {
    /// `/`: sends her on to welcome or today.
    case home
    case welcome
    /// `/account/new`
    case newAccount
    /// POST `/account`
    case account
    case recoveryCode
    case signIn
    /// POST `/session`
    case session
    /// POST `/session/end`
    case endSession
    case recover
    /// `/pregnancy/new`: how would you like to track?
    case newPregnancy
    /// `/pregnancy/new/{method}`
    case datePregnancy(DatingEntry)
    case reviewPregnancy
    /// POST `/pregnancy`
    case pregnancy
    case today
    /// POST `/drafts`
    case drafts
    case draft(RecordID)
    /// `/drafts/{id}/{event}/{item}` and what can be done there. Events and items are counted from 0.
    case draftItem(RecordID, event: Int, item: Int)
    case removeDraftItem(RecordID, event: Int, item: Int)
    case searchDraftItem(RecordID, event: Int, item: Int)
    /// `/drafts/{id}/{event}/…`
    case addDraftItem(RecordID, event: Int)
    case draftDetails(RecordID, event: Int)
    case removeDraftEvent(RecordID, event: Int)
    /// POST `/drafts/{id}/log`
    case logDraft(RecordID)
    case discardDraft(RecordID)
    /// POST `/undo`
    case undo
    case settings
    case privacy
}

extension Route {
    /// The path's segments; none for home.
    public var segments: [String] {
        switch self {
        case .home: []
        case .welcome: ["welcome"]
        case .newAccount: ["account", "new"]
        case .account: ["account"]
        case .recoveryCode: ["recovery-code"]
        case .signIn: ["sign-in"]
        case .session: ["session"]
        case .endSession: ["session", "end"]
        case .recover: ["recover"]
        case .newPregnancy: ["pregnancy", "new"]
        case .datePregnancy(let entry): ["pregnancy", "new", entry.rawValue]
        case .reviewPregnancy: ["pregnancy", "review"]
        case .pregnancy: ["pregnancy"]
        case .today: ["today"]
        case .drafts: ["drafts"]
        case .undo: ["undo"]
        case .settings: ["settings"]
        case .privacy: ["privacy"]
        default: ["drafts"] + draftSegments
        }
    }

    private var draftSegments: [String] {
        switch self {
        case .draft(let id): ["\(id)"]
        case .draftItem(let id, let event, let item): ["\(id)", "\(event)", "\(item)"]
        case .removeDraftItem(let id, let event, let item): ["\(id)", "\(event)", "\(item)", "remove"]
        case .searchDraftItem(let id, let event, let item): ["\(id)", "\(event)", "\(item)", "search"]
        case .addDraftItem(let id, let event): ["\(id)", "\(event)", "add"]
        case .draftDetails(let id, let event): ["\(id)", "\(event)", "details"]
        case .removeDraftEvent(let id, let event): ["\(id)", "\(event)", "remove"]
        case .logDraft(let id): ["\(id)", "log"]
        case .discardDraft(let id): ["\(id)", "discard"]
        default: []
        }
    }

    /// The address for a link or a form.
    public var address: Address { Address(path: segments) }

    /// The path: "/today".
    public var path: String { address.path }
}
