/// Who tells: somebody who logs for her says so, or speaks of nobody but "she", and means her by "she", "her" and "my wife".
enum Narrator {
    /// The tokens as she would have said them, where somebody logs for her; each keeps its place.
    static func asHerself(_ tokens: [ReadToken]) -> [ReadToken] {
        guard isForHer(tokens) || isWifes(tokens) || SpokenOf.isHerself(tokens) else { return tokens }
        var said = tokens
        var index = 0
        if SpokenOf.isNamed(tokens) { said[0] = word("i", tokens[0]) }
        if isWifes(tokens) {
            said[0] = word(tokens[0].is("wifes") ? "my" : "i", tokens[0])
            index = 1
        }
        while index < said.count {
            if ["my", "the"].contains(said[index].text), index + 1 < said.count, partners.contains(said[index + 1].text)
            {
                let next = index + 2 < said.count ? said[index + 2].text : ""
                let isHers =
                    said[index + 1].text.hasSuffix("s") && said[index + 1].text != "missus" && !verbal.contains(next)
                said[index] = word(isHers ? "my" : "i", said[index])
                // Of the two words one is enough; "just" says nothing.
                said[index + 1] = word("just", said[index + 1])
            } else if said[index].is("my") || said[index].is("i") || said[index].is("me") || said[index].is("mine") {
                // What he tells of himself stays another's.
                said[index] = word("he", said[index])
            } else if let own = persons[said[index].text] {
                // "She says her hands are swollen": what she says is what counts.
                let isQuoted = said[index].is("she") && index + 1 < said.count && saying.contains(said[index + 1].text)
                said[index] = word(isQuoted ? "just" : own, said[index])
                if isQuoted { said[index + 1] = word("just", said[index + 1]) }
            }
            index += 1
        }
        return said
    }

    /// "Wife's blood pressure 118/76": who else would log it.
    private static func isWifes(_ tokens: [ReadToken]) -> Bool {
        guard let first = tokens.first, ["wifes", "wife", "missus"].contains(first.text) else { return false }
        return !tokens.contains { ["i", "me", "my", "im", "ive"].contains($0.text) }
    }

    private static func isForHer(_ tokens: [ReadToken]) -> Bool {
        func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
        return tokens.indices.contains { index in
            switch word(index) {
            case "logging", "log", "typing", "writing", "entering":
                word(index + 1) == "for" && namesSomebody(tokens, index + 2)
            // "This is Tom, my wife …": before the first mark a name and nothing else.
            case "this":
                index == 0 && word(1) == "is" && tokens.count > 4 && tokens[3].mark != nil
                    && tokens[4...].contains { partners.contains($0.text) || $0.is("she") || $0.is("her") }
            // "BP for my wife this morning".
            case "for":
                word(index + 1) == "my" && partners.contains(word(index + 2))
                    && !tokens.contains { ["i", "me", "im", "ive", "id"].contains($0.text) }
            case "husband", "hubby", "partner", "boyfriend":
                ["here", "speaking", "typing", "writing", "logging"].contains(word(index + 1))
            default: false
            }
        }
    }

    /// "Jess", "her", "my wife", and not "me", "today" or "lunch".
    private static func namesSomebody(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        if token.is("my") || token.is("the") {
            return index + 1 < tokens.count && partners.contains(tokens[index + 1].text)
        }
        return token.isWord && token.roles.isEmpty && MealWords.meal(token.text) == nil && !DayWords.namesDay(token)
    }

    private static func word(_ text: String, _ token: ReadToken) -> ReadToken {
        ReadToken(
            token: Token(kind: .word, text: text, range: token.token.range), form: WordForm.of(text),
            roles: Lexicon.shared.roles(of: text))
    }

    /// Behind "my wife's", where it is "my wife has" or "my wife is".
    private static let verbal: Set<String> = [
        "just", "had", "been", "got", "feeling", "having", "gone", "not", "really", "eaten", "taken", "now", "very",
        "so",
    ]

    private static let saying: Set<String> = ["says", "said", "sez", "sed", "reckons", "thinks", "tells", "told"]
    private static let persons = ["she": "i", "shes": "im", "her": "my", "hers": "mine", "herself": "myself"]
    private static let partners: Set<String> = [
        "wife", "wifes", "missus", "girlfriend", "girlfriends", "fiancee", "fiancees", "partner", "partners",
    ]
}
