import CorginaCore

/// Reads her weight: "the scale says 71.2", "11 stone 4", "down to 58.9 from 60". A change is no weight.
struct WeightReader: MeasureReading {
    var facts: ToldFacts

    private enum Bearing {
        case current, earlier, change
    }

    mutating func read() {
        readWeights()
        readChanges()
    }

    private mutating func readWeights() {
        var weights: [(weight: Double, range: Range<Int>)] = []
        var unit: Double?
        var bare: [(value: Double, range: Range<Int>)] = []
        var last: Int?
        var index = 0
        while index < tokens.count {
            guard !claimed.contains(index), let figure = SpokenFigure.read(tokens, at: index) else {
                index += 1
                continue
            }
            var next = max(figure.end, index + 1)
            // "lost two kilos, now 61.5"
            let isAfter = last.map { index - $0 <= 8 && map.word(index - 1) == "now" } ?? false
            if let said = weighed(figure) {
                let bearing = bearing(index)
                last = index
                next = said.end
                if bearing == .change || map.isOthers(index) && isTold(index) {
                    claimWeight(index..<said.end)
                } else if said.kilograms > Weight.range.upperBound, isImpossible(index, said.end) {
                    claimWeight(index..<said.end)
                    facts.implausible.append(.reading(.weight))
                } else if Weight.range.contains(said.kilograms), isHers(index, said.end, isStone: said.isStone) {
                    let range = claimWeight(index..<said.end)
                    unit = said.unit
                    if bearing == .current { weights.append((said.kilograms, range)) }
                }
            } else if isNamed(index, figure) || isAfter && figure.value >= 30 && map.isFree(figure.end) {
                let range = claimWeight(index..<figure.end)
                if bearing(index) == .current, !map.isOthers(index) { bare.append((figure.value, range)) }
            }
            index = next
        }
        claimEarlier(isTold: !weights.isEmpty || !bare.isEmpty)
        for (value, range) in bare {
            let kilograms = value * (unit ?? (value < 100 ? 1 : Weight.pound.kilograms))
            if Weight.range.contains(kilograms) { weights.append((kilograms, range)) }
        }
        // Of several the last is what she goes by.
        // "Weight 52.3, was 58 when I started".
        let former = weights.filter { map.word($0.range.lowerBound - 1) == "was" }
        if former.count < weights.count { weights.removeAll { map.word($0.range.lowerBound - 1) == "was" } }
        guard let current = weights.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return }
        facts.findings.append(
            Finding(name: "Weight", content: .other(.weight(Weight(kilograms: current.weight))), tokens: current.range))
    }

    /// "was 10 and a half at booking": what she once weighed, beside what she weighs.
    private mutating func claimEarlier(isTold: Bool) {
        guard isTold else { return }
        for index in tokens.indices where Self.goals.contains(tokens[index].text) && !claimed.contains(index) {
            for place in max(map.clause(index).lowerBound, index - 6)..<index {
                guard let figure = SpokenFigure.read(tokens, at: place), figure.end <= index,
                    !isClaimed(place..<figure.end)
                else { continue }
                claim(place..<figure.end, cue: nil)
                claim(place..<index + 1)
                break
            }
        }
    }

    @discardableResult

    private mutating func claimWeight(_ range: Range<Int>) -> Range<Int> {
        let behind = range.upperBound..<min(range.upperBound + 8, tokens.count)
        let cue = map.topic(range.lowerBound, is: .weight)
        let later = map.topic(range.lowerBound) == nil ? behind.first { map.cues[$0].has(.weight) } : nil
        return claim(range, cue: cue ?? later.flatMap { map.isSameClause($0, range.lowerBound) ? $0 : nil })
    }

    /// A figure with its unit: "163 pounds", "12st 1lb", "eleven stone four and a half".
    private func weighed(_ figure: SpokenFigure.Result) -> (
        kilograms: Double, unit: Double, isStone: Bool, end: Int
    )? {
        guard figure.end < tokens.count, tokens[figure.end].isWord else { return nil }
        let form = tokens[figure.end].form
        let end = figure.end + 1
        // "80 kilo" of a comma read as thousands needs no more care: it is outside of the range.
        if Self.kilograms.contains(form) { return (figure.value, 1, false, end) }
        if Self.pounds.contains(form) {
            return (figure.value * Weight.pound.kilograms, Weight.pound.kilograms, false, end)
        }
        guard form == "stone" || form == "st", (4...40).contains(figure.value) else { return nil }
        // "stone fruit", "10 st james street"
        let isCounted = end < tokens.count && tokens[end].isWord && !map.isFree(end)
        guard form == "stone" && !isCounted || form == "st" && !isCounted || SpokenFigure.read(tokens, at: end) != nil
        else { return nil }
        var kilograms = figure.value * Weight.stone.kilograms
        var last = end
        if map.word(last) == "and", let more = SpokenFigure.read(tokens, at: last + 1), more.value < 14,
            Self.pounds.contains(tokens.indices.contains(more.end) ? tokens[more.end].form : "")
        {
            last += 1
        }
        if let more = SpokenFigure.read(tokens, at: last), more.value < 14 {
            kilograms += more.value * Weight.pound.kilograms
            last = more.end
            if last < tokens.count, Self.pounds.contains(tokens[last].form) { last += 1 }
        }
        return (kilograms, Weight.stone.kilograms, true, last)
    }

    static let kilograms: Set<String> = ["kg", "kilo", "kilogram", "kgs", "kilogramme", "kgm"]
    static let pounds: Set<String> = ["lb", "lbs", "pound"]

    /// Whether a figure with a unit is what she weighs: by a word that says so, or because nothing else is told.
    private func isHers(_ index: Int, _ end: Int, isStone: Bool) -> Bool {
        let clause = map.clause(index)
        // "didn't eat breakfast but weighed 64.8 kg"
        if let cue = map.topic(index, is: .weight), index - cue <= 6, map.word(end) != "of",
            !(cue..<index).contains(where: { map.cues[$0].has(.eating) })
        {
            return true
        }
        guard !map.clauseHas(index, .eating), map.word(end) != "of" else { return false }
        if map.topic(index, is: .weight) != nil || map.clauseHas(index, .weight) { return true }
        if end < tokens.count, tokens[end].isWord, !map.isFree(end) { return false }
        let before = lastWord(before: index).word
        if ["im", "am", "now", "at", "to"].contains(before) && !map.sentenceHas(index, .eating) { return true }
        if isStone || clause.lowerBound == index { return true }
        return tokens[clause].prefix(24).allSatisfy {
            !$0.isWord || ToldFacts.frame.contains($0.text) || $0.has(.timeWord) || $0.has(.pronoun)
                || Self.kilograms.contains($0.form) || Self.pounds.contains($0.form)
        }
    }

    /// Whether more than anybody weighs was told as what she weighs, and not as what a food does: "weight 70000000 kg".
    private func isImpossible(_ index: Int, _ end: Int) -> Bool {
        guard let cue = map.topic(index, is: .weight), index - cue <= 6, map.word(end) != "of",
            bearing(index) == .current
        else { return false }
        return !(cue..<index).contains { map.cues[$0].has(.eating) }
    }

    /// Whether a bare figure is a weight: a word of scales names it, or it was come down to.
    private func isNamed(_ index: Int, _ figure: SpokenFigure.Result) -> Bool {
        guard (30...300).contains(figure.value), map.isFree(figure.end) else { return false }
        if let cue = map.topic(index, is: .weight), index - cue <= ToldFacts.farthest,
            !tokens[cue..<index].indices.contains(where: { map.cues[$0].has(.eating) })
        {
            return true
        }
        // The cue may come after it: "66 on the doctor's scales".
        if map.topic(index) == nil, map.clauseHas(index, .weight), !map.clauseHas(index, .eating) { return true }
        guard map.topic(index) == nil, !map.clauseHas(index, .eating), map.word(index - 1) == "to",
            ["down", "up"].contains(map.word(index - 2))
        else { return false }
        return figure.isDecimal || map.word(figure.end) == "from"
    }

    /// What the words before a figure make of it.
    private func bearing(_ index: Int) -> Bearing {
        let clause = map.clause(index)
        let (word, place) = lastWord(before: index)
        if word == "from" || Self.changes.contains(word) { return word == "from" ? .earlier : .change }
        if word == "on", ["put", "putting", "puts", "piled", "packed"].contains(map.word(place - 1)) { return .change }
        if word == "gain" || word == "loss" { return .change }
        let words = tokens[max(clause.lowerBound, index - 10)..<min(clause.upperBound, index + 12)]
        let isThen = words.contains { Self.goals.contains($0.text) }
        if isThen || word == "was" && words.contains(where: { Self.starts.contains($0.text) }) { return .earlier }
        let after = tokens[index..<min(clause.upperBound, index + 5)]
        if after.contains(where: { ["heavier", "lighter"].contains($0.text) }) { return .change }
        return .current
    }

    /// The word before a figure that tells something of it.
    private func lastWord(before index: Int) -> (word: String, place: Int) {
        var place = index - 1
        while place >= 0, index - place < 7,
            [
                "about", "around", "only", "just", "another", "like", "nearly", "almost", "roughly", "a", "an", "by",
                "total", "of", "so", "far", "good", "whole", "the", "is", "exactly", "already", "other", "weight",
            ].contains(map.word(place))
        { place -= 1 }
        return (map.word(place), place)
    }

    private static let changes: Set<String> = [
        "up", "down", "gained", "gain", "gaining", "lost", "lose", "losing", "loss", "dropped", "more", "extra", "plus",
        "shed", "over", "increased", "risen",
    ]

    /// What she is to weigh or once weighed.
    private static let goals: Set<String> = [
        "target", "goal", "booking", "prepregnancy", "used", "originally", "aim", "aiming", "limit",
    ]

    private static let starts: Set<String> = ["before", "pre", "start", "beginning", "first", "month", "pregnant"]

    /// Whether somebody's weight is told and not that of a food: "baby is about 2.4 kilos".
    private func isTold(_ index: Int) -> Bool { !map.clauseHas(index, .eating) }

    /// "put on a kilo": a change without a figure.
    private mutating func readChanges() {
        for index in tokens.indices where !claimed.contains(index) {
            guard Self.kilograms.contains(tokens[index].form) || Self.pounds.contains(tokens[index].form), index >= 2,
                ["a", "half", "few", "couple", "of", "some", "another"].contains(map.word(index - 1))
            else { continue }
            let (word, place) = lastWord(before: max(index - 1, 0))
            let isGain = Self.changes.contains(word) || word == "on" && map.word(place - 1).hasPrefix("put")
            if isGain { claim((word == "on" ? place - 1 : place)..<index + 1, cue: nil) }
        }
    }
}
