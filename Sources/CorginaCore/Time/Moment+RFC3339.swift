extension Moment: CustomStringConvertible, LosslessStringConvertible {
    /// Reads an RFC 3339 date and time with its offset, such as `2026-03-10T12:30:00-05:00` or `…Z`.
    ///
    /// Fractions of a second are read and dropped. A leap second counts as the second before it.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t") || bytes[10] == 32,
            let day = CalendarDay(String(decoding: bytes[..<10], as: UTF8.self)),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let hour = Int(digits: bytes[11..<13]), let minute = Int(digits: bytes[14..<16]),
            let second = Int(digits: bytes[17..<19]), (0...23).contains(hour), (0...59).contains(minute),
            (0...60).contains(second)
        else { return nil }
        var rest = bytes[19...]
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix { (48...57).contains($0) }
            guard !fraction.isEmpty else { return nil }
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard let offset = Self.offset(rest) else { return nil }
        let seconds = Int64(day.number) * 86_400 + Int64(hour * 3_600 + minute * 60 + Swift.min(second, 59) - offset)
        self.init(secondsSinceEpoch: seconds, utcOffset: offset)
    }

    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        let text = Array(bytes)
        if text == [UInt8(ascii: "Z")] || text == [UInt8(ascii: "z")] { return 0 }
        guard text.count == 6, text[3] == UInt8(ascii: ":"), let hours = Int(digits: text[1..<3]),
            let minutes = Int(digits: text[4..<6]), hours <= 18, minutes <= 59
        else { return nil }
        switch text[0] {
        case UInt8(ascii: "+"): return hours * 3_600 + minutes * 60
        case UInt8(ascii: "-"): return -(hours * 3_600 + minutes * 60)
        default: return nil
        }
    }

    /// The moment in RFC 3339 with its own offset.
    public var description: String {
        let sign = utcOffset < 0 ? "-" : "+"
        let offset = TimeOfDay(minutes: abs(utcOffset) / 60)
        return "\(day)T\(time):\(second.padded(to: 2))\(sign)\(offset)"
    }
}
