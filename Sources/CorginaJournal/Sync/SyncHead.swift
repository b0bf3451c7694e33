/// How far a journal goes: its last sequence, and the hash that stands for everything up to there.
public struct SyncHead: Hashable, Sendable {
    /// The sequence of the last row; 0 when there is none.
    public let sequence: Int
    /// 32 bytes.
    public let hash: [UInt8]

    public init(sequence: Int, hash: [UInt8]) {
        self.sequence = sequence
        self.hash = hash
    }

    /// What two devices that lie side by side are compared by: the count, and the first eight hexadecimal digits of the hash.
    public var words: String {
        var text = String(sequence) + " · "
        for byte in hash.prefix(4) { text += (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        return text
    }
}
