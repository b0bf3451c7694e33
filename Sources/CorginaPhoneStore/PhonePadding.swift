import Foundation

/// Padding to a few sizes, so that the length of sealed bytes does not tell what they are of.
enum PhonePadding {
    /// The count in 4 bytes, the bytes, and zeros up to the smallest size that fits; each size is twice the one before.
    static func pad(_ bytes: some Collection<UInt8>, smallest: Int) -> Data {
        var size = smallest
        while size < bytes.count + 4 { size *= 2 }
        var padded = Data(bigEndian: UInt32(truncatingIfNeeded: bytes.count))
        padded.append(contentsOf: bytes)
        padded.append(Data(count: size - padded.count))
        return padded
    }

    static func unpad(_ padded: Data) -> [UInt8]? {
        guard padded.count >= 4 else { return nil }
        let count = padded.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard count <= padded.count - 4 else { return nil }
        return Array(padded.dropFirst(4).prefix(count))
    }
}

extension Data {
    /// The number's bytes, most significant first.
    init(bigEndian word: some FixedWidthInteger) {
        self = Swift.withUnsafeBytes(of: word.bigEndian) { Data($0) }
    }

    /// The eight bytes from `offset` on as a number; what is not there counts as nothing.
    func bigEndianWord(at offset: Int) -> UInt64 {
        dropFirst(offset).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
