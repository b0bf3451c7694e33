/// Reads the order to keep a meal under a name: "save that as my protein bowl", "save as breakfast recipe".
public enum SaveCommand {
    private static let verbs: Set<String> = savers.union(["keep", "remember"])
    private static let savers: Set<String> = ["save", "store"]
    private static let meant: Set<String> = [
        "that", "this", "it", "last", "breakfast", "lunch", "dinner", "supper", "snack", "meal",
    ]
    private static let owners: Set<String> = ["my", "our", "the", "a", "an"]
    /// In letters.
    private static let longestName = 60

    /// The name, as she wrote it; `nil` for every other sentence.
    public static func name(in sentence: String) -> String? {
        guard sentence.utf8.count < 400 else { return nil }
        let tokens = Tokenizer.tokens(of: sentence)
        var index = 0
        while index < tokens.count, ["please", "corgina", "and", "now"].contains(tokens[index].text) { index += 1 }
        guard index + 2 < tokens.count, verbs.contains(tokens[index].text) else { return nil }
        let verb = tokens[index].text
        index += 1
        // "the last meal"; "save as" says the last one too.
        let object = tokens[index...].prefix { owners.contains($0.text) || meant.contains($0.text) }
        guard object.isEmpty ? savers.contains(verb) : meant.contains(tokens[object.endIndex - 1].text) else {
            return nil
        }
        index = object.endIndex
        guard index + 1 < tokens.count, ["as", "under"].contains(tokens[index].text) else { return nil }
        index += 1
        while index + 1 < tokens.count,
            owners.contains(tokens[index].text) || !tokens[index].isWord && tokens[index].number == nil
        {
            index += 1
        }
        var words = tokens[index...].prefix { $0.isWord || $0.number != nil }
        // "as breakfast recipe" is the recipe "Breakfast".
        if words.count > 1, words.last?.text == "recipe" { words = words.dropLast() }
        guard words.contains(where: { $0.isWord }), let first = words.first, let last = words.last else { return nil }
        let bytes = Array(sentence.utf8)[first.range.lowerBound..<last.range.upperBound]
        // A closing quotation mark belongs to the last word.
        let name = String(String(decoding: bytes, as: UTF8.self).reversed().drop { "'’\"”".contains($0) }.reversed())
        return name.count <= longestName ? name.prefix(1).uppercased() + name.dropFirst() : nil
    }
}
