/// An amount as people type it into a field: `2`, `1.5`, `1,5`, `1/2`, `1 1/2`, `½`, `1½`.
public enum AmountText {
    /// The amounts a field accepts: more than nothing, and less than any meal.
    public static let range = 0.01...10_000.0

    /// The amount, or `nil` if the text is not one or lies outside `range`.
    public static func read(_ text: String, in range: ClosedRange<Double> = range) -> Double? {
        let parts = spelled(text).split(separator: " ")
        guard (1...2).contains(parts.count) else { return nil }
        var total = 0.0
        for part in parts {
            guard let value = number(part) else { return nil }
            total += value
        }
        // Two parts are a whole and a fraction; "2 3" is a slip, not a five.
        if parts.count == 2 && (parts[0].contains("/") || !parts[1].contains("/")) { return nil }
        return range.contains(total) ? total : nil
    }

    /// The text with the fraction characters written out, each set off by a space.
    private static func spelled(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "½": result += " 1/2"
            case "¼": result += " 1/4"
            case "¾": result += " 3/4"
            case "⅓": result += " 1/3"
            case "⅔": result += " 2/3"
            case "⅛": result += " 1/8"
            case "⁄": result += "/"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func number(_ text: Substring) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        switch parts.count {
        case 1: return decimal(parts[0])
        case 2:
            guard let numerator = decimal(parts[0]), let denominator = decimal(parts[1]), denominator > 0 else {
                return nil
            }
            return numerator / denominator
        default: return nil
        }
    }

    /// Digits with at most one point or comma. A comma before exactly three digits could be thousands: refused, not guessed.
    private static func decimal(_ text: Substring) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard text.utf8.count <= 9, parts.count <= 2, let whole = parts.first, !(whole.isEmpty && parts.count == 1),
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            text.utf8.contains(where: { (48...57).contains($0) })
        else { return nil }
        if text.contains(","), parts.count == 2, parts[1].utf8.count == 3 { return nil }
        return Double("\(whole.isEmpty ? "0" : whole).\(parts.count == 2 && !parts[1].isEmpty ? parts[1] : "0")")
    }
}
