import CorginaCore
import CorginaJournal

/// A recipe as she pasted it: a page's JSON-LD (schema.org Recipe), alone or within the page's source, or its text with headings.
/// Where a page is read at its address, it is read as this too.
struct PastedRecipe: Hashable, Sendable {
    /// `nil` where the text does not say.
    var name: String?
    /// "4"; `nil` where the text does not say.
    var servings: String?
    /// A line each.
    var ingredients: [String]

    /// `nil` for what is a list of ingredients and nothing more.
    init?(_ text: String) {
        if let found = Self.structured(in: text).lazy.compactMap({ PastedRecipe(structured: $0) }).first {
            self = found
        } else {
            self.init(headed: text)
        }
    }

    /// Out of a page that was read at its address. Text that is no markup may have headings.
    init?(page text: String) {
        if let found = Self.structured(in: text).lazy.compactMap({ PastedRecipe(structured: $0) }).first {
            self = found
        } else if text.utf8.count <= Self.longestText, !text.utf8.contains(UInt8(ascii: "<")) {
            let lines = text.split { $0.isNewline }.map { Self.line(String($0)) }
            self.init(headed: lines.joined(separator: "\n"))
            ingredients = Array(ingredients.prefix(Self.mostLines))
        } else {
            return nil
        }
    }

    /// In bytes.
    private static let longestText = 100 << 10
}

// MARK: JSON-LD

extension PastedRecipe {
    /// The text itself where it is JSON, or what a page's source has between its tags for JSON-LD.
    private static func structured(in text: String) -> [JSON] {
        let bytes = Array(text.utf8)
        let start = bytes.first { $0 > 0x20 }
        let isData = start == UInt8(ascii: "{") || start == UInt8(ascii: "[")
        guard !isData || bytes.count <= PageScripts.longest else { return [] }
        let parts = isData ? [bytes] : PageScripts.structured(in: bytes)
        return parts.compactMap { try? JSON(parsing: $0) }
    }

    private init?(structured json: JSON) {
        guard let recipe = Self.recipe(in: json, depth: 0) else { return nil }
        let lines = Self.texts(recipe["recipeIngredient"] ?? recipe["ingredients"]).prefix(Self.mostLines).map(
            Self.line)
        guard lines.contains(where: { !$0.isEmpty }) else { return nil }
        name = recipe["name"]?.text.map(Self.line)
        servings = Self.texts(recipe["recipeYield"]).lazy.compactMap(Self.count).first
        ingredients = lines.filter { !$0.isEmpty }
    }

    /// More than any recipe has.
    private static let mostLines = 200
    private static let longestLine = 500

    private static func line(_ text: String) -> String {
        MarkupText.line(String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestLine))))
    }

    /// The first recipe in it, in a list or a graph too.
    private static func recipe(in json: JSON, depth: Int) -> JSON? {
        guard depth < 5 else { return nil }
        if let elements = json.elements {
            return elements.lazy.compactMap { recipe(in: $0, depth: depth + 1) }.first
        }
        if texts(json["@type"]).contains("Recipe") { return json }
        return (json["@graph"] ?? json["mainEntity"]).flatMap { recipe(in: $0, depth: depth + 1) }
    }

    private static func texts(_ json: JSON?) -> [String] {
        guard let json else { return [] }
        if let text = json.text { return [text] }
        if let number = json.double { return [Figure.typed(number)] }
        return (json.elements ?? []).compactMap { $0.text ?? $0.double.map { Figure.typed($0) } }
    }
}

// MARK: Text

extension PastedRecipe {
    private static let beginnings: Set<String> = ["ingredients", "you will need", "what you need"]
    private static let endings: Set<String> = [
        "instructions", "method", "directions", "preparation", "steps", "notes", "nutrition",
    ]

    /// Reads text with a heading over its ingredients.
    private init?(headed text: String) {
        let lines = text.split { $0.isNewline }.map(Self.unmarked)
        guard let heading = lines.firstIndex(where: { Self.beginnings.contains(Self.heading($0)) }) else { return nil }
        let listed = lines[(heading + 1)...].prefix { !Self.endings.contains(Self.heading($0)) }
        guard listed.contains(where: { !$0.isEmpty }) else { return nil }
        let before = lines[..<heading].filter { !$0.isEmpty }
        name = before.first
        servings = before.lazy.compactMap { Self.isAboutServings($0) ? Self.count($0) : nil }.first
        ingredients = listed.filter { !$0.isEmpty && !Self.isAboutServings($0) }
    }

    private static func heading(_ line: String) -> String {
        String(line.lowercased().filter { $0.isLetter || $0 == " " })
    }

    private static func isAboutServings(_ line: String) -> Bool {
        let words = line.lowercased()
        return words.hasPrefix("serves") || words.hasPrefix("servings") || words.hasPrefix("makes")
            || words.hasPrefix("yield") || words.hasSuffix("servings")
    }

    /// The line without the mark of a list in front.
    private static func unmarked(_ line: Substring) -> String {
        let marks: Set<Character> = ["•", "-", "*", "–", "▢", "☐", "·", "#"]
        return line.drop { $0.isWhitespace || marks.contains($0) }.split { $0.isWhitespace }.joined(separator: " ")
    }

    /// The first number of a text: "4" of "Serves 4 to 6".
    private static func count(_ text: String) -> String? {
        let digits = text.drop { !isDigit($0) }.prefix { isDigit($0) || $0 == "." }
        return digits.isEmpty ? nil : String(digits)
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.asciiValue.map { (48...57).contains($0) } ?? false
    }
}

extension PastedRecipe? {
    /// What she typed, unless it is what the field began with and the recipe says better.
    func servings(typed: String) -> String {
        guard let told = self?.servings, typed.isEmpty || typed == RecipeFields().servings else { return typed }
        return told
    }
}
