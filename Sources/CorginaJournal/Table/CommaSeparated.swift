/// Lines of a comma-separated file (RFC 4180).
public enum CommaSeparated {
    public static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    /// Quoted where it must be. A cell a spreadsheet would take for a formula gets an apostrophe before it, which makes it words.
    public static func cell(_ text: String) -> String {
        let safe = startsFormula(text) ? "'" + text : text
        let mustQuote = safe.unicodeScalars.contains {
            $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" || $0 == "'"
        }
        guard mustQuote || safe.unicodeScalars.first == " " || safe.unicodeScalars.last == " " else { return safe }
        var quoted = "\""
        for scalar in safe.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append("\"") }
            quoted.unicodeScalars.append(scalar)
        }
        quoted.unicodeScalars.append("\"")
        return quoted
    }

    /// By scalar, so that a combining mark cannot hide the sign; in full width the signs mean the same to some programs.
    private static func startsFormula(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0.value >= 0x20 && $0 != "\u{FEFF}" }
        if let start = text.unicodeScalars.first, start == "\t" || start == "\r" || start == "\n" { return true }
        return first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    }
}
