/// Prints JSON on one line, with numbers in plain decimals.
struct JSONText {
    private(set) var text = ""
    private var needsComma = false

    mutating func object(_ fields: (inout JSONText) -> Void) {
        separate()
        text += "{"
        needsComma = false
        fields(&self)
        text += "}"
        needsComma = true
    }

    mutating func array<Element>(_ name: String, _ elements: [Element], _ write: (inout JSONText, Element) -> Void) {
        key(name)
        text += "["
        for element in elements { write(&self, element) }
        text += "]"
        needsComma = true
    }

    mutating func value(_ string: String) {
        separate()
        quote(string)
        needsComma = true
    }

    mutating func field(_ name: String, _ string: String?) {
        key(name)
        if let string { quote(string) } else { text += "null" }
        needsComma = true
    }

    mutating func field(_ name: String, _ flag: Bool) { literal(name, flag ? "true" : "false") }
    mutating func field(_ name: String, _ number: Int?) { literal(name, number.map(String.init) ?? "null") }

    /// A number rounded to at most 3 decimals; what is no number is `null`.
    mutating func field(_ name: String, _ number: Double, places: Int) {
        literal(name, Self.decimal(number, places: places))
    }

    private mutating func literal(_ name: String, _ literal: String) {
        key(name)
        text += literal
        needsComma = true
    }

    private mutating func key(_ name: String) {
        separate()
        quote(name)
        text += ":"
        needsComma = false
    }

    private mutating func separate() {
        if needsComma { text += "," }
        needsComma = false
    }

    private static func decimal(_ value: Double, places: Int) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "null" }
        let scale = [1, 10, 100, 1_000][min(max(places, 0), 3)]
        let scaled = Int((abs(value) * Double(scale)).rounded())
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard scaled % scale > 0 else { return "\(sign)\(scaled / scale)" }
        var fraction = String(scaled % scale)
        while fraction.utf8.count < String(scale).utf8.count - 1 { fraction = "0" + fraction }
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(sign)\(scaled / scale).\(fraction)"
    }

    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Line separators end a line for some readers of line-delimited JSON.
            case "\u{0}"..<"\u{20}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
