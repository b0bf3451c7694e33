import CorginaCore
import Foundation

/// A share as a device of a sealed diary made it: every part is sealed, and the server has the key of none.
public struct SentShare: Sendable {
    public let id: RecordID
    /// 32 bytes: a hash of what whoever has the link shows.
    public let reader: Data
    /// The share's key, sealed with a key that is in the link.
    public let opening: Data
    /// What she keeps about it, sealed with her data key.
    public let details: Data
    /// What is shared, sealed with the share's key.
    public let bundle: Data

    public init(id: RecordID, reader: Data, opening: Data, details: Data, bundle: Data) {
        self.id = id
        self.reader = reader
        self.opening = opening
        self.details = details
        self.bundle = bundle
    }
}

/// Other terms of a share, or only what is shared by the ones there are.
public struct SentShareChange: Sendable {
    public let id: RecordID
    /// ``SealedShare/state`` as the device read it.
    public let state: Data
    /// Where her journal stood when the device worked out what is shared.
    public let head: JournalHead
    public let bundle: Data
    /// `nil` where they stay.
    public let details: Data?
    /// What goes with another key; `nil` where the share keeps its own.
    public let rotation: Rotation?

    /// Another key of the share, for a companion who joined.
    public struct Rotation: Sendable {
        public let opening: Data
        public let companion: Data

        public init(opening: Data, companion: Data) {
            self.opening = opening
            self.companion = companion
        }
    }

    public init(
        id: RecordID, state: Data, head: JournalHead, bundle: Data, details: Data? = nil, rotation: Rotation? = nil
    ) {
        self.id = id
        self.state = state
        self.head = head
        self.bundle = bundle
        self.details = details
        self.rotation = rotation
    }
}

/// One of hers as it lies there, for her devices to open.
public struct SealedShare: Sendable, Identifiable {
    public let id: RecordID
    public let reader: Data
    /// The last UTC day on which its link can be used, counted from 1970-01-01; 0 once somebody joined.
    public let lastDay: Int
    public let details: Data
    /// Of the companion; empty until one joined.
    public let companion: Data
    /// Names what can change about it, so that no device changes what it has not seen.
    public let state: Data
    public let sent: [SealedSent]

    init(_ row: ShareRow, sent: [SealedSent]) {
        id = row.recordID
        reader = row.reader
        lastDay = row.expiresDay
        details = row.details
        companion = row.companion
        state = row.state
        self.sent = sent
    }
}

/// Something a companion sent, sealed with the share's key.
public struct SealedSent: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public let sealed: Data

    public init(id: RecordID, sealed: Data) {
        self.id = id
        self.sealed = sealed
    }
}

/// A share as it lies there for the companion.
public struct SealedLook: Sendable {
    public let id: RecordID
    /// Whether somebody joined it; then its opening is for that companion.
    public let isJoined: Bool
    public let opening: Data
    public let companion: Data
    /// `nil` until one of her devices wrote one under the key of now.
    public let bundle: Data?
    public let sent: [SealedSent]
}
