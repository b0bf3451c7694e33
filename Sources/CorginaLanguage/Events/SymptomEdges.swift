import Algorithms
import CorginaCore

/// The words right beside a symptom: how strong it was, and where its own words end.
enum SymptomEdges {
    static let before = SymptomFrame.words(
        """
        feeling feel felt feels been woke up with got getting am im had having have some still bit little of bad mild
        severe slight and kinda sort kind quite pretty very really so terrible awful horrible extremely super
        experiencing suffering from no lot lots started strong moderate slightly intense splitting morning today mildly
        extreme unbearable worst constant lower not never more longer havent hadnt hasnt didnt dont any absolutely
        properly totally weird strange odd too much both ive ever another such bloody nasty proper sudden suddenly
        left right upper sharp dull shooting stabbing shocking these keep keeps kept getting gets also just isnt arent
        wasnt without im been being was were is are
        """)
    static let after = SymptomFrame.words(
        """
        gone better stopped over passed is has went away again all day since lately at night today in the now right bad
        really very after disappeared eased was been much finally too so badly terribly constantly nonstop still cleared
        severe awful terrible horrible bloody everywhere anymore worse worst ever pretty quite mildly on off yaar
        """)

    /// The strongest word beside it; "not so bad" is no more than mild.
    static func severity(_ tokens: [ReadToken], _ around: Range<Int>, _ hit: SymptomHit, next: Int) -> Int? {
        if isLessened(tokens, after: hit.range.upperBound) { return 1 }
        var best: Int?
        let last = min(next, around.upperBound + 3)
        for index in around.lowerBound..<last {
            let token = tokens[index]
            if index >= around.upperBound, token.mark != nil { break }
            let following = index + 1 < tokens.count ? tokens[index + 1].text : ""
            // "really suddenly", "so I took", "very well": of something else.
            if ["suddenly", "i", "well", "that", "far"].contains(following), index >= hit.range.lowerBound { continue }
            if index >= around.upperBound,
                !["badly", "terribly", "awful", "brutal", "unbearable", "killer", "horrendous", "crazy", "mad"]
                    .contains(token.text)
            {
                if !SymptomScope.isLight(token), !hit.isBody { break }
                continue
            }
            guard let found = SymptomWords.severities[token.text] else { continue }
            if ["not", "isnt", "arent", "wasnt", "nothing"].contains(index > 0 ? tokens[index - 1].text : "") {
                return 1
            }
            best = max(best ?? 0, found)
        }
        if best == nil,
            let index = (around.upperBound..<min(last, tokens.count)).first(where: {
                SymptomWords.severities[tokens[$0].text] == 5
            })
        {
            best = tokens[around.upperBound..<index].allSatisfy(SymptomScope.isLight) ? 5 : nil
        }
        return best
    }

    /// "isn't too bad", "not so bad today".
    private static func isLessened(_ tokens: [ReadToken], after start: Int) -> Bool {
        (start..<min(tokens.count, start + 4)).contains { index in
            index + 2 < tokens.count && !SymptomScope.breaksClause(tokens[index])
                && ["not", "isnt", "arent", "wasnt", "werent"].contains(tokens[index].text)
                && SymptomFrame.degrees.contains(tokens[index + 1].text) && tokens[index + 2].is("bad")
        }
    }

    /// "the smell of eggs made me": what was only smelled or thought of was not eaten.
    static func causeStart(_ tokens: [ReadToken], _ index: Int, _ scope: SymptomScope) -> Int? {
        let first = max(scope.start(index), index - 12)
        return (first..<index).first { senses.contains(tokens[$0].text) }
    }

    private static let senses = SymptomFrame.words("smell smells smelling smelled smelt whiff stench sight thought")

    /// "no more heartburn", "no longer dizzy", "got rid of my headache".
    static func noMore(_ tokens: [ReadToken], _ around: Range<Int>, _ hit: SymptomHit) -> Bool {
        let first = max(0, hit.range.lowerBound - 5)
        let words = tokens[first..<hit.range.lowerBound]
        return words.adjacentPairs().contains { $0.is("rid") && $1.is("of") || $0.is("no") && $1.is("longer") }
    }

    /// "4/5", "4 out of 5", "7/10", "severity 3", "about a 6 out of 10".
    static func scale(_ tokens: [ReadToken], at start: Int, within limit: Int) -> (severity: Int, end: Int)? {
        var index = start
        while index < tokens.count,
            tokens[index].is("severity") || tokens[index].is("level") || tokens[index].mark == .openParenthesis
                || tokens[index].mark == .colon || tokens[index].is("a") || tokens[index].is("like")
                || tokens[index].is("about") || tokens[index].mark == .comma || tokens[index].is("again")
                || tokens[index].is("still")
        { index += 1 }
        guard index < tokens.count else { return nil }
        if let found = scale(tokens, number: index, after: start) { return found }
        // "back ache since about 3pm, about a 6 out of 10": further on, but unmistakable.
        for place in index..<min(max(index, limit + 6), tokens.count) {
            if tokens[place].endsSentence { return nil }
            if place + 2 < tokens.count, tokens[place].number != nil,
                tokens[place + 1].mark == .slash || tokens[place + 1].is("out") && tokens[place + 2].is("of"),
                let found = scale(tokens, number: place, after: place)
            {
                return found
            }
        }
        return nil
    }

    private static func scale(_ tokens: [ReadToken], number index: Int, after start: Int) -> (severity: Int, end: Int)?
    {
        guard let value = tokens[index].number, value >= 0 else { return nil }
        let next = index + 1
        if next + 1 < tokens.count, tokens[next].mark == .slash, let of = tokens[next + 1].number {
            return severity(value, of: of, end: next + 2)
        }
        if next + 2 < tokens.count, tokens[next].is("out"), tokens[next + 1].is("of"), let of = tokens[next + 2].number
        {
            return severity(value, of: of, end: next + 3)
        }
        guard index > start,
            tokens[start..<index].contains(where: {
                $0.is("severity") || $0.is("level") || $0.mark == .openParenthesis || $0.mark == .colon || $0.is("a")
            }), value >= 1, value <= 5
        else { return nil }
        return (Int(value), next)
    }

    private static func severity(_ value: Double, of top: Double, end: Int) -> (severity: Int, end: Int)? {
        guard top == 5 || top == 10, value <= top else { return nil }
        return (min(max(Int(nearest: value * 5 / top), 1), 5), end)
    }

    /// Where the words of place, time and likeness after it end: "for my chappals", "when I walk on it", "like balloons".
    static func tailEnd(_ tokens: [ReadToken], after first: Int, from start: Int, limit: Int, claimed: Set<Int>) -> Int
    {
        var index = start
        if !tokens[first..<start].contains(where: opensTail) {
            // "a bit when I brushed", "so bad I slept upright".
            while index < limit, index < start + 3, SymptomScope.isLight(tokens[index]), !opensTail(tokens[index]) {
                index += 1
            }
            let isSoThat =
                index < limit && index > 0 && SymptomFrame.results.contains(tokens[index].text)
                && SymptomWords.severities[tokens[index - 1].text] != nil
            guard index < limit, opensTail(tokens[index]) || isSoThat || goesOn(tokens, index) else { return start }
        }
        while index < limit, !claimed.contains(index), !SymptomScope.breaksClause(tokens[index]) {
            let token = tokens[index]
            if SymptomFrame.stops.contains(token.text), !goesOn(tokens, index) { break }
            if token.has(.eating), !mild.contains(token.text) { break }
            index += 1
        }
        return index
    }

    private static func opensTail(_ token: ReadToken) -> Bool {
        SymptomFrame.tail.contains(token.text) || token.text.hasSuffix("ly")
    }

    /// Said of eating and of anything else.
    private static let mild = SymptomFrame.words(
        "like got get getting went going kicked kicking needed reached hit opening")

    /// "for my shoes", "for three days", "after standing all day", "from the minute I woke": nothing is eaten there.
    private static func goesOn(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        switch tokens[index].text {
        case "for":
            return next.is("my") || next.is("the") || next.number != nil || next.has(.counting) || next.has(.timeWord)
        case "after", "before", "from":
            if next.is("i") { return true }
            if next.text.hasSuffix("ing"), !next.has(.eating), !SymptomFrame.stops.contains(next.text) { return true }
            return index + 2 < tokens.count && next.is("the") && moments.contains(tokens[index + 2].text)
        default: return false
        }
    }

    private static let moments: Set<String> = ["minute", "moment", "second"]
}
