import CorginaVault

/// Why a device's message was not answered with what it asked for. No case carries anything of a diary.
enum SealedError: Error, Hashable, Sendable {
    /// It is not as docs/end-to-end.md says.
    case shape
    /// No session, or one of another kind of diary.
    case signedOut
    /// Others appended meanwhile.
    case moved(JournalHead)
    /// The journal does not hold the head the device has.
    case past(JournalHead)
    case noSuchDevice
    case noSuchPhoto
    /// The owner has not switched reminders on.
    case noReminders
    /// An address that is no push service's, or keys that no browser gives.
    case wrongService
}
