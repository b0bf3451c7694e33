import CorginaCore

/// A companion's places.
public enum SharedPlace: Hashable, Sendable {
    /// `/shared`: their Today
    case today
    /// POST `/shared/lists/{id}`: adds to a list
    case list(RecordID)
    /// POST `/shared/say`: a sentence for her diary
    case say
    /// `/shared/join/{secret}`: a link of hers; POST joins, with a new account or the companion's own
    case join(String)

    /// How many characters the secret of a link has: 32 bytes in base64url.
    static let secretLength = 43

    var segments: [String] {
        switch self {
        case .today: ["shared"]
        case .list(let id): ["shared", "lists", "\(id)"]
        case .say: ["shared", "say"]
        case .join(let secret): ["shared", "join", secret]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.first == "shared" else { return nil }
        switch (segments.count, segments.dropFirst().first) {
        case (1, _): self = .today
        case (2, "say"): self = .say
        case (3, "lists"):
            guard let id = RecordID(segments[2]) else { return nil }
            self = .list(id)
        case (3, "join"):
            guard Self.isSecret(segments[2]) else { return nil }
            self = .join(segments[2])
        default: return nil
        }
    }

    private static func isSecret(_ text: String) -> Bool {
        text.utf8.count == secretLength
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
                default: false
                }
            }
    }
}
