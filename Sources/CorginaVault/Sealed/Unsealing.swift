import Crypto
import Foundation

/// What a sealed diary becomes one the server reads with: the copy that waits, and the key it is sealed under.
public struct Unsealing: Sendable {
    let copy: WaitingCopy
    let dataKey: DataKey
    /// How many photos of the copy wait; `nil` from a device that knows of none.
    let photos: Int?

    /// - Parameters:
    ///   - head: where the sealed journal stood when the device copied it.
    ///   - moved: where the copy stands.
    ///   - journal: of the copy; another than the diary has now.
    ///   - key: 32 bytes that open the copy. `nil` for any other count.
    public init?(
        head: JournalHead, moved: JournalHead, journal: JournalID, key: some Collection<UInt8>, photos: Int? = nil
    ) {
        guard key.count == 32 else { return nil }
        self.photos = photos
        copy = WaitingCopy(head: head, moved: moved, journal: journal)
        dataKey = DataKey(journal: journal, key: SymmetricKey(data: Data(key)))
    }
}

extension Unsealing: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a key" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
