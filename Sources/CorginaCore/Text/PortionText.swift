/// An amount of food in words: "2 cups", "1 medium chop", "1.5 cups, cooked", "145 g".
public enum PortionText {
    /// - Parameters:
    ///   - quantity: how many of the portion; more than 1 is said in the plural.
    ///   - portion: what is counted, in the singular: "cup, cooked", "large fillet", "g".
    public static func counted(_ quantity: Double, _ portion: String) -> String {
        if portion == "g" { return "\(Figure.decimal(quantity)) g" }
        let figure = Figure.decimal(quantity, places: 2)
        let name = name(portion)
        return "\(fractions[figure] ?? figure) \(quantity > 1 && figure != "1" ? plural(name) : name)"
    }

    /// As people say them of what they count.
    private static let fractions = ["0.25": "¼", "0.5": "½", "0.75": "¾", "1.5": "1½", "2.5": "2½"]

    /// The portion in the plural: "cups, cooked, diced" of "cup, cooked, diced". Measures that have none stay: "fl oz", "large".
    public static func plural(_ portion: String) -> String {
        let end = headEnd(of: portion)
        let head = portion[..<end]
        let start = head.lastIndex { $0 == " " || $0 == "/" || $0 == "-" }.map(head.index(after:)) ?? head.startIndex
        return portion[..<start] + plural(word: head[start...]) + portion[end...]
    }

    /// Where what is counted ends and what is said of it begins: a comma, a bracket, "frankfurter on bun".
    private static func headEnd(of portion: String) -> String.Index {
        let mark = portion.firstIndex { $0 == "," || $0 == "(" } ?? portion.endIndex
        let head = portion[..<mark]
        let words = head.split(separator: " ")
        let end = words.dropFirst().firstIndex { prepositions.contains(String($0)) }.map { words[$0 - 1].endIndex }
        return end ?? words.last?.endIndex ?? mark
    }

    private static func plural(word: Substring) -> String {
        let lower = word.lowercased()
        guard let last = lower.last, last.isLetter, !unchanging.contains(lower) else { return String(word) }
        if let irregular = irregular[lower] { return irregular }
        if lower.hasSuffix("ss") || lower.hasSuffix("x") || lower.hasSuffix("ch") || lower.hasSuffix("sh") {
            return word + "es"
        }
        if last == "s" { return String(word) }
        if last == "y", let before = lower.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        return word + "s"
    }

    private static let prepositions: Set<String> = ["on", "of", "with", "per", "in", "for"]
    /// Measures and sizes that are counted without an s.
    private static let unchanging: Set<String> = [
        "oz", "g", "kg", "mg", "ml", "mL", "l", "lb", "tbsp", "tsp", "large", "small", "medium", "regular", "whole",
        "individual", "miniature", "mini", "size", "bread", "fish", "shrimp", "thin", "thick", "long", "short", "big",
        "half", "double", "single",
    ]
    private static let irregular = [
        "potato": "potatoes", "tomato": "tomatoes", "mango": "mangoes", "leaf": "leaves", "loaf": "loaves",
    ]
}
