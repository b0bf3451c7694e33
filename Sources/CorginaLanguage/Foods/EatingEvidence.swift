/// Where a sentence tells that she ate or drank, and where it only has words that are also foods.
///
/// "I had soup" tells it; "my feet are like balloons" and "the nursery is peach" do not.
struct EatingEvidence {
    enum Telling: Hashable {
        /// "I had …", "for lunch …": what is told there is food, also where not every word of it is understood.
        case eaten
        /// "made", "went for", "after": what is told there may be food, where all of it names one.
        case mentioned
        /// "I woke up with a cup of tea": she tells of herself, and what she measured may be food.
        case told
        /// "having fish tomorrow": it was not had yet.
        case planned
        /// Nothing tells of eating: foods are logged where nothing else was said, as in a list of them.
        case bare
    }

    struct Clause {
        /// Where it stands in the sentence's UTF-8.
        var range: Range<Int>
        /// From where on it tells of eating.
        var start: Int
        /// What it tells from there on.
        var telling: Telling
        /// What it tells before.
        var before = Telling.bare
    }

    private let clauses: [Clause]

    /// - Parameter claimed: the tokens other readers spoke for.
    init(_ tokens: [ReadToken], claimed: Set<Int>) {
        var clauses: [Clause] = []
        var start = 0
        var inherited = Telling.bare
        while start < tokens.count {
            let end = Self.clauseEnd(tokens, from: start)
            let clause = Self.clause(tokens, start..<end, inherited, claimed)
            clauses.append(clause)
            let isSentenceEnd = Self.endsSentence(tokens[end - 1])
            inherited = isSentenceEnd ? .bare : clause.telling
            start = end
        }
        self.clauses = clauses
    }

    /// The clause around an offset in UTF-8; the last one for what stands behind it.
    func clause(at offset: Int) -> Int {
        var (low, high) = (0, max(clauses.count - 1, 0))
        while low < high {
            let middle = (low + high + 1) / 2
            if clauses[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func telling(at offset: Int) -> Telling {
        guard !clauses.isEmpty else { return .bare }
        let clause = clauses[clause(at: offset)]
        return offset >= clause.start ? clause.telling : clause.before
    }
}

// MARK: Clauses

extension EatingEvidence {
    private static func endsSentence(_ token: ReadToken) -> Bool { token.endsSentence || token.mark == .exclamation }

    /// Where the clause ends that begins at `start`: after a sentence's end, or before what opens another.
    private static func clauseEnd(_ tokens: [ReadToken], from start: Int) -> Int {
        var index = start
        while index < tokens.count {
            if endsSentence(tokens[index]) { return index + 1 }
            if index > start, opens(tokens, index, clauseStart: start) { return index }
            index += 1
        }
        return tokens.count
    }

    private static func opens(_ tokens: [ReadToken], _ index: Int, clauseStart: Int) -> Bool {
        if conjunctions.contains(tokens[index].text) { return true }
        let before = tokens[index - 1]
        guard before.mark == .comma || before.mark == .dash || ["and", "then", "or", "plus"].contains(before.text),
            // "For lunch today, I …" is one clause.
            index - clauseStart > longestFrame || !tokens[clauseStart..<index].allSatisfy(isFrame)
        else { return false }
        return subjects.contains(tokens[index].text) || Household.subject(tokens, at: index) != nil
    }

    /// In tokens; what is longer is a clause.
    private static let longestFrame = 12

    private static func isFrame(_ token: ReadToken) -> Bool {
        !token.isWord || token.has(.occasionPreposition) || token.has(.occasion) || token.has(.determiner)
            || token.has(.filler) || token.has(.timeWord) || token.has(.glue) || token.has(.size) || token.has(.linking)
    }

    private static let conjunctions: Set<String> = [
        "but", "because", "cause", "cos", "while", "until", "till", "when", "although", "though", "unless", "if", "so",
    ]

    private static let subjects: Set<String> = [
        "i", "im", "ive", "we", "weve", "he", "hes", "she", "shes", "they", "theyve", "theyre", "it", "its", "you",
        "theres", "thats",
    ]

    // MARK: What a clause tells

    private static func clause(
        _ tokens: [ReadToken], _ range: Range<Int>, _ inherited: Telling, _ claimed: Set<Int>
    ) -> Clause {
        let bytes =
            tokens[range.lowerBound].token.range.lowerBound..<tokens[range.upperBound - 1].token.range.upperBound
        let own = story(tokens, range)
        func telling(_ telling: Telling, from start: Int) -> Clause {
            let isMentioned = (range.lowerBound..<start).contains {
                !claimed.contains($0) && mayTellOfEating(tokens, $0)
            }
            let before = isMentioned ? Telling.mentioned : own
            let first = start < tokens.count ? tokens[start].token.range.lowerBound : bytes.upperBound
            return Clause(
                range: bytes, start: start == range.lowerBound ? bytes.lowerBound : first, telling: telling,
                before: before)
        }
        let isPlan = range.contains { tokens[$0].is("tomorrow") } && !range.contains { past.contains(tokens[$0].text) }
        if isPlan { return telling(.planned, from: range.lowerBound) }
        if range.contains(where: { tokens[$0].has(.occasion) && !tokens[$0].has(.container) && !claimed.contains($0) })
        {
            return telling(.eaten, from: range.lowerBound)
        }
        if let verb = range.first(where: { !claimed.contains($0) && tellsOfEating(tokens, $0) }) {
            // "one plum was all I had", "an apple was eaten": what stands before the verb was eaten.
            let isLast = range.upperBound - verb <= 2
            let isPassive =
                verb > range.lowerBound && ["was", "were", "being", "been", "is"].contains(tokens[verb - 1].text)
            return telling(.eaten, from: isLast || isPassive ? range.lowerBound : verb)
        }
        if let verb = range.first(where: { !claimed.contains($0) && mayTellOfEating(tokens, $0) }) {
            // "started my day with".
            if tokens[verb..<min(verb + 5, range.upperBound)].contains(where: { parts.contains($0.text) }) {
                return telling(.eaten, from: verb)
            }
            return telling(.mentioned, from: verb)
        }
        let hasSubject = range.contains {
            subjects.contains(tokens[$0].text) && tokens[$0].isWord || Household.people.contains(tokens[$0].text)
        }
        if inherited != .bare, !hasSubject { return telling(inherited, from: range.lowerBound) }
        if range.contains(where: claimed.contains), let link = range.first(where: { links.contains(tokens[$0].text) }) {
            return telling(.mentioned, from: link)
        }
        return telling(own, from: range.lowerBound)
    }

    /// What a clause tells of where no word in it tells of eating.
    private static func story(_ tokens: [ReadToken], _ range: Range<Int>) -> Telling {
        let isHers = range.contains { hers.contains(tokens[$0].text) } || tokens[range.lowerBound].has(.story)
        let isHandled = range.contains {
            handling.contains(tokens[$0].text) || Household.people.contains(tokens[$0].text)
        }
        return isHers && !isHandled ? .told : .bare
    }

    private static let past: Set<String> = ["had", "ate", "drank", "yesterday"]
    private static let hers: Set<String> = ["i", "we", "ive", "im"]
    /// What is done with food that is not had.
    static let handling: Set<String> = [
        "spilled", "spilt", "dropped", "tipped", "burnt", "burned", "bought", "packed", "brought", "threw", "gave",
        "given",
        "fed", "left", "sent", "need", "needed", "froze", "stored", "saw", "smelled", "smelt", "wasted", "binned",
    ]
    private static let parts: Set<String> = ["day", "morning", "afternoon", "evening", "night"]
    private static let links: Set<String> = ["with", "after", "before"]

    private static func tellsOfEating(_ tokens: [ReadToken], _ index: Int) -> Bool {
        // "couldn't resist a slice".
        if ["resist", "pass"].contains(tokens[index].text), index > 0,
            ["couldnt", "cant"].contains(tokens[index - 1].text)
        {
            return true
        }
        guard tokens[index].isWord, eating.contains(tokens[index].text) else { return false }
        // "should've eaten": was not.
        if tokens[max(0, index - 2)..<index].contains(where: { unreal.contains($0.text) }) { return false }
        // "have been", "had to", "ive got": helps another verb.
        guard index + 1 < tokens.count else { return true }
        guard having.contains(tokens[index].text) else { return true }
        if helped.contains(tokens[index + 1].text) { return false }
        return !tokens[index + 1..<min(index + 4, tokens.count)].contains { noFood.contains($0.form) }
    }

    /// What one has that is no food: "a lie down", "our scan".
    private static let noFood: Set<String> = [
        "dream", "fall", "nap", "bath", "shower", "lie", "rest", "look", "chat", "cry", "laugh", "walk", "scan",
        "appointment", "check", "checkup", "test", "meeting", "day", "baby", "feeling", "time", "moment", "headache",
        "go",
        "idea", "clue", "visit", "swim", "word", "argument", "row", "fight", "problem", "call", "session", "class",
        "jab",
        "injection", "vaccine",
    ]

    private static func mayTellOfEating(_ tokens: [ReadToken], _ index: Int) -> Bool {
        let token = tokens[index]
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if token.is("for") {
            return index > 0 && stopping.contains(tokens[index - 1].text) || next == "a" || next == "an"
        }
        // "I scrambled three eggs".
        if cooking.contains(token.text), index > 0, ["i", "and", "then", "also"].contains(tokens[index - 1].text) {
            let amount = next == "up" ? index + 2 : index + 1
            return amount < tokens.count
                && (tokens[amount].has(.determiner) || tokens[amount].has(.counting) || tokens[amount].number != nil)
        }
        guard token.isWord, token.has(.eating), !token.has(.container), !eating.contains(token.text) else {
            return telling.contains(token.text)
        }
        if token.is("went") { return ["for", "with", "down", "through"].contains(next) }
        // "going for sushi" is a plan.
        if token.is("going") { return index > 0 && ["was", "ended", "up"].contains(tokens[index - 1].text) }
        if token.is("kicked") || token.is("kicking") { return next == "off" }
        if going.contains(token.text) { return ["for", "with", "off", "out", "on", "my", "the", "up"].contains(next) }
        return !longing.contains(token.text)
    }

    /// What one does with food that is had, and what is said of a meal.
    private static let telling: Set<String> = [
        "managed", "settled", "rewarded", "followed", "then", "spooned", "tided", "knocked", "paired", "capped",
        "served",
        "sliced", "warmed", "stirred", "broke", "resist", "pass", "necked", "smashed", "hoovered", "tucked", "picked",
        "took",
        "kept", "together", "blended",
    ]
    private static let cooking: Set<String> = [
        "sauteed", "scrambled", "toasted", "fried", "brewed", "blended", "baked", "boiled", "grilled", "microwaved",
        "mixed",
        "poached", "roasted", "steamed", "heated", "warmed",
    ]
    private static let stopping: Set<String> = ["met", "stopped", "out", "called", "popped"]

    private static let unreal: Set<String> = ["should", "shouldve", "could", "couldve", "would", "wouldve", "wish"]
    private static let having: Set<String> = ["had", "have", "having", "has"]
    private static let helped: Set<String> = [
        "to", "been", "gone", "got", "never", "made", "bought", "just",
    ]
    private static let going: Set<String> = [
        "went", "going", "kicked", "kicking", "started", "starting", "ended", "ending",
    ]
    private static let longing: Set<String> = [
        "needed", "wanted", "craved", "fancied", "decided", "deciding", "helped", "opened", "opening", "read",
    ]

    /// Verbs that tell of eating and drinking by themselves.
    private static let eating: Set<String> = [
        "had", "have", "having", "ate", "eat", "eating", "eaten", "drank", "drink", "drinking", "drunk", "enjoyed",
        "enjoying", "enjoy", "munched", "munching", "sipped", "sipping", "devoured", "consumed", "consuming", "snacked",
        "snacking", "nibbled", "nibbling", "dined", "dining", "gulped", "chugged", "guzzled", "downed", "swallowed",
        "demolished", "inhaled", "wolfed", "scarfed", "scoffed", "gobbled", "tasted", "tried", "indulged", "indulging",
        "treated", "savored", "savoring", "savoured", "savouring", "relished", "relishing", "feasted", "feasting",
        "chewed", "chewing", "slurped", "slurping", "swigged", "licked", "sucked", "crunched", "chomped", "noshed",
        "consisted", "consisting", "consists", "included", "including", "includes", "comprised", "featured",
        "polished", "finished", "finishing", "grabbed", "grabbing", "ordered", "devouring", "quenched", "refueled",
    ]
}
