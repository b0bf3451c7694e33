/// How text and lines are written in an iCalendar object (RFC 5545).
enum CalendarText {
    /// The most octets a line may have, its break not counted (3.1).
    static let longestLine = 75

    /// A TEXT value (3.3.11): what has a meaning is escaped, line breaks become `\n`, control characters go.
    static func escaped(_ text: String) -> String {
        var result = ""
        var lastWasReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case ";": result += "\\;"
            case ",": result += "\\,"
            case "\r", "\u{85}", "\u{2028}", "\u{2029}": result += "\\n"
            case "\n": if !lastWasReturn { result += "\\n" }
            case "\t": result += " "
            default: if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
            }
            lastWasReturn = scalar == "\r"
        }
        return result
    }

    /// The line with its break, folded so that no part is too long and no character is cut in two.
    static func folded(_ line: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var column = 0
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if column + width > longestLine {
                bytes += [13, 10, 32]
                column = 1
            }
            bytes += Array(String(scalar).utf8)
            column += width
        }
        return bytes + [13, 10]
    }
}
