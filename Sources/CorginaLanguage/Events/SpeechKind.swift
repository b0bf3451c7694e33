/// Whether a sentence tells something that happened, or is talk that holds nothing to log.
enum SpeechKind {
    /// "note: …", "journal that …": her own words, kept whole. The offset where they begin in UTF-8.
    static func noteStart(_ tokens: [ReadToken]) -> Int? {
        guard let first = tokens.first, ["note", "notes", "journal", "diary", "memo"].contains(first.text),
            tokens.count > 1
        else { return nil }
        if tokens[1].mark == .colon || tokens[1].mark == .dash {
            return tokens.count > 2 ? tokens[2].token.range.lowerBound : nil
        }
        if ["that", "to"].contains(tokens[1].text), tokens.count > 2 {
            return tokens[tokens[1].is("that") ? 2 : 1].token.range.lowerBound
        }
        return nil
    }

    /// Markup is somebody's program, not somebody's meal.
    static func isMarkup(_ bytes: [UInt8]) -> Bool {
        var open = false
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count {
                let next = bytes[index + 1]
                open = next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || (next | 32) >= 97 && (next | 32) <= 122
                if open && next == UInt8(ascii: "/") { return true }
            } else if bytes[index] == UInt8(ascii: ">"), open {
                return true
            } else if bytes[index] == UInt8(ascii: "{"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{")
            {
                return true
            }
        }
        return false
    }

    /// Questions, wishes, plans and denials log nothing: "can I eat sushi?", "I want pizza", "I didn't eat".
    ///
    /// - Parameter spans: what the models marked. Where they hear of food that was had behind a question, or in words that only open like
    ///   one, more than talk is told: "is brie safe? had cheddar", "what stayed down was soup".
    static func isOnlyTalk(_ tokens: [ReadToken], _ spans: [TaggedSpan]) -> Bool {
        isTalk(tokens)
            && !spans.contains { span in
                guard TaggedItems.isFood(span), span.stance == .happened else { return false }
                if let question = tokens.firstIndex(where: { $0.mark == .question }) {
                    return question < span.tokens.lowerBound
                }
                return tokens.contains { past.contains($0.text) }
            }
    }

    private static let past: Set<String> = ["had", "ate", "drank", "was", "got", "stayed", "just"]

    private static func isTalk(_ tokens: [ReadToken]) -> Bool {
        guard let first = tokens.first(where: { $0.isWord }) else { return !isReading(tokens) }
        if tokens.allSatisfy({ !$0.isWord || $0.has(.chat) || $0.has(.pronoun) }) { return true }
        let second = tokens.drop { !$0.isWord }.dropFirst().first
        if questionWords.contains(first.text),
            tokens.contains(where: { $0.mark == .question })
                || askingWords.contains(first.text) && second.map({ telling.contains($0.text) }) != true
        {
            return true
        }
        // "can you eat pineapple": asked without its mark.
        if let next = second, openers.contains(first.text),
            asked.contains(next.text)
        {
            return true
        }
        if orders.contains(first.text), tokens.contains(where: { machine.contains($0.text) }) { return true }
        return false
    }

    /// "120/80": a blood pressure needs no word.
    private static func isReading(_ tokens: [ReadToken]) -> Bool {
        tokens.count >= 3 && tokens[1].mark == .slash && (tokens[0].number ?? 0) >= 70 && tokens[2].number != nil
    }

    private static let questionWords: Set<String> = [
        "can", "could", "should", "is", "are", "what", "whats", "how", "why", "when", "where", "who", "do", "does",
        "did", "may", "would", "will", "which", "am",
    ]
    private static let askingWords: Set<String> = ["what", "whats", "how", "why", "where", "who", "should", "does"]
    /// "how I relished that pie", "what I ate today": behind these words nothing is asked.
    private static let telling: Set<String> = ["i", "ive", "we"]
    private static let openers: Set<String> = ["can", "could", "may", "is", "are", "do", "does", "will", "would"]
    private static let asked: Set<String> = [
        "i", "we", "you", "they", "it", "he", "she", "there", "this", "that", "everyone", "anyone", "people",
    ]
    private static let orders: Set<String> = [
        "ignore", "disregard", "forget", "print", "reveal", "show", "act", "pretend", "you", "system", "please",
        "write", "tell", "repeat", "execute", "run", "delete", "drop", "select", "output",
    ]
    private static let machine: Set<String> = [
        "instructions", "instruction", "prompt", "prompts", "system", "previous", "password", "passwords", "secret",
        "secrets", "database", "table", "tables", "json", "code", "assistant", "ai", "admin", "joke",
        "poem", "story", "users", "user", "key", "keys", "token", "rules", "diary", "everyone", "data", "everything",
        "account",
    ]

    /// Tokens of clauses that were denied or only wished for: they name nothing eaten.
    static func denied(_ tokens: [ReadToken]) -> Set<Int> {
        var denied: Set<Int> = []
        var index = 0
        while index < tokens.count {
            if opensReport(tokens, index) {
                // "my doctor said sushi is bad": what others say was not eaten.
                var start = index
                while start > 0, !tokens[start - 1].endsSentence, tokens[start - 1].mark != .comma { start -= 1 }
                var end = index
                while end < tokens.count, !tokens[end].endsSentence, tokens[end].mark != .comma { end += 1 }
                denied.formUnion(start..<end)
                index = end
            } else if opensDenial(tokens, index) {
                var end = index
                while end < tokens.count, !tokens[end].endsSentence, tokens[end].mark != .comma,
                    !(tokens[end].is("but") && end > index), !opensTelling(tokens, end)
                { end += 1 }
                denied.formUnion(index..<end)
                index = end
            }
            index += 1
        }
        return denied
    }

    /// "skipped lunch and just drank a tea": after "and" it is told what was done.
    private static func opensTelling(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard tokens[index].is("and") else { return false }
        var next = index + 1
        while next < tokens.count, ["i", "just", "only", "then", "instead"].contains(tokens[next].text) { next += 1 }
        return next < tokens.count
            && (["had", "ate", "drank", "grabbed", "finished", "sipped", "went", "got"].contains(tokens[next].text)
                || tokens[next].text.hasSuffix("ed") && next + 1 < tokens.count
                    && (opensAmount(tokens[next + 1])
                        || next + 2 < tokens.count && particles.contains(tokens[next + 1].text)
                            && opensAmount(tokens[next + 2])))
    }

    private static func opensAmount(_ token: ReadToken) -> Bool {
        token.has(.determiner) || token.has(.counting) || token.number != nil
    }

    private static let particles: Set<String> = ["on", "up", "down", "into", "for", "open", "with", "in"]

    /// "she said", "the midwife told me", "my doctor thinks": somebody else's words follow.
    private static func opensReport(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard index > 0, reporting.contains(tokens[index].text), index + 1 < tokens.count else { return false }
        let speaker = tokens[index - 1]
        return speaker.isWord && !speaker.is("i") && !speaker.is("we") && !speaker.is("that") && !speaker.is("which")
            && !speaker.has(.linking) && !speaker.has(.eating)
    }

    private static let reporting: Set<String> = [
        "said", "says", "told", "tells", "thinks", "recommends", "recommended", "suggested", "suggests", "advised",
        "warned", "claims",
    ]

    private static let denials: Set<String> = [
        "didnt", "havent", "hadnt", "dont", "wont", "skipped", "skip", "never", "cant", "couldnt", "shouldnt",
        "wouldnt", "avoided", "avoiding",
    ]
    private static let wishes: Set<String> = [
        "want", "wants", "wish", "will", "would", "gonna", "should", "might", "could", "love", "hate", "like", "ill",
        "id", "planning", "miss", "need",
    ]

    private static func opensDenial(_ tokens: [ReadToken], _ index: Int) -> Bool {
        let token = tokens[index]
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        let isUnfinished =
            next == "finish" || next == "quite" && index + 2 < tokens.count && tokens[index + 2].is("finish")
        if denials.contains(token.text), !isUnfinished, !["resist", "sleep", "pass", "help", "stop"].contains(next) {
            return true
        }
        if token.is("have") || token.is("did") || token.is("had"), next == "not" {
            return !(index + 2 < tokens.count && tokens[index + 2].is("finish"))
        }
        guard wishes.contains(token.text) || token.is("going") && next == "to" else { return false }
        if token.is("ill") || token.is("id") { return ["have", "eat", "like", "love", "drink"].contains(next) }
        return index > 0
            && (tokens[index - 1].is("i") || tokens[index - 1].is("im") || tokens[index - 1].is("we")
                || tokens[index - 1].is("really") || tokens[index - 1].is("just"))
    }
}
