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
    /// POST: the names of her photos
    case photos
    /// POST: a photo that a device sealed, to keep
    case putPhoto
    /// POST: one of them
    case getPhoto
    /// POST: those that no entry shows any more
    case removePhotos
    /// POST: a photo under another data key, which goes with its rows
    case stagePhoto
    /// POST: a photo of the sealed copy of an account the server reads
    case movePhoto
    /// POST: whether this server wakes devices, and this one
    case reminders
    /// POST: wakes this one from now on
    case beginReminders
    /// POST: the minutes at which her devices are to be woken
    case reminderMinutes
    /// POST: wakes this one at once
    case testReminder
    /// POST: wakes this one no more
    case endReminders
    /// POST: her links for the clinic
    case links
    /// POST: one that a device made
    case newLink
    /// POST: ends one
    case endLink
    /// POST: her shares, and what was sent to her
    case shares
    /// POST: one that a device made
    case newShare
    /// POST: other terms of one, or what is shared by those there are
    case changeShare
    /// POST: ends one
    case endShare
    /// POST: lets go of something that was sent
    case dropSent
    /// POST, from a companion's browser: uses the link of a share up
    case joinShare
    /// POST, from a companion's browser: what is shared
    case lookAtShare
    /// POST, from a companion's browser: when it looked last
    case seenShare
    /// POST, from a companion's browser: something for her
    case sendToShare
    /// POST, from a companion's browser: ends the share
    case leaveShare
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
        case .putPhoto: [Self.root, "photos", "put"]
        case .getPhoto: [Self.root, "photos", "get"]
        case .removePhotos: [Self.root, "photos", "remove"]
        case .stagePhoto: [Self.root, "photos", "stage"]
        case .movePhoto: [Self.root, "move", "photos"]
        case .beginReminders: [Self.root, "reminders", "begin"]
        case .reminderMinutes: [Self.root, "reminders", "minutes"]
        case .testReminder: [Self.root, "reminders", "test"]
        case .endReminders: [Self.root, "reminders", "end"]
        case .newLink: [Self.root, "links", "new"]
        case .endLink: [Self.root, "links", "end"]
        case .newShare: [Self.root, "shares", "new"]
        case .changeShare: [Self.root, "shares", "change"]
        case .endShare: [Self.root, "shares", "end"]
        case .dropSent: [Self.root, "shares", "drop"]
        case .joinShare: [Self.root, "shared", "join"]
        case .lookAtShare: [Self.root, "shared", "look"]
        case .seenShare: [Self.root, "shared", "seen"]
        case .sendToShare: [Self.root, "shared", "send"]
        case .leaveShare: [Self.root, "shared", "leave"]
        case .unsealRows: [Self.root, "unseal", "rows"]
        case .useUnseal: [Self.root, "unseal", "use"]
        case .deviceDetails: [Self.root, "devices", "details"]
        case .endDevice: [Self.root, "devices", "end"]
        case .begin, .create, .open, .attach, .read, .append, .slots, .renewal, .move, .unsealed, .photos, .reminders,
            .links, .shares, .devices, .end, .erase:
            [Self.root, rawValue]
        }
    }

    /// Whether an account the server reads asks it, and not a sealed one.
    public var isOfMove: Bool {
        switch self {
        case .move, .moveRows, .movePhoto, .useMove: true
        default: false
        }
    }

    /// Whether a companion's browser asks it, which has no session.
    public var isOfCompanion: Bool {
        switch self {
        case .joinShare, .lookAtShare, .seenShare, .sendToShare, .leaveShare: true
        default: false
        }
    }

    /// Whether what is sent there comes from a device and is answered in JSON, a place there is or not.
    public static func isBelow(_ path: String) -> Bool { path.hasPrefix("/\(root)/") }
}
