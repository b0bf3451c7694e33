/// Finds known phrases in a sentence, longest first.
struct PhraseFinder: Sendable {
    private struct Entry: Sendable {
        var words: [String]
        var name: String
    }

    struct Hit: Hashable, Sendable {
        var name: String
        var range: Range<Int>
    }

    private var entries: [String: [Entry]] = [:]

    /// Each line reads "Name = phrase | phrase".
    init(_ lines: String) {
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let name = sides[0].split(separator: " ").joined(separator: " ")
            for phrase in sides[1].split(separator: "|") { add(String(phrase), name: name) }
        }
        for first in entries.keys { entries[first]?.sort { $0.words.count > $1.words.count } }
    }

    /// Her own names for things.
    init(names: [String]) {
        for name in names { add(name, name: name) }
        for first in entries.keys { entries[first]?.sort { $0.words.count > $1.words.count } }
    }

    private mutating func add(_ phrase: String, name: String) {
        let words = Tokenizer.tokens(of: phrase).map { $0.text }.filter { !$0.isEmpty }
        guard let first = words.first else { return }
        entries[first, default: []].append(Entry(words: words, name: name))
    }

    /// What the phrases are called.
    var names: Set<String> { Set(entries.values.joined().map { $0.name }) }

    /// The phrase that begins at `index`.
    func hit(_ tokens: [ReadToken], at index: Int) -> Hit? {
        guard let candidates = entries[tokens[index].text] else { return nil }
        for entry in candidates where index + entry.words.count <= tokens.count {
            var matches = true
            for offset in entry.words.indices where tokens[index + offset].text != entry.words[offset] {
                matches = false
            }
            if matches { return Hit(name: entry.name, range: index..<index + entry.words.count) }
        }
        return nil
    }
}
