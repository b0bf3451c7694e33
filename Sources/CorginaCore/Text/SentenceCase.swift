/// Names in the middle of a sentence: "Apple juice" is "apple juice" there, and "French toast" stays.
public enum SentenceCase {
    /// The name with a small first letter, unless its first word is a name or an abbreviation.
    public static func lowered(_ name: String) -> String {
        let first = name.prefix { $0 != " " }
        // "DHA", "McDonald's", "B12" and a lone letter stay.
        guard let second = first.dropFirst().first, second.isLowercase,
            !first.dropFirst().contains(where: { $0.isUppercase }),
            !names.contains(String(first))
        else { return name }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The name with a large first letter, to begin a sentence.
    public static func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// "eggs", "eggs and toast", "eggs, toast and apple juice".
    public static func list(_ names: [String]) -> String {
        let names = names.map(lowered)
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private static let names: Set<String> = [
        "American", "Armenian", "Asian", "Belgian", "Boston", "Brazil", "Brussels", "Caesar", "Canadian", "Cheerios",
        "Chinese", "Cobb", "Cornish", "Cuban", "Danish", "Dutch", "English", "French", "German", "Greek", "Hawaiian",
        "Indian", "Irish", "Italian", "Japanese", "Korean", "Manhattan", "Marmite", "Mexican", "Nutella", "Polish",
        "Puerto", "Salisbury", "Scotch", "Spanish", "Swedish", "Swiss", "Thai", "Turkish", "Vegemite", "Vienna",
        "Vietnamese", "Waldorf", "Worcestershire",
    ]
}
