/// Reads the order to keep a meal under a name: "save that as my protein bowl".
public enum SaveCommand {
    private static let verbs: Set<String> = ["save", "keep", "store", "remember"]
    private static let meant: Set<String> = ["that", "this", "it", "breakfast", "lunch", "dinner", "supper", "snack", "meal"]
    private static let owners: Set<String> = ["my", "our", "the", "a", "an"]
    /// In letters.
    private static let longestName = 60

    /// The name, as she wrote it; `nil` for every other sentence.
    public static func name(in sentence: String) -> String? {
        guard sentence.utf8.count < 400 else { return nil }
        let tokens = Tokenizer.tokens(of: sentence)
        var index = 0
        while index < tokens.count, ["please", "corgina", "and", "now"].contains(tokens[index].text) { index += 1 }
        guard index + 3 < tokens.count, verbs.contains(tokens[index].text) else { return nil }
        index += 1
        if owners.contains(tokens[index].text) { index += 1 }
        guard index + 2 < tokens.count, meant.contains(tokens[index].text), ["as", "under"].contains(tokens[index + 1].text)
        else { return nil }
        index += 2
        if owners.contains(tokens[index].text), index + 1 < tokens.count { index += 1 }
        let words = tokens[index...].prefix { $0.isWord || $0.number != nil }
        guard words.contains(where: { $0.isWord }), let first = words.first, let last = words.last else { return nil }
        let bytes = Array(sentence.utf8)[first.range.lowerBound..<last.range.upperBound]
        let name = String(decoding: bytes, as: UTF8.self)
        return name.count <= longestName ? name.prefix(1).uppercased() + name.dropFirst() : nil
    }
}
