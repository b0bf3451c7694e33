/// Turns a published name, made for sorting, into one made for reading.
///
/// "Potato, boiled, from fresh, peel not eaten" is what it is, then what narrows it down. People say it the other way
/// round: "Boiled potato". Parts that only a survey needs become details; so does what does not fit.
struct FoodTitle {
    /// Longer titles wrap on a phone's card.
    static let longest = 40

    let text: String
    /// The parts of the published name that the text leaves out.
    let details: String

    init(of name: String, in category: FoodCategory) {
        let (plain, remark) = Self.withoutRemark(name)
        let parts = PublishedName.parts(of: Self.withoutExclusions(plain)).map(String.init)
        var composition = TitleComposition(parts, category: category)
        let dropped = composition.shorten(to: Self.longest)
        var text = composition.text
        var details = composition.details + dropped
        if text.count > Self.longest {
            text = Self.cut(text)
            details = [name]
        }
        if !remark.isEmpty {
            if Self.brandedAlone.contains(plain) {
                text = remark
            } else if text.count + remark.count + 3 <= Self.longest {
                text += " (\(remark))"
            } else {
                details.insert(remark, at: 0)
            }
        }
        self.text = text.prefix(1).uppercased() + text.dropFirst()
        self.details = details.joined(separator: ", ")
    }

    /// Foods that are known by their make: "Cereal (General Mills Cheerios)".
    private static let brandedAlone: Set<String> = ["Cereal"]

    /// The name without its first parenthesis, and what stood in it.
    private static func withoutRemark(_ name: String) -> (name: String, remark: String) {
        guard let open = name.firstIndex(of: "("), let close = name[open...].firstIndex(of: ")") else {
            return (name, "")
        }
        let before = name[..<open]
        let after = name[name.index(after: close)...]
        let remark = name[name.index(after: open)..<close]
        return (String(before.last == " " ? before.dropLast() : before) + after, String(remark))
    }

    /// The name up to where it lists what is or is not among its vegetables.
    private static func withoutExclusions(_ name: String) -> String {
        for word in [" excluding ", " including ", "; "] {
            if let range = name.firstRange(of: word) { return withoutExclusions(String(name[..<range.lowerBound])) }
        }
        return name
    }

    /// The beginning of a text that is still too long, up to where a thought ends.
    private static func cut(_ text: String) -> String {
        var words = text.prefix(longest + 1).split(separator: " ").dropLast().map(String.init)
        if let thought = words.lastIndex(where: { connectors.contains($0) || $0.hasSuffix(",") }), thought >= 2 {
            words = Array(words[...thought])
        }
        while let last = words.last, connectors.contains(last) { words.removeLast() }
        let cut = words.joined(separator: " ")
        return cut.hasSuffix(",") ? String(cut.dropLast()) : cut
    }

    private static let connectors: Set<String> = ["with", "without", "and", "or", "and/or", "in", "on", "of", "from", "no"]
}
