import CorginaRooms

/// A page of the web as Safari hands it to the share extension. No address is followed: what the page itself says of its recipe is taken,
/// or what she selected on it.
public struct SharedPage: Hashable, Sendable {
    public let title: String
    /// What the page says of itself to machines (JSON-LD), each a text.
    public let structured: [String]
    /// What she selected; empty where she selected nothing.
    public let selection: String
    /// The ingredients that the page marks as such, a line each; empty where it marks none.
    public let marked: String

    public init(title: String, structured: [String], selection: String, marked: String) {
        (self.title, self.structured, self.selection, self.marked) = (title, structured, selection, marked)
    }

    /// What goes into the field for a pasted recipe: what she selected counts before what the page says; `nil` where there is neither.
    public var recipe: String? {
        if !Self.isBlank(selection) { return headed(selection) }
        if let data = structured.first(where: { Self.isRecipe($0) }) { return data }
        return Self.isBlank(marked) ? nil : headed(marked)
    }

    public var post: PhonePost? { recipe.flatMap { ScanPlan.shared($0) } }

    /// Under its title, as a pasted recipe has it. She may have selected the heading too.
    private func headed(_ text: String) -> String {
        if Self.isBlank(title) { return text }
        let hasHeading = text.split { $0.isNewline }.contains { line in
            line.lowercased().filter { $0.isLetter } == "ingredients"
        }
        return hasHeading ? "\(title)\n\n\(text)" : "\(title)\n\nIngredients\n\(text)"
    }

    /// Source: schema.org's `Recipe`.
    private static func isRecipe(_ text: String) -> Bool {
        text.utf8.count <= longest && (text.contains { $0 == "{" }) && has(text, "recipeIngredient")
    }

    /// In bytes: as much as the share extension keeps.
    private static let longest = 65_536

    private static func has(_ text: String, _ word: String) -> Bool {
        let (bytes, sought) = (Array(text.utf8), Array(word.utf8))
        guard let first = sought.first, bytes.count >= sought.count else { return false }
        return bytes.indices.dropLast(sought.count - 1).contains { start in
            bytes[start] == first && bytes[start..<start + sought.count].elementsEqual(sought)
        }
    }

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy { $0.isWhitespace } }
}
