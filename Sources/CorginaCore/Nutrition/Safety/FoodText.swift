/// A food as she writes it, cut for comparing whole words: "steak" is not "tea".
struct FoodText {
    /// The text's words, without case, accents and punctuation.
    let whole: [String]
    /// The same, cut at `, ; / & +`, line ends and the words and, with and plus.
    let segments: [[String]]

    init(_ text: String) {
        let folded = Self.folded(text)
        whole = Self.split(folded)
        segments = folded.split { ",;/&+".contains($0) || $0.isNewline }.flatMap { part in
            Self.split(String(part)).split { ["and", "with", "plus"].contains($0) }.map(Array.init)
        }
    }

    static func words(_ text: String) -> [String] { split(folded(text)) }

    private static func split(_ folded: String) -> [String] {
        folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Lower case and without accents.
    private static func folded(_ text: String) -> String {
        String(String.UnicodeScalarView(text.lowercased().unicodeScalars.compactMap(base)))
    }

    /// The letter under an accent; `nil` for an accent that stands alone.
    private static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.isASCII { return scalar }
        if scalar.properties.generalCategory == .nonspacingMark { return nil }
        let start = "LATIN SMALL LETTER "
        guard let name = scalar.properties.name, name.hasPrefix(start) else { return scalar }
        let rest = name.dropFirst(start.count)
        guard let letter = rest.unicodeScalars.first, rest.dropFirst().hasPrefix(" WITH ") else { return scalar }
        return letter.properties.lowercaseMapping.unicodeScalars.first
    }
}
