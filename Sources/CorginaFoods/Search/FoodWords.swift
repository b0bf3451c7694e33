/// Splits text into the words foods are found by: lower case, without accents and apostrophes, in ASCII where possible.
enum FoodWords {
    /// Longer words are cut; no food word is longer.
    private static let longestWord = 32

    /// The words of a text, at most `limit`. Takes time in proportion to the text, whatever it holds.
    static func words(in text: some StringProtocol, limit: Int = .max) -> [String] {
        var words: [String] = []
        var word = WordBuilder(longest: longestWord)
        for scalar in text.unicodeScalars {
            if word.takes(scalar) { continue }
            if let finished = word.finish() { words.append(finished) }
            if words.count >= limit { return words }
        }
        if let finished = word.finish() { words.append(finished) }
        return words
    }
}

/// One word while it is read.
private struct WordBuilder {
    let longest: Int
    private var letters: [UInt8] = []
    /// How long the word was when its last apostrophe came.
    private var apostrophe: Int?

    init(longest: Int) { self.longest = longest }

    /// Adds the scalar to the word; false if it separates words.
    mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9": append(UInt8(truncatingIfNeeded: scalar.value))
        case "A"..."Z": append(UInt8(truncatingIfNeeded: scalar.value) + 32)
        case "'", "\u{2019}":
            guard !letters.isEmpty else { return false }
            apostrophe = letters.count
        // "M&M's", "PB&J", "A&W" are words; "macaroni&cheese" is two.
        case "&": return (1...2).contains(letters.count)
        default: return scalar.isASCII ? false : takesBeyondASCII(scalar)
        }
        return true
    }

    private mutating func takesBeyondASCII(_ scalar: Unicode.Scalar) -> Bool {
        if let plain = LatinLetters.plain[scalar] {
            plain.utf8.forEach { append($0) }
            return true
        }
        if scalar.properties.generalCategory == .nonspacingMark { return true }
        guard scalar.properties.isAlphabetic else { return false }
        if letters.count + 4 <= longest { letters += Array(String(scalar).lowercased().utf8) }
        return true
    }

    private mutating func append(_ letter: UInt8) {
        if letters.count < longest { letters.append(letter) }
    }

    /// The word without a possessive s, ready for the next one; `nil` if there is none.
    mutating func finish() -> String? {
        defer {
            letters.removeAll(keepingCapacity: true)
            apostrophe = nil
        }
        if let apostrophe, letters.count == apostrophe + 1, letters.last == UInt8(ascii: "s") { letters.removeLast() }
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }
}

/// Latin letters with accents, and the plain letters a person types instead.
private enum LatinLetters {
    static let plain: [Unicode.Scalar: String] = {
        let families: [(String, String)] = [
            ("àáâãäåāăą", "a"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęě", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"),
            ("ìíîïĩīĭįı", "i"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ñńņňŉ", "n"), ("òóôõöøōŏő", "o"),
            ("ŕŗř", "r"), ("śŝşš", "s"), ("ţťŧ", "t"), ("ùúûüũūŭůűų", "u"), ("ŵ", "w"), ("ýÿŷ", "y"), ("źżž", "z"),
            ("æ", "ae"), ("œ", "oe"), ("ß", "ss"), ("þ", "th"),
        ]
        var plain: [Unicode.Scalar: String] = [:]
        for (letters, replacement) in families {
            for scalar in letters.unicodeScalars {
                plain[scalar] = replacement
                for upper in scalar.properties.uppercaseMapping.unicodeScalars where !upper.isASCII {
                    plain[upper] = replacement
                }
            }
        }
        return plain
    }()
}
