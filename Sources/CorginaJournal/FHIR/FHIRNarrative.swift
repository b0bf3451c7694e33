/// What a resource tells, as the XHTML that every program can show.
struct FHIRNarrative {
    private let words: String

    init(_ words: String) { self.words = words }

    var json: JSON {
        [
            "status": "generated",
            "div": .string("<div xmlns=\"http://www.w3.org/1999/xhtml\"><p>\(Self.escaped(words))</p></div>"),
        ]
    }

    /// Markup's signs as their names, and nothing that XML cannot hold.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped += " "
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
