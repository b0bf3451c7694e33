import Foundation

/// The recovery code of a diary: 16 bytes as 26 letters of Crockford's base 32 and a check letter (`docs/storage.md`, Accounts).
public struct PhoneCode: Hashable, Sendable {
    /// 16 bytes.
    let bytes: Data

    init(bytes: Data) { self.bytes = bytes }

    static func random() -> PhoneCode { PhoneCode(bytes: Data(random: 16)) }

    /// Reads a code as people type it: any case, with spaces or hyphens anywhere, O for 0 and I or L for 1. `nil` where a letter is
    /// missing, added or wrong.
    public init?(_ typed: String) {
        var values: [UInt8] = []
        for letter in typed.uppercased().utf8 where !Self.between.contains(letter) {
            guard let value = Self.value(of: letter), values.count <= Self.letters else { return nil }
            values.append(value)
        }
        // 26 letters hold 130 bits, so the first one stands for three alone.
        guard values.count == Self.letters + 1, values[0] < 8, Self.check(values.dropLast()) == values.last else {
            return nil
        }
        bytes = Data(bigEndian: values.dropLast().reduce(UInt128(0)) { $0 << 5 | UInt128($1) })
    }

    /// In nine groups of three letters.
    public var groups: [String] {
        let number = UInt128(bytes.bigEndianWord(at: 0)) << 64 | UInt128(bytes.bigEndianWord(at: 8))
        let values = (0..<Self.letters).reversed().map { UInt8(truncatingIfNeeded: number >> (5 * $0)) & 31 }
        let letters = (values + [Self.check(values)]).map { Self.alphabet[Int($0)] }
        return stride(from: 0, to: letters.count, by: 3).map { String(decoding: letters[$0..<$0 + 3], as: UTF8.self) }
    }
}

extension PhoneCode {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    private static let between = Array(" -\t\n\r".utf8)
    private static let letters = 26

    private static func value(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "O"): 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): 1
        default: alphabet.firstIndex(of: letter).map { UInt8(truncatingIfNeeded: $0) }
        }
    }

    /// In GF(2^5) with x^5 + x^2 + 1.
    private static func check(_ values: some Collection<UInt8>) -> UInt8 {
        values.reduce(0) { sum, value in
            let doubled = (sum ^ value) << 1
            return doubled & 32 == 0 ? doubled : (doubled ^ 0b100101) & 31
        }
    }
}
