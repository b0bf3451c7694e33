import CorginaCore

/// The places about her lists, under `/checklists`.
public enum ChecklistPlace: Hashable, Sendable {
    /// `/checklists`; POST begins one
    case list
    /// `/checklists/{id}`; POST adds to it
    case one(RecordID)
    /// `/checklists/{id}/edit`: its name, order and words; POST keeps them
    case edit(RecordID)
    /// POST `/checklists/{id}/items/{item}`: done, or not done after all
    case tick(RecordID, RecordID)
    /// POST `/checklists/{id}/archive`: puts it away, or brings it back
    case archive(RecordID)
    /// POST `/checklists/{id}/remove`
    case remove(RecordID)

    static let root = "checklists"
    private static let items = "items"

    var segments: [String] {
        switch self {
        case .list: [Self.root]
        case .one(let id): [Self.root, "\(id)"]
        case .edit(let id): [Self.root, "\(id)", "edit"]
        case .tick(let id, let item): [Self.root, "\(id)", Self.items, "\(item)"]
        case .archive(let id): [Self.root, "\(id)", "archive"]
        case .remove(let id): [Self.root, "\(id)", "remove"]
        }
    }

    /// Reads what ``segments`` writes; anything else is `nil`.
    init?(_ segments: [String]) {
        guard segments.first == Self.root, segments.count < 5 else { return nil }
        guard segments.count > 1 else { self = .list; return }
        guard let id = RecordID(segments[1]) else { return nil }
        let rest = Array(segments.dropFirst(2))
        switch (rest.count, rest.first) {
        case (0, _): self = .one(id)
        case (1, "edit"): self = .edit(id)
        case (1, "archive"): self = .archive(id)
        case (1, "remove"): self = .remove(id)
        case (2, Self.items):
            guard let item = RecordID(rest[1]) else { return nil }
            self = .tick(id, item)
        default: return nil
        }
    }
}
