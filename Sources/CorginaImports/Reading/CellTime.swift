import CorginaCore

extension TimeOfDay {
    /// A time as a table of another app writes it: `8:15`, `08:15`, `08:15:30`, `10:00 PM`. `nil` for a blank cell and for anything else.
    init?(cell: some StringProtocol) {
        let text = cell.uppercased().filter { $0 != " " && $0 != "\u{202F}" && $0 != "\u{A0}" && $0 != "." }
        let half = text.hasSuffix("AM") ? 0 : text.hasSuffix("PM") ? 12 : nil
        let parts = (half == nil ? text[...] : text.dropLast(2)).split(
            separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hour = Self.number(parts[0]), let minute = Self.number(parts[1]) else {
            return nil
        }
        guard let half else {
            self.init(hour: hour, minute: minute)
            return
        }
        guard (1...12).contains(hour) else { return nil }
        self.init(hour: hour % 12 + half, minute: minute)
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return text.utf8.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}
