import CorginaCore

/// A companion's places.
public enum SharedPlace: Hashable, Sendable {
    /// `/shared`: their Today
    case today
    /// POST `/shared/lists/{id}`: adds to a list
    case list(RecordID)
    /// POST `/shared/say`: a sentence for her diary
    case say
    /// `/shared/join`: where a link of hers leads, with its secret behind the `#`; POST looks at it, or joins with a new account or the
    /// companion's own. What is looked at is in a cookie, so that GET shows it
    case join
    /// `/shared/with`: where a link of a sealed diary leads, with its secret behind the `#`. The browser's own worker joins
    case with
    /// `/shared/leave`: about the share that a browser opens by itself; POST ends it
    case leave
    /// `/shared/join/{secret}`: a link as it was made until November 2026
    case formerLink(String)

    /// How many characters the secret of a link has: 32 bytes in base64url.
    static let secretLength = 43

    var segments: [String] {
        switch self {
        case .today: ["shared"]
        case .list(let id): ["shared", "lists", "\(id)"]
        case .say: ["shared", "say"]
        case .join: ["shared", "join"]
        case .with: ["shared", "with"]
        case .leave: ["shared", "leave"]
        case .formerLink(let secret): ["shared", "join", secret]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.first == "shared" else { return nil }
        switch (segments.count, segments.dropFirst().first) {
        case (1, _): self = .today
        case (2, "say"): self = .say
        case (2, "join"): self = .join
        case (2, "with"): self = .with
        case (2, "leave"): self = .leave
        case (3, "lists"):
            guard let id = RecordID(segments[2]) else { return nil }
            self = .list(id)
        case (3, "join"):
            guard Self.isSecret(segments[2].utf8) else { return nil }
            self = .formerLink(segments[2])
        default: return nil
        }
    }

    static func isSecret(_ text: some Collection<UInt8>) -> Bool {
        text.count == secretLength
            && text.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
                default: false
                }
            }
    }
}
