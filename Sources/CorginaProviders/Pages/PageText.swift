/// The text of a page, out of its bytes.
enum PageText {
    /// Encodings that pages have: one for nearly all of them, and those of older ones.
    enum Encoding: Hashable {
        case utf8, windows1252, utf16(isLittle: Bool)

        /// By its name in a page or in front of it; `nil` for one that is not read.
        init?(_ name: some StringProtocol) {
            switch name.lowercased() {
            case "utf-8", "utf8", "unicode-1-1-utf-8": self = .utf8
            // Whoever says ASCII or Latin-1 means this one: so browsers read it (WHATWG, Encoding).
            case "us-ascii", "ascii", "iso-8859-1", "iso8859-1", "latin1", "iso_8859-1", "windows-1252", "cp1252":
                self = .windows1252
            case "utf-16", "utf-16le": self = .utf16(isLittle: true)
            case "utf-16be": self = .utf16(isLittle: false)
            default: return nil
            }
        }
    }

    /// - Parameter type: what stands in front of the page: "text/html; charset=utf-8".
    /// - Returns: `nil` for an encoding that is not read.
    static func of(_ bytes: [UInt8], type: String) -> String? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return decoded(bytes.dropFirst(3), .utf8) }
        if bytes.starts(with: [0xFF, 0xFE]) { return decoded(bytes.dropFirst(2), .utf16(isLittle: true)) }
        if bytes.starts(with: [0xFE, 0xFF]) { return decoded(bytes.dropFirst(2), .utf16(isLittle: false)) }
        if let name = charset(in: Array(type.utf8)) { return Encoding(name).map { decoded(bytes[...], $0) } }
        // A page whose bytes could be read so far has no wider units, whatever it says.
        guard let name = charset(in: Array(bytes.prefix(1_024))) else {
            return String(validating: bytes, as: UTF8.self) ?? decoded(bytes[...], .windows1252)
        }
        guard let encoding = Encoding(name) else { return nil }
        if case .utf16 = encoding { return decoded(bytes[...], .utf8) }
        return decoded(bytes[...], encoding)
    }

    /// The name behind the first `charset=`.
    private static func charset(in bytes: [UInt8]) -> String? {
        let mark = Array("charset=".utf8)
        guard bytes.count >= mark.count else { return nil }
        let start = (0...(bytes.count - mark.count)).first { place in
            mark.indices.allSatisfy { bytes[place + $0] | 0x20 == mark[$0] | 0x20 }
        }
        guard let start else { return nil }
        let value = bytes[(start + mark.count)...].drop { $0 == 0x20 || $0 == 0x22 || $0 == 0x27 }
        let name = value.prefix(40).prefix { byte in
            (48...57).contains(byte) || (97...122).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// What cannot be read becomes a sign that stands for it.
    private static func decoded(_ bytes: ArraySlice<UInt8>, _ encoding: Encoding) -> String {
        switch encoding {
        case .utf8: return String(decoding: bytes, as: UTF8.self)
        case .windows1252:
            var text = String.UnicodeScalarView()
            for byte in bytes { text.append(windows1252(byte)) }
            return String(text)
        case .utf16(let isLittle):
            let bytes = Array(bytes)
            let units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map { place in
                let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
                return isLittle ? second << 8 | first : first << 8 | second
            }
            return String(decoding: units, as: UTF16.self)
        }
    }

    private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        return Unicode.Scalar(upper[Int(byte) - 0x80]) ?? Unicode.Scalar(byte)
    }

    /// What stands from 0x80 to 0x9F. Source: WHATWG, Encoding, index of windows-1252.
    private static let upper: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
