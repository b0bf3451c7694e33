/// The words of an order around what is to be logged: "log vitamin iron", "track my meal: eggs", "… in Corgina".
enum CommandFrame {
    private static let verbs: Set<String> = ["log", "track", "record", "add", "enter"]
    private static let owners: Set<String> = ["my", "a", "an", "the", "some"]
    private static let into: Set<String> = ["in", "to", "with"]
    private static let openers: Set<String> = [
        "hey", "hi", "hello", "corgina", "ok", "okay", "so", "and", "please", "just",
    ]

    /// What an order can be about.
    private struct Thing {
        /// The page it leads to where the order says no more.
        let inquiry: Inquiry
        /// Words that only announce what follows: "log food: eggs" says no more than "log eggs".
        var labels: Set<String> = []
        /// Words that belong to what follows: without "breakfast" nobody knows which meal the eggs were.
        var names: Set<String> = []
        /// Verbs that are orders before this alone: "take vitamin".
        var verbs: Set<String> = []
    }

    private static let things = [
        Thing(
            inquiry: .foods, labels: ["food", "foods", "meal", "meals", "drink", "drinks", "entry"],
            names: ["snack", "breakfast", "lunch", "dinner", "nutrition"]),
        Thing(
            inquiry: .supplements, labels: ["supplement", "supplements", "vitamin", "vitamins"],
            names: ["medication", "medicine", "dose", "doses"], verbs: ["take"]),
        Thing(inquiry: .symptoms, labels: ["symptom", "symptoms"], names: ["feelings", "mood"]),
        Thing(
            inquiry: .measurements,
            names: [
                "weight", "blood pressure", "bp", "glucose", "blood sugar", "temperature", "measurement",
                "measurements", "reading",
            ]),
        Thing(inquiry: .movements, names: ["kicks", "movements", "kick", "baby movements", "baby kicks"]),
        Thing(inquiry: .appointments, names: ["appointment", "appointments", "visit", "scan"]),
        Thing(inquiry: .sleep, names: ["sleep"]), Thing(inquiry: .recipes, names: ["recipe", "recipes"]),
    ]

    /// Without the words that may stand before what is asked or ordered: "please", "hey Corgina".
    static func opened(_ tokens: ArraySlice<ReadToken>) -> ArraySlice<ReadToken> {
        tokens.drop { !$0.isWord || openers.contains($0.text) }
    }

    /// The sentence without them; as it is where nothing else would be left.
    static func stripped(_ tokens: [ReadToken]) -> [ReadToken] {
        var rest = tokens[...]
        if let last = rest.last, last.is("corgina"), rest.dropLast().last.map({ $0.is("in") || $0.is("to") }) == true {
            rest = rest.dropLast(2)
        }
        if let first = rest.first, first.is("please") { rest = rest.dropFirst() }
        if let first = rest.first, verbs.contains(first.text) {
            rest = rest.dropFirst()
            let inner = rest
            if let label = inner.first, things.contains(where: { $0.labels.contains(label.text) }), !isName(inner) {
                rest = inner.dropFirst()
            }
        }
        return rest.contains { $0.isWord } ? Array(rest) : tokens
    }

    /// What an order is about that does not say of what: "log food", "record my weight", "track symptoms in Corgina".
    static func bareOrder(_ tokens: [ReadToken]) -> Inquiry? {
        // "log my weight 62" says it.
        guard !tokens.contains(where: { $0.number != nil || $0.mark == .symbol }) else { return nil }
        let words = opened(tokens[...]).filter { $0.isWord && !owners.contains($0.text) }
        guard let verb = words.first?.text, (2...5).contains(words.count) else { return nil }
        let named = words.dropFirst().prefix { !into.contains($0.text) }
        guard words.dropFirst(1 + named.count).allSatisfy({ into.contains($0.text) || $0.is("corgina") }) else {
            return nil
        }
        let name = named.map { $0.text }.joined(separator: " ")
        let thing = things.first { $0.labels.contains(name) || $0.names.contains(name) }
        guard let thing, verbs.contains(verb) || thing.verbs.contains(verb) else { return nil }
        return thing.inquiry
    }

    /// "vitamin D", "vitamins": the thing itself.
    private static func isName(_ tokens: ArraySlice<ReadToken>) -> Bool {
        guard let next = tokens.dropFirst().first else { return true }
        let letters = ["a", "b", "c", "d", "e", "k", "b6", "b12", "d3", "k2"]
        return tokens.first?.is("vitamin") == true && letters.contains(next.text)
    }
}
