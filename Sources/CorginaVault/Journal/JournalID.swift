import Foundation

/// Names a journal: 16 random bytes that say nothing about whose it is.
public struct JournalID: Hashable, Sendable, CustomStringConvertible {
    public let bytes: Data

    /// `nil` unless there are 16 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        self.bytes = Data(bytes)
    }

    public static func random() -> JournalID { JournalID(unchecked: .random(16)) }

    private init(unchecked bytes: Data) {
        self.bytes = bytes
    }

    /// The id as 32 hexadecimal digits.
    public var description: String { bytes.hexadecimal }
}
