import CorginaCore

/// Places about the calendar feed. The feed's own address is none of them: it holds a secret, and a route is printed freely.
public enum CalendarPlace: Hashable, Sendable {
    /// `/settings/calendar`: the addresses there are; POST makes one
    case feeds
    /// `/settings/calendar/new/{id}`: a new address, shown once; POST forgets it
    case made(RecordID)
    /// `/settings/calendar/{id}`: what a feed holds; POST changes it
    case feed(RecordID)
    /// POST `/settings/calendar/{id}/revoke`
    case revoke(RecordID)

    var segments: [String] {
        switch self {
        case .feeds: ["settings", "calendar"]
        case .made(let id): ["settings", "calendar", "new", "\(id)"]
        case .feed(let id): ["settings", "calendar", "\(id)"]
        case .revoke(let id): ["settings", "calendar", "\(id)", "revoke"]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.starts(with: ["settings", "calendar"]) else { return nil }
        let rest = Array(segments.dropFirst(2))
        switch rest.count {
        case 0: self = .feeds
        case 1:
            guard let id = RecordID(rest[0]) else { return nil }
            self = .feed(id)
        case 2 where rest[0] == "new":
            guard let id = RecordID(rest[1]) else { return nil }
            self = .made(id)
        case 2 where rest[1] == "revoke":
            guard let id = RecordID(rest[0]) else { return nil }
            self = .revoke(id)
        default: return nil
        }
    }
}
