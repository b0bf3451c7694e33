import CorginaCore

/// Places about inviting somebody to this server.
public enum InvitationPlace: Hashable, Sendable {
    /// `/settings/invitations`: those nobody has used; POST makes one
    case list
    /// `/settings/invitations/new/{id}`: a code, shown once; POST forgets it
    case made(RecordID)
    /// POST `/settings/invitations/{id}/revoke`
    case revoke(RecordID)

    var segments: [String] {
        switch self {
        case .list: ["settings", "invitations"]
        case .made(let id): ["settings", "invitations", "new", "\(id)"]
        case .revoke(let id): ["settings", "invitations", "\(id)", "revoke"]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.starts(with: ["settings", "invitations"]) else { return nil }
        let rest = Array(segments.dropFirst(2))
        if rest.isEmpty {
            self = .list
        } else if rest.count == 2, rest[0] == "new", let id = RecordID(rest[1]) {
            self = .made(id)
        } else if rest.count == 2, rest[1] == "revoke", let id = RecordID(rest[0]) {
            self = .revoke(id)
        } else {
            return nil
        }
    }
}
