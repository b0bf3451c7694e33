import Crypto
import Foundation

/// Authenticated encryption as every row uses it: AES-256-GCM with a random nonce, a format byte in front.
///
/// The purpose and everything that ties the bytes to their place are associated data: bytes moved elsewhere do not open.
enum Sealing {
    static let format: UInt8 = 1
    /// How much longer sealed bytes are than what is sealed: format, nonce and tag.
    static let overhead = 1 + 12 + 16

    static func seal(_ plaintext: Data, with key: SymmetricKey, bound context: Data) throws(VaultError) -> Data {
        do {
            let box = try AES.GCM.seal(plaintext, using: key, authenticating: context)
            var sealed = Data([format])
            sealed.append(contentsOf: box.nonce)
            sealed.append(box.ciphertext)
            sealed.append(box.tag)
            return sealed
        } catch { throw .storageFailed(code: 0) }
    }

    /// What ties sealed bytes to their purpose and place: the purpose's words, the format and the parts.
    static func context(_ purpose: String, _ parts: Data...) -> Data {
        var context = Data(purpose.utf8)
        context.append(format)
        for part in parts { context.append(part) }
        return context
    }

    /// - Returns: `nil` when the key, the place or a single bit is wrong.
    static func open(_ sealed: Data, with key: SymmetricKey, bound context: Data) -> Data? {
        guard sealed.count >= overhead, sealed.first == format,
            let box = try? AES.GCM.SealedBox(combined: sealed.dropFirst())
        else { return nil }
        return try? AES.GCM.open(box, using: key, authenticating: context)
    }
}

/// Padding to a few sizes, so that the length of sealed bytes does not tell a loss from a glass of water.
enum Padding {
    /// The smallest padded size in bytes of most things; each next one is twice the one before.
    static let smallest = 256

    /// The bytes with their count in front, and zeros up to 256 B, 512 B, 1 KiB, 2 KiB … or up from another smallest size.
    static func pad(_ bytes: some Collection<UInt8>, smallest: Int = smallest) -> Data {
        let size = Self.size(of: bytes.count, smallest: smallest)
        var padded = Data(capacity: size)
        padded.append(bigEndian: UInt32(bytes.count))
        padded.append(contentsOf: bytes)
        padded.append(Data(count: size - padded.count))
        return padded
    }

    /// The same, with zeros up to a multiple of `step`: for what is long, of which doubling would waste half.
    static func pad(_ bytes: some Collection<UInt8>, toMultipleOf step: Int) -> Data {
        pad(bytes, smallest: (bytes.count + 4 + step - 1) / step * step)
    }

    /// How many bytes so many have once they are padded.
    static func size(of count: Int, smallest: Int = smallest) -> Int {
        var size = smallest
        while size < count + 4 { size *= 2 }
        return size
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
        self.init()
        append(bigEndian: word)
    }

    mutating func append(bigEndian word: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: word.bigEndian) { append(contentsOf: $0) }
    }

    /// The first eight bytes from `offset` as a number, most significant first.
    func bigEndianWord(at offset: Int) -> UInt64 {
        dropFirst(offset).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Fresh random bytes from the system.
    static func random(_ count: Int) -> Data {
        SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
    }
}
