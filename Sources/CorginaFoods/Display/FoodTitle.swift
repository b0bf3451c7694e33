/// Turns a published name, made for sorting, into one made for reading.
///
/// "Potato, boiled, from fresh, peel not eaten" is what it is, then what narrows it down. People say it the other way
/// round: "Boiled potato". Parts that only a survey needs become details; so does what does not fit.
struct FoodTitle {
    /// Longer titles wrap on a phone's card.
    static let longest = 43

    let text: String
    /// The parts of the published name that the text leaves out.
    let details: String

    init(of name: String, in category: FoodCategory) {
        let (plain, remark) = Self.withoutRemark(Self.withoutUnspecified(name))
        if plain == "Cereal", !remark.isEmpty {
            text = Self.cut(Self.cereal(remark))
            details = text.hasSuffix(remark) ? "" : remark
            return
        }
        let (listed, exclusions) = Self.withoutExclusions(plain)
        var composition = TitleComposition(PublishedName.parts(of: listed).map(String.init), category: category)
        let dropped = composition.shorten(to: Self.longest)
        let whole = composition.text
        var text = Self.cut(whole)
        var details = text == whole ? composition.details + dropped + exclusions : [plain]
        if !remark.isEmpty {
            if text.count + remark.count + 3 <= Self.longest {
                text += " (\(remark))"
            } else {
                details.insert(remark, at: 0)
            }
        }
        self.text = text.prefix(1).uppercased() + text.dropFirst()
        // "NS as to fat" is the table's word for what nobody said.
        self.details = details.filter { !$0.hasPrefix("NS as to ") }.joined(separator: ", ")
    }

    /// A breakfast cereal as it is asked for: without its maker, and as a cereal if one word is left.
    private static func cereal(_ brand: String) -> String {
        let maker = ["General Mills ", "Kellogg's ", "Quaker ", "Post ", "Kashi "].first { brand.hasPrefix($0) }
        let name = String(brand.dropFirst(maker?.count ?? 0))
        return name.contains(" ") ? name : name + " cereal"
    }

    private static func withoutUnspecified(_ name: String) -> String {
        guard let range = name.firstRange(ofBytes: " or NFS") else { return name }
        return String(name[..<range.lowerBound]) + withoutUnspecified(String(name[range.upperBound...]))
    }

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

    /// The name up to where it lists what is or is not among its vegetables, and that list.
    private static func withoutExclusions(_ name: String) -> (name: String, exclusions: [String]) {
        let starts = [" excluding ", " including ", "; "].compactMap { name.firstRange(ofBytes: $0)?.lowerBound }
        guard let start = starts.min() else { return (name, []) }
        return (String(name[..<start]), [String(name[start...].drop { $0 == " " || $0 == ";" })])
    }

    /// The beginning of a text that is too long, up to where a thought ends.
    private static func cut(_ text: String) -> String {
        guard text.count > longest else { return text }
        let words = text.split(separator: " ").map(String.init)
        var length = -1
        var fitting = words.prefix { word in
            length += word.count + 1
            return length <= longest
        }
        guard let next = words.dropFirst(fitting.count).first, !fitting.isEmpty else {
            return String(text.prefix(longest))
        }
        if !newThoughts.contains(next) {
            let thought = fitting.lastIndex { connectors.contains($0) || $0.hasSuffix(",") }
            if let thought, thought >= 2 { fitting = fitting[...thought] }
        }
        while fitting.count > 1, let last = fitting.last, connectors.contains(last) { fitting.removeLast() }
        let cut = fitting.joined(separator: " ")
        return cut.hasSuffix(",") ? cut.dropLast() + "…" : cut
    }

    /// Words that begin something the text can do without.
    private static let newThoughts: Set<String> = ["with", "without", "and", "in", "on", "from"]
    /// Words that cannot end a text.
    private static let connectors = newThoughts.union(["or", "and/or", "of", "no", "made"])
}
