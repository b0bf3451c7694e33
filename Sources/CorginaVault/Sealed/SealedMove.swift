import CorginaCore
import Foundation

/// What an account the server reads becomes a sealed one with.
public struct SealedMove: Sendable {
    /// Where the journal stood when the device copied it.
    public let head: JournalHead
    /// Where the sealed copy stands.
    public let moved: JournalHead
    /// Of the sealed copy; another than the journal has now.
    public let journal: JournalID
    public let slots: Data
    public let proofs: [SlotSecret: Proof]
    public let pass: JournalPass
    /// How many photos of the copy wait; `nil` from a device that knows of none.
    public let photos: Int?

    public init(
        head: JournalHead, moved: JournalHead, journal: JournalID, slots: Data, proofs: [SlotSecret: Proof],
        pass: JournalPass, photos: Int? = nil
    ) {
        self.photos = photos
        self.head = head
        self.moved = moved
        self.journal = journal
        self.slots = slots
        self.proofs = proofs
        self.pass = pass
    }
}

extension SealedMove {
    var copy: WaitingCopy { WaitingCopy(head: head, moved: moved, journal: journal) }
}
