import CorginaCore

/// Places about sharing some of her diary with somebody.
public enum SharingPlace: Hashable, Sendable {
    /// `/settings/sharing`; POST begins a share
    case list
    /// `/settings/sharing/new/{id}`: a link, shown once; POST forgets it
    case made(RecordID)
    /// `/settings/sharing/sent`: what companions sent
    case sent
    /// `/settings/sharing/{id}`; POST changes its terms
    case one(RecordID)
    /// `/settings/sharing/{id}/preview`: what they see
    case preview(RecordID)
    /// POST `/settings/sharing/{id}/end`
    case end(RecordID)
    /// POST `/settings/sharing/{id}/sent/{item}/take`
    case take(RecordID, RecordID)
    /// POST `/settings/sharing/{id}/sent/{item}/drop`
    case drop(RecordID, RecordID)

    private static let root = ["settings", "sharing"]

    var segments: [String] {
        switch self {
        case .list: Self.root
        case .made(let id): Self.root + ["new", "\(id)"]
        case .sent: Self.root + ["sent"]
        case .one(let id): Self.root + ["\(id)"]
        case .preview(let id): Self.root + ["\(id)", "preview"]
        case .end(let id): Self.root + ["\(id)", "end"]
        case .take(let id, let item): Self.root + ["\(id)", "sent", "\(item)", "take"]
        case .drop(let id, let item): Self.root + ["\(id)", "sent", "\(item)", "drop"]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.starts(with: Self.root) else { return nil }
        let rest = Array(segments.dropFirst(2))
        switch (rest.count, rest.first) {
        case (0, _): self = .list
        case (1, "sent"): self = .sent
        case (2, "new"):
            guard let id = RecordID(rest[1]) else { return nil }
            self = .made(id)
        default:
            guard let id = rest.first.flatMap({ RecordID($0) }) else { return nil }
            self.init(id, Array(rest.dropFirst()))
        }
    }

    private init?(_ id: RecordID, _ rest: [String]) {
        switch (rest.count, rest.first) {
        case (0, _): self = .one(id)
        case (1, "preview"): self = .preview(id)
        case (1, "end"): self = .end(id)
        case (3, "sent"):
            guard let item = RecordID(rest[1]) else { return nil }
            switch rest[2] {
            case "take": self = .take(id, item)
            case "drop": self = .drop(id, item)
            default: return nil
            }
        default: return nil
        }
    }
}
