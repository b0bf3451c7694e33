/// Bytes as text (RFC 4648, section 4), with `=` at the end.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: none, count: 256)
        for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()
    private static let none: UInt8 = 0xFF
    private static let filler = UInt8(ascii: "=")

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        let letters = Self.letters
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var place = 0
        while place < bytes.count {
            let second = place + 1 < bytes.count ? bytes[place + 1] : 0
            let third = place + 2 < bytes.count ? bytes[place + 2] : 0
            text.append(letters[Int(bytes[place] >> 2)])
            text.append(letters[Int(bytes[place] & 0x03) << 4 | Int(second >> 4)])
            text.append(place + 1 < bytes.count ? letters[Int(second & 0x0F) << 2 | Int(third >> 6)] : filler)
            text.append(place + 2 < bytes.count ? letters[Int(third & 0x3F)] : filler)
            place += 3
        }
        return text
    }

    /// - Returns: `nil` for anything ``encode(_:)`` would not have written.
    static func decode(_ text: [UInt8]) -> [UInt8]? {
        guard text.count % 4 == 0 else { return nil }
        let values = Self.values
        let fillers = text.suffix(2).filter { $0 == filler }.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (bits, count) = (UInt32(0), 0)
        for letter in text.dropLast(fillers) {
            let value = values[Int(letter)]
            guard value != none else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        guard bits & (1 << count - 1) == 0, count == fillers * 2 % 8 else { return nil }
        return bytes
    }
}
