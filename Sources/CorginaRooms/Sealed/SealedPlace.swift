/// What a diary that only her devices open asks of its server. `docs/end-to-end.md` has every message.
public enum SealedPlace: String, CaseIterable, Hashable, Sendable {
    /// GET `/sealed`: that the diary opens on her devices only, for a browser in which nothing of it runs
    case page = ""
    /// POST: what a proof is worked out with
    case begin
    /// POST: makes an account
    case create
    /// POST: lets in whoever shows a proof
    case open
    /// POST: lets a device at its journal
    case attach
    /// POST: the rows after a head
    case read
    /// POST: rows to keep
    case append
    /// POST: another passphrase or recovery code
    case slots
    /// POST: rows under another data key
    case renewal
    /// POST: puts those in the place of the ones that are there
    case useRenewal
    /// POST: where the journal of an account the server reads stands, before her browser copies it
    case move
    /// POST: rows of the sealed copy
    case moveRows
    /// POST: makes the account a sealed one, with that copy
    case useMove
    /// POST: her links for the clinic
    case links
    /// POST: one that a device made
    case newLink
    /// POST: ends one
    case endLink
    /// POST: rows of the copy that the server is to read, sealed under a key it does not have yet
    case unsealRows
    /// POST: makes the account one the server reads, with that copy
    case useUnseal
    /// POST: whether a diary became one the server reads, for a device whose session ended with that
    case unsealed
    /// POST: her devices
    case devices
    /// POST: what is kept about this one
    case deviceDetails
    /// POST: signs one out
    case endDevice
    /// POST: signs this one out, or all
    case end
    /// POST: erases the account
    case erase

    static let root = "sealed"

    var segments: [String] {
        switch self {
        case .page: [Self.root]
        case .useRenewal: [Self.root, "renewal", "use"]
        case .moveRows: [Self.root, "move", "rows"]
        case .useMove: [Self.root, "move", "use"]
        case .newLink: [Self.root, "links", "new"]
        case .endLink: [Self.root, "links", "end"]
        case .unsealRows: [Self.root, "unseal", "rows"]
        case .useUnseal: [Self.root, "unseal", "use"]
        case .deviceDetails: [Self.root, "devices", "details"]
        case .endDevice: [Self.root, "devices", "end"]
        case .begin, .create, .open, .attach, .read, .append, .slots, .renewal, .move, .unsealed, .links, .devices,
            .end, .erase:
            [Self.root, rawValue]
        }
    }

    /// Whether an account the server reads asks it, and not a sealed one.
    public var isOfMove: Bool { self == .move || self == .moveRows || self == .useMove }

    /// Whether what is sent there comes from a device and is answered in JSON, a place there is or not.
    public static func isBelow(_ path: String) -> Bool { path.hasPrefix("/\(root)/") }
}
