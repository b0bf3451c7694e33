/// Why a device has stopped reading and sending: it is hers to decide how to go on.
public enum SyncTrouble: Hashable, Sendable {
    /// The server's journal ends at a row the device has, and the device has more: an older backup was put back, or the server hides
    /// what came after. ``DiarySync/putBack()`` sends it again; ``DiarySync/startOver(holding:)`` reads everything anew.
    case serverHasLess(SyncHead)
    /// The server's journal is another than the one the device read. ``DiarySync/startOver(holding:)`` takes it.
    case otherPast(SyncHead)
    /// The row of that sequence is not what it says it is, or stands where another should, or did not come though the server says
    /// that it is there. Nothing of it was taken.
    case falseRow(Int)
    /// The server says it kept something else than it was sent.
    case falseAnswer
    /// After all was read anew, so many entries the device had are not there. ``DiarySync/bringBack()`` sends them again.
    case missing(Int)

    /// What a page and a device call it.
    public var name: String {
        switch self {
        case .serverHasLess: "less"
        case .otherPast: "past"
        case .falseRow: "row"
        case .falseAnswer: "answer"
        case .missing: "missing"
        }
    }
}

/// What the host does next.
public enum SyncStep: Hashable, Sendable {
    /// Nothing, until something waits or she looks again.
    case rest
    /// Nothing: an answer is awaited.
    case await
    /// Ask for the rows after that head.
    case read(after: SyncHead)
    /// Seal these entries to that head, in their order, and send them; or as many of the first of them as one message takes.
    case append([JournalEntry], after: SyncHead)
    /// Send the rows the device holds, as they are, from the one after that head on, up to that sequence at the most.
    case putBack(after: SyncHead, through: Int)
    /// Tell her.
    case halt(SyncTrouble)
}
