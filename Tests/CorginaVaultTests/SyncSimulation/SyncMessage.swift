import CorginaVault

/// What a device asks of the server of a sealed diary.
enum SyncMessage: Sendable {
    case read(after: JournalHead)
    case append([SentRow], after: JournalHead)
}

/// What the server says to it.
enum SyncReply: Sendable {
    case page(SealedPage)
    case append(SealedAppend)
    /// Anything after which a device tries again.
    case failed
}
