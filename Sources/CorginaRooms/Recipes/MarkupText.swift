/// Words out of a page: without its tags, with the signs it writes by their names, and without what nobody sees.
enum MarkupText {
    /// On one line, with single blanks.
    static func line(_ text: String) -> String {
        var words = ""
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "&":
                if let sign = named(&scalars) { words.unicodeScalars.append(sign) } else { words += "&" }
            case "<":
                if !skipTag(&scalars) { words += "<" } else { words += " " }
            default: words.unicodeScalars.append(scalar)
            }
        }
        let seen = String(words.unicodeScalars.filter { !isHidden($0) })
        return seen.split { $0.isWhitespace }.joined(separator: " ")
    }

    /// The sign whose name or number stands behind an ampersand; `nil`, with nothing taken, where none does.
    private static func named(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        let name = scalars.prefix(longestName).prefix { $0 != ";" }
        let end = name.endIndex
        guard !name.isEmpty, end < scalars.endIndex, scalars[end] == ";",
            let sign = sign(String(String.UnicodeScalarView(name)))
        else { return nil }
        scalars = scalars[(end + 1)...]
        return sign
    }

    private static let longestName = 10

    private static func sign(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return signs[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    /// Those that recipes have.
    private static let signs: [String: Unicode.Scalar] = [
        "amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">", "nbsp": " ", "ndash": "–", "mdash": "—",
        "frac12": "½", "frac14": "¼", "frac34": "¾", "deg": "°", "times": "×", "rsquo": "’", "lsquo": "‘",
        "ldquo": "“", "rdquo": "”", "hellip": "…", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à",
        "aacute": "á", "acirc": "â", "ccedil": "ç", "iacute": "í", "oacute": "ó", "ocirc": "ô", "uacute": "ú",
        "ntilde": "ñ", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß",
    ]

    /// Goes to behind a tag whose beginning was taken; takes nothing where none begins, or it does not end soon.
    private static func skipTag(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = scalars.first, first == "/" || ("a"..."z").contains(first) || ("A"..."Z").contains(first)
        else {
            return false
        }
        guard let end = scalars.prefix(longestTag).firstIndex(of: ">") else { return false }
        scalars = scalars[(end + 1)...]
        return true
    }

    private static let longestTag = 500

    /// Controls, and signs without a width that turn the direction of writing or hide what they stand in.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x85: false
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }
}
