/// How one scalar counts when reading: case, accents, width and invisible characters do not matter.
enum FoldedScalar {
    case letter(UInt8)
    /// A letter of another script, kept as it is.
    case foreignLetter(Unicode.Scalar)
    case digit(UInt8)
    case fraction(Double)
    case apostrophe
    case hyphen
    case space
    /// A combining mark or a zero-width character: as if it were not there.
    case nothing
    case mark(Token.Mark)

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 97...122: self = .letter(UInt8(scalar.value))
        case 65...90: self = .letter(UInt8(scalar.value + 32))
        case 48...57: self = .digit(UInt8(scalar.value))
        case 0..<128: self = Self.ascii(scalar)
        case 0xFF01...0xFF5E: self = Self.fullWidth(scalar)
        default: self = Self.beyondASCII(scalar)
        }
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> Self {
        switch scalar {
        case "\n", "\r": .mark(.newline)
        case " ", "\t": .space
        case ",": .mark(.comma)
        case ".": .mark(.period)
        case ";": .mark(.semicolon)
        case ":": .mark(.colon)
        case "?": .mark(.question)
        case "!": .mark(.exclamation)
        case "/": .mark(.slash)
        case "%": .mark(.percent)
        case "(", "[": .mark(.openParenthesis)
        case ")", "]": .mark(.closeParenthesis)
        case "+": .mark(.plus)
        case "-": .hyphen
        case "'", "`": .apostrophe
        case "\"", "*", "_", "~": .space
        case "&": .mark(.plus)
        default: .mark(.symbol)
        }
    }

    private static func fullWidth(_ scalar: Unicode.Scalar) -> Self {
        guard let narrow = Unicode.Scalar(scalar.value - 0xFEE0) else { return .mark(.symbol) }
        return FoldedScalar(narrow)
    }

    private static func beyondASCII(_ scalar: Unicode.Scalar) -> Self {
        if let base = LatinLetters.base(of: scalar) { return .letter(base) }
        switch scalar {
        case "\u{2018}", "\u{2019}", "\u{02BC}", "\u{2032}": return .apostrophe
        case "\u{2010}", "\u{2011}": return .hyphen
        case "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}": return .mark(.dash)
        case "\u{201C}", "\u{201D}", "\u{2026}", "\u{AD}": return .space
        case "½": return .fraction(0.5)
        case "¼": return .fraction(0.25)
        case "¾": return .fraction(0.75)
        case "⅓": return .fraction(1.0 / 3)
        case "⅔": return .fraction(2.0 / 3)
        case "⅛": return .fraction(0.125)
        default: break
        }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return .nothing
        case .spaceSeparator: return .space
        case .lineSeparator, .paragraphSeparator: return .mark(.newline)
        case .decimalNumber:
            guard let value = properties.numericType == .decimal ? properties.numericValue : nil,
                (0...9).contains(value)
            else { return .mark(.symbol) }
            return .digit(48 + UInt8(value))
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return .foreignLetter(scalar)
        default: return .mark(.symbol)
        }
    }
}

/// Latin letters with their accents taken off, so that "sautéed" and "sauteed" are one word.
enum LatinLetters {
    private static let groups: [(letters: String, base: Unicode.Scalar)] = [
        ("àáâãäåāăąÀÁÂÃÄÅĀĂĄ", "a"), ("çćĉċčÇĆĈĊČ", "c"), ("ďđĎĐ", "d"), ("èéêëēĕėęěÈÉÊËĒĔĖĘĚ", "e"),
        ("ĝğġģĜĞĠĢ", "g"), ("ĥħĤĦ", "h"), ("ìíîïĩīĭįıÌÍÎÏĨĪĬĮİ", "i"), ("ĺļľłĹĻĽŁ", "l"), ("ñńņňÑŃŅŇ", "n"),
        ("òóôõöøōŏőÒÓÔÕÖØŌŎŐ", "o"), ("ŕŗřŔŖŘ", "r"), ("śŝşšŚŜŞŠ", "s"), ("ţťŧŢŤŦ", "t"),
        ("ùúûüũūŭůűųÙÚÛÜŨŪŬŮŰŲ", "u"), ("ýÿŷÝŸŶ", "y"), ("źżžŹŻŽ", "z"),
    ]

    private static let table: [Unicode.Scalar: UInt8] = {
        var table: [Unicode.Scalar: UInt8] = [:]
        for group in groups {
            for scalar in group.letters.unicodeScalars { table[scalar] = UInt8(group.base.value) }
        }
        return table
    }()

    static func base(of scalar: Unicode.Scalar) -> UInt8? {
        guard (0xC0...0x17F).contains(scalar.value) else { return nil }
        return table[scalar]
    }
}
