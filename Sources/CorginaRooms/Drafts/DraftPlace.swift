import CorginaCore

/// The places about what waits to be confirmed, under `/drafts`. Events and items are counted from 0.
public enum DraftPlace: Hashable, Sendable {
    /// POST `/drafts`: a sentence
    case say
    /// POST `/drafts/clear`: forgets what she said and did not log
    case clear
    /// `/drafts/{id}`: the sheet
    case sheet(RecordID)
    /// `/drafts/{id}/{event}/{item}` and what can be done there
    case item(RecordID, event: Int, item: Int)
    case removeItem(RecordID, event: Int, item: Int)
    case searchItem(RecordID, event: Int, item: Int)
    /// `/drafts/{id}/{event}/…`
    case add(RecordID, event: Int)
    case details(RecordID, event: Int)
    case removeEvent(RecordID, event: Int)
    /// POST `/drafts/{id}/log`
    case log(RecordID)
    case discard(RecordID)
    case change(RecordID, DraftChange)

    static let root = "drafts"

    /// The draft it is about.
    var id: RecordID? {
        switch self {
        case .say, .clear: nil
        case .sheet(let id), .item(let id, _, _), .removeItem(let id, _, _), .searchItem(let id, _, _), .add(let id, _),
            .details(let id, _), .removeEvent(let id, _), .log(let id), .discard(let id), .change(let id, _):
            id
        }
    }

    var segments: [String] { [Self.root] + (id.map { ["\($0)"] } ?? []) + actions }

    /// What follows the draft's id.
    private var actions: [String] {
        switch self {
        case .say, .sheet: []
        case .clear: ["clear"]
        case .item(_, let event, let item): ["\(event)", "\(item)"]
        case .removeItem(_, let event, let item): ["\(event)", "\(item)", "remove"]
        case .searchItem(_, let event, let item): ["\(event)", "\(item)", "search"]
        case .add(_, let event): ["\(event)", "add"]
        case .details(_, let event): ["\(event)", "details"]
        case .removeEvent(_, let event): ["\(event)", "remove"]
        case .log: ["log"]
        case .discard: ["discard"]
        case .change(_, let change): change.segments
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root else { return nil }
        guard segments.count > 1 else { self = .say; return }
        if segments == [Self.root, "clear"] { self = .clear; return }
        guard let id = RecordID(segments[1]), let place = Self.place(of: id, Array(segments.dropFirst(2))) else {
            return nil
        }
        self = place
    }

    private static func place(of id: RecordID, _ actions: [String]) -> DraftPlace? {
        guard let first = actions.first else { return .sheet(id) }
        let number: (String) -> Int? = { WholeText.read($0, in: Route.places) }
        if let change = DraftChange(actions, number: number) { return .change(id, change) }
        switch first {
        case "log": return .log(id)
        case "discard": return .discard(id)
        default: break
        }
        guard let event = number(first), actions.count > 1 else { return nil }
        switch actions[1] {
        case "add": return .add(id, event: event)
        case "details": return .details(id, event: event)
        case "remove": return .removeEvent(id, event: event)
        default: break
        }
        guard let item = number(actions[1]) else { return nil }
        return switch actions.count > 2 ? actions[2] : nil {
        case nil: .item(id, event: event, item: item)
        case "remove": .removeItem(id, event: event, item: item)
        case "search": .searchItem(id, event: event, item: item)
        default: nil
        }
    }
}
