import CorginaRooms

/// Before the diary is erased from this iPhone, in the words of the web's page. Whoever holds the unlocked phone may erase it: she who
/// forgot her passphrase has to get rid of the diary too.
public struct PhoneErasing: Hashable, Sendable {
    public let words: String
    public static let title = "Erase your diary from this iPhone?"
    public static let button = "Erase it here"

    /// - Parameter standing: `nil` for a diary on this iPhone only.
    public init(_ standing: SealedStanding?) {
        guard let standing else {
            words =
                "Your diary and its key are deleted from this iPhone. There is no copy elsewhere unless you exported one."
            return
        }
        words = SealedErasePage(waiting: standing.waiting, isUnsealed: standing.isUnsealed).hereWords
    }
}

/// Before she signs out of her server and keeps the diary here.
public enum PhoneSigningOut {
    public static let title = "Sign out of the server?"
    public static let button = "Sign out"
    public static let words =
        "Your diary stays on this iPhone and works. What you write stays here until you sign in again with your passphrase."
}
