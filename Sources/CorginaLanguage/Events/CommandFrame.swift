/// The words of an order around what is to be logged: "log vitamin iron", "track my meal: eggs", "… in Corgina".
enum CommandFrame {
    static let verbs: Set<String> = ["log", "track", "record", "add", "enter"]
    static let owners: Set<String> = ["my", "a", "an", "the", "some"]
    private static let things: Set<String> = [
        "food", "foods", "meal", "meals", "vitamin", "vitamins", "supplement", "supplements", "drink", "drinks",
        "symptom",
        "symptoms", "entry",
    ]

    /// The sentence without them; as it is where nothing else would be left.
    static func stripped(_ tokens: [ReadToken]) -> [ReadToken] {
        var rest = tokens[...]
        if let last = rest.last, last.is("corgina"), rest.dropLast().last.map({ $0.is("in") || $0.is("to") }) == true {
            rest = rest.dropLast(2)
        }
        if let first = rest.first, first.is("please") { rest = rest.dropFirst() }
        if let first = rest.first, verbs.contains(first.text) {
            rest = rest.dropFirst()
            var inner = rest
            if let owner = inner.first, owners.contains(owner.text) { inner = inner.dropFirst() }
            if let thing = inner.first, things.contains(thing.text), !isName(inner) {
                rest = inner.dropFirst()
                if let mark = rest.first, mark.mark == .colon || mark.mark == .dash { rest = rest.dropFirst() }
            }
        }
        return rest.contains { $0.isWord } ? Array(rest) : tokens
    }

    /// "log food", "record supplement": an order that does not say of what.
    static func isBare(_ tokens: [ReadToken]) -> Bool {
        let words = tokens.filter { $0.isWord && !owners.contains($0.text) }
        guard (2...4).contains(words.count), verbs.contains(words[0].text), things.contains(words[1].text) else {
            return false
        }
        return words.dropFirst(2).allSatisfy { $0.is("in") || $0.is("to") || $0.is("corgina") }
    }

    /// "vitamin D", "vitamins": the thing itself.
    private static func isName(_ tokens: ArraySlice<ReadToken>) -> Bool {
        guard let next = tokens.dropFirst().first else { return true }
        let letters = ["a", "b", "c", "d", "e", "k", "b6", "b12", "d3", "k2"]
        return tokens.first?.is("vitamin") == true && letters.contains(next.text)
    }
}
