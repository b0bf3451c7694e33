import CorginaCore
import CorginaJournal

// How a host and the desk write what they speak of: hashes and ids as hexadecimal digits, a head as docs/storage.md has it.

extension [UInt8] {
    /// Reads pairs of lower-case hexadecimal digits; anything else is `nil`.
    init?(hexadecimal text: String) {
        let digits = Array<UInt8>(text.utf8)
        guard digits.count.isMultiple(of: 2) else { return nil }
        self = []
        var place = 0
        while place < digits.count {
            guard let high = Self.value(of: digits[place]), let low = Self.value(of: digits[place + 1]) else {
                return nil
            }
            append(high << 4 | low)
            place += 2
        }
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case 48...57: digit - 48
        case 97...102: digit - 87
        default: nil
        }
    }

    var hexadecimal: String {
        var text = ""
        for byte in self { text += (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        return text
    }
}

extension SyncHead {
    /// `sequence.hash`
    var mark: String { String(sequence) + "." + hash.hexadecimal }
}

extension JSON {
    func digits(_ name: String) throws(MessageError) -> [UInt8] {
        guard let bytes = [UInt8](hexadecimal: try text(name)) else { throw .malformed(name) }
        return bytes
    }

    func syncHead(_ name: String) throws(MessageError) -> SyncHead {
        let parts = try text(name).split(separator: ".")
        guard parts.count == 2, let sequence = Int(String(parts[0])), sequence >= 0,
            let hash = [UInt8](hexadecimal: String(parts[1]))
        else { throw .malformed(name) }
        return SyncHead(sequence: sequence, hash: hash)
    }
}
