extension PortionText {
    /// A portion as it is shown: the food table lists what it measured ("small or thin/very thin slice", "taco or tostada, NS size"), and
    /// a person reads one of it ("small slice", "taco").
    public static func name(_ portion: String) -> String {
        if portion == "usual amount" { return "typical serving" }
        if portion == "ml" { return "mL" }
        let said = portion.split(atText: ", NS").first.map(String.init) ?? portion
        let mark = said.firstIndex { $0 == "," || $0 == "(" } ?? said.endIndex
        let words = said[..<mark].split(separator: " ")
        guard let first = words.first, let shown = firstAlternative(words, first) else { return said }
        return shown + (said[..<mark].last == " " ? " " : "") + said[mark...]
    }

    /// The first of the sizes, or of two things, that the words list; `nil` where they list nothing.
    private static func firstAlternative(_ words: [Substring], _ first: Substring) -> String? {
        let listed = first.split(separator: "/")
        if let size = listed.first, listed.count > 1, sizes.contains(String(size)) {
            return sized(size, words.dropFirst())
        }
        guard words.count > 2, words[1] == "or" else { return nil }
        if sizes.contains(String(first)) { return sized(first, words.dropFirst(3)) }
        return words.count == 3 ? String(first) : nil
    }

    /// "small" and ["thin", "slice"] are "small slice"; "fun" and ["size"] stay "fun size".
    private static func sized(_ size: Substring, _ rest: ArraySlice<Substring>) -> String {
        let rest = rest.drop { word in word.split(separator: "/").allSatisfy { sizes.contains(String($0)) } }
        let things = size != "fun" && rest.first == "size" ? rest.dropFirst() : rest
        return ([size] + things).joined(separator: " ")
    }

    private static let sizes: Set<String> = [
        "small", "thin", "very", "thick", "large", "medium", "regular", "sandwich", "miniature", "mini", "bite", "fun",
        "snack",
    ]
}
