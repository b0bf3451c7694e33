import CorginaCore

/// How much of a food she means.
struct PortionChoice: Hashable, Sendable {
    var quantity: Double
    /// What the quantity counts.
    var portion: String
    var grams: Grams
    var reason: String
    /// Whether the amount was chosen for her rather than said.
    var isEstimated: Bool
    /// How well the words fit the portion; higher is better, 0 is "no evidence".
    var fit: Float

    /// "1 medium (5.5 oz, with bone, raw)" → "medium".
    static func unitName(_ description: String) -> String {
        if description == "Quantity not specified" { return "usual amount" }
        var text = Substring(description)
        if text.hasPrefix("1 ") { text = text.dropFirst(2) }
        if let parenthesis = text.firstIndex(of: "("), parenthesis != text.startIndex {
            text = text[..<parenthesis]
            while text.last == " " { text = text.dropLast() }
        }
        for ending in [", NFS", ", NS as to size"] where text.hasSuffix(ending) { text = text.dropLast(ending.count) }
        return String(text)
    }
}

extension PortionTable {
    /// So many of a portion.
    func choice(
        _ position: Int, _ words: PortionWords, count: Double, reason: String, isEstimated: Bool, fit: Float
    ) -> PortionChoice {
        let name = PortionChoice.unitName(description(at: position))
        return PortionChoice(
            quantity: count, portion: name, grams: Grams(grams(at: position) * (count / words.count)),
            reason: reason == "as said" ? "\(Figure.decimal(count, places: 2)) \(name), as you said" : reason,
            isEstimated: isEstimated, fit: fit)
    }
}
