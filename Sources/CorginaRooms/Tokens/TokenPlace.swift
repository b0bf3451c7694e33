import CorginaCore

/// Places about tokens for shortcuts and scripts. What a token opens is none of them: the interface below `/api/` has no pages.
public enum TokenPlace: Hashable, Sendable {
    /// `/settings/shortcuts`: the tokens there are; POST makes one
    case list
    /// `/settings/shortcuts/new/{id}`: a new token, shown once; POST forgets it
    case made(RecordID)
    /// `/settings/shortcuts/{id}`
    case one(RecordID)
    /// POST `/settings/shortcuts/{id}/end`
    case end(RecordID)

    var segments: [String] {
        switch self {
        case .list: Self.root
        case .made(let id): Self.root + ["new", "\(id)"]
        case .one(let id): Self.root + ["\(id)"]
        case .end(let id): Self.root + ["\(id)", "end"]
        }
    }

    private static let root = ["settings", "shortcuts"]

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.starts(with: Self.root) else { return nil }
        let rest = Array(segments.dropFirst(Self.root.count))
        if rest.isEmpty {
            self = .list
        } else if rest.count == 1, let id = RecordID(rest[0]) {
            self = .one(id)
        } else if rest.count == 2, rest[0] == "new", let id = RecordID(rest[1]) {
            self = .made(id)
        } else if rest.count == 2, rest[1] == "end", let id = RecordID(rest[0]) {
            self = .end(id)
        } else {
            return nil
        }
    }
}
