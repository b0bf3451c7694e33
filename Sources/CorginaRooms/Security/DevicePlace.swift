import CorginaCore

/// Places about the devices she is signed in on, and about locking this one.
public enum DevicePlace: Hashable, Sendable {
    /// `/lock`: asks for the passphrase; POST opens what is locked
    case lock
    /// POST `/lock/now`
    case lockNow
    /// POST `/lock/awake`: she is here, though she has sent nothing for a while
    case awake
    /// `/settings/account/devices/{id}`; POST names it
    case one(RecordID)
    /// POST `/settings/account/devices/{id}/end`
    case end(RecordID)

    var segments: [String] {
        switch self {
        case .lock: ["lock"]
        case .lockNow: ["lock", "now"]
        case .awake: ["lock", "awake"]
        case .one(let id): ["settings", "account", "devices", "\(id)"]
        case .end(let id): ["settings", "account", "devices", "\(id)", "end"]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        switch segments {
        case ["lock"]: self = .lock
        case ["lock", "now"]: self = .lockNow
        case ["lock", "awake"]: self = .awake
        default:
            guard segments.starts(with: ["settings", "account", "devices"]), segments.count > 3,
                let id = RecordID(segments[3])
            else { return nil }
            switch Array(segments.dropFirst(4)) {
            case []: self = .one(id)
            case ["end"]: self = .end(id)
            default: return nil
            }
        }
    }
}
