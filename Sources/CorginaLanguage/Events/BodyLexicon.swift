/// The lists of ``BodyWords``, read: parts of the body, feelings, and what both together are called.
enum BodyLexicon {
    static func isPart(_ token: ReadToken) -> Bool { token.isWord && partNames[token.form] != nil }

    /// What a feeling of a part is called; `nil` where nobody has it there.
    static func name(_ part: BodyPart, _ feeling: String) -> String? {
        names[part.name + " " + feeling] ?? names["* " + feeling]
    }

    static let partNames: [String: String] = {
        var names: [String: String] = [:]
        for (name, words) in lines(BodyWords.parts) {
            for word in words { names[word] = name }
        }
        return names
    }()

    struct Phrase: Sendable {
        var words: [String]
        var name: String
        var isWeak: Bool
    }

    static let feelings: [String: [Phrase]] = {
        var feelings: [String: [Phrase]] = [:]
        for (name, phrases) in lines(BodyWords.feelings) {
            for phrase in phrases {
                let words = phrase.split(separator: " ").map(String.init)
                guard let first = words.first else { continue }
                let plain = name.hasSuffix("*") ? String(name.dropLast()) : name
                feelings[first, default: []].append(Phrase(words: words, name: plain, isWeak: name.hasSuffix("*")))
            }
        }
        return feelings
    }()

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (left, right) in lines(BodyWords.names) {
            let words = left.split(separator: " ").map(String.init)
            guard let part = words.first, let name = right.first else { continue }
            for feeling in words.dropFirst() where names[part + " " + feeling] == nil {
                names[part + " " + feeling] = name
            }
        }
        return names
    }()

    private static func lines(_ text: String) -> [(String, [String])] {
        text.split(separator: "\n").compactMap { line in
            let sides = line.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
            guard sides.count == 2 else { return nil }
            return (sides[0], sides[1].split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") })
        }
    }
}
