import Algorithms
import Foundation

/// The code printed for the day the passphrase is forgotten: 128 random bits, 26 letters and a check letter.
///
/// Letters are Crockford's base 32 (no I, L, O, U). The check letter is a sum over GF(32) that any single wrong letter
/// and any two swapped letters break, so a slip of the pen is found before any work is done.
public struct RecoveryCode: Hashable, Sendable {
    /// The 16 bytes the code stands for.
    let bytes: Data

    init(bytes: Data) {
        self.bytes = bytes
    }

    static func random() -> RecoveryCode { RecoveryCode(bytes: .random(16)) }

    /// Reads a code as people type it: any case, with spaces or hyphens anywhere, O for 0 and I or L for 1.
    ///
    /// - Throws: `recoveryCodeMistyped` when a letter is missing, added or wrong.
    public init(_ text: String) throws(VaultError) {
        var values: [UInt8] = []
        for byte in text.utf8 where ![UInt8(ascii: " "), UInt8(ascii: "-"), 9, 10, 13].contains(byte) {
            guard let value = Base32.value(of: byte), values.count < 27 else { throw .recoveryCodeMistyped }
            values.append(value)
        }
        // 26 letters hold 130 bits, so the first one stands for three alone.
        guard values.count == 27, values[0] < 8, Base32.check(values.dropLast()) == values[26] else {
            throw .recoveryCodeMistyped
        }
        bytes = Self.pack(values.dropLast())
    }

    /// The code in nine groups of three, such as `3ZK-9QX-…`.
    public var text: String {
        let values = Self.unpack(bytes)
        let letters = (values + [Base32.check(values)]).map(Base32.letter)
        return letters.chunks(ofCount: 3).map { String($0) }.joined(separator: "-")
    }

    private static func unpack(_ bytes: Data) -> [UInt8] {
        let words = (bytes.bigEndianWord(at: 0), bytes.bigEndianWord(at: 8))
        let number = UInt128(words.0) << 64 | UInt128(words.1)
        return (0..<26).reversed().map { UInt8(truncatingIfNeeded: number >> (5 * $0)) & 31 }
    }

    private static func pack(_ values: some Sequence<UInt8>) -> Data {
        let number = values.reduce(UInt128(0)) { $0 << 5 | UInt128($1) }
        var bytes = Data()
        bytes.append(bigEndian: number)
        return bytes
    }
}

/// Crockford's base 32, and arithmetic on its letters.
enum Base32 {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    static func letter(_ value: UInt8) -> Character { Character(Unicode.Scalar(alphabet[Int(value & 31)])) }

    static func value(of byte: UInt8) -> UInt8? {
        let isLowerCase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        switch isLowerCase ? byte - 32 : byte {
        case UInt8(ascii: "O"): return 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
        case let letter: return alphabet.firstIndex(of: letter).map { UInt8($0) }
        }
    }

    /// The sum of the values, each times its own power of 2, in GF(2^5) with the polynomial x^5 + x^2 + 1.
    ///
    /// 2 has order 31 there, so the 26 weights differ: one changed letter, or two exchanged ones, change the sum.
    static func check(_ values: some Collection<UInt8>) -> UInt8 {
        values.reduce(0) { sum, value in double(sum ^ value) }
    }

    private static func double(_ value: UInt8) -> UInt8 {
        let shifted = value << 1
        return shifted & 32 == 0 ? shifted : (shifted ^ 0b100101) & 31
    }
}
