import CorginaCore

/// Reads blood glucose: "sugar was 63", "fasting 5.1, an hour after brekkie 7.4", "6.1 mmol/L".
struct GlucoseReader: MeasureReading {
    var facts: ToldFacts

    mutating func read() {
        var index = 0
        while index < tokens.count {
            guard !claimed.contains(index), let figure = SpokenFigure.read(tokens, at: index) else {
                index += 1
                continue
            }
            if let found = glucose(index, figure) {
                let isOthers = map.isOthers(index)
                let range = claim(index..<found.end, cue: map.topic(index, is: .glucose))
                if !isOthers {
                    facts.findings.append(
                        Finding(
                            name: "Blood glucose",
                            content: .other(.glucose(BloodGlucose(milligramsPerDeciliter: found.milligrams))),
                            tokens: range))
                }
                index = max(found.end, index + 1)
            } else {
                if let unit = unit(at: figure.end), figure.value > BloodGlucose.range.upperBound,
                    map.topic(index, is: .glucose) != nil, !map.isOthers(index)
                {
                    facts.implausible.append(.reading(.glucose))
                    claim(index..<unit.end, cue: map.topic(index, is: .glucose))
                }
                index = max(figure.end, index + 1)
            }
        }
    }

    private func glucose(_ index: Int, _ figure: SpokenFigure.Result) -> (milligrams: Double, end: Int)? {
        let unit = unit(at: figure.end)
        guard figure.value > 0, unit != nil || isNamed(index, figure) else { return nil }
        let value = figure.value
        // Without a unit: nobody's glucose is 35 mg/dL and talking, nor 35 mmol/L.
        let inMillimoles = unit?.isMillimoles ?? (value < 35)
        guard inMillimoles ? (1...40).contains(value) : (20...700).contains(value) else { return nil }
        let milligrams = inMillimoles ? value * BloodGlucose.milligramsPerDeciliterPerMillimole : value
        return (milligrams, unit?.end ?? figure.end)
    }

    /// "mmol", "mmol/L", "mg/dL", "mg per dl". Cholesterol has the same; it is not read without a word of glucose near.
    private func unit(at start: Int) -> (isMillimoles: Bool, end: Int)? {
        let word = map.word(start)
        if word == "mmol" || word == "mmols" || word == "millimoles" {
            let isPer = start + 1 < tokens.count && (tokens[start + 1].mark == .slash || tokens[start + 1].is("per"))
            return (true, isPer ? min(start + 3, tokens.count) : start + 1)
        }
        guard word == "mg" else { return nil }
        if map.word(start + 1) == "dl" { return (false, start + 2) }
        return map.word(start + 2) == "dl" ? (false, start + 3) : nil
    }

    /// Whether a bare figure is a reading: a word of glucose in its clause names it, or it continues one.
    private func isNamed(_ index: Int, _ figure: SpokenFigure.Result) -> Bool {
        guard map.isFree(figure.end), MeasureReader.read(tokens, at: figure.end) == nil, !isClock(index, figure),
            index == 0 || tokens[index - 1].mark != .slash
        else { return false }
        if let cue = map.topic(index, is: .glucose) {
            // "glucose biscuits, 4".
            if cue + 1 < tokens.count, Self.eaten.contains(tokens[cue + 1].form) { return false }
            let isNear = index - cue <= ToldFacts.farthest && isUnbroken(from: cue, to: index)
            if isNear, findings(since: cue, before: index) == 0 {
                return !map.clauseHas(cue, .eating) || map.isSameClause(cue, index) && !isEatenBefore(cue, index)
            }
            return isLater(index, figure)
        }
        if map.topic(index) == nil, map.clauseHas(index, .glucose), !map.clauseHas(index, .eating) { return true }
        // Who takes insulin measures glucose: "woke up at 118".
        guard map.sentenceHas(index, .insulin), index == 0 || !map.cues[index - 1].has(.insulin) else { return false }
        let isWaking = ["woke", "waking", "wake"].contains { word in
            tokens[max(0, index - 4)..<index].contains { $0.is(word) }
        }
        if isWaking { return figure.isDecimal || figure.value >= 36 }
        let isFailed =
            ["with", "at"].contains(map.word(index - 1)) || map.word(index - 1) == "a" && map.word(index - 2) == "with"
        if isFailed, figure.value >= 36 { return true }
        return isLater(index, figure)
    }

    private static let eaten: Set<String> = [
        "biscuit", "cookie", "tablet", "syrup", "powder", "drink", "sweet", "candy",
    ]

    private func isEatenBefore(_ cue: Int, _ index: Int) -> Bool {
        let clause = map.clause(index)
        return tokens[clause.lowerBound..<index].indices.suffix(24).contains { map.cues[$0].has(.eating) }
    }

    /// Whether nothing eaten and no sentence's end lies between.
    private func isUnbroken(from cue: Int, to index: Int) -> Bool {
        !tokens[cue..<index].indices.contains { map.cues[$0].has(.eating) && !tokens[$0].is("eating") }
    }

    private func findings(since cue: Int, before index: Int) -> Int {
        facts.findings.reversed().prefix(3).count {
            if case .other(.glucose) = $0.content {
                $0.tokens.upperBound > cue && $0.tokens.lowerBound < index
            } else {
                false
            }
        }
    }

    /// "an hour after brekkie 7.4", "two hours later 6.1": a later reading of the same telling.
    private func isLater(_ index: Int, _ figure: SpokenFigure.Result) -> Bool {
        guard figure.isDecimal || figure.value >= 36, map.sentenceHas(index, [.glucose, .insulin]) else { return false }
        let clause = map.clause(index)
        let around = tokens[max(clause.lowerBound, index - 8)..<min(clause.upperBound, figure.end + 5)]
        return around.contains {
            ["hour", "hours", "hr", "hrs", "later", "bed", "bedtime", "post", "after", "before", "fasting", "then"]
                .contains($0.text) || $0.has(.occasion)
        }
    }

    /// "at 8", "tomorrow 8.15": an hour, where nothing says otherwise. A reading has one decimal at most.
    private func isClock(_ index: Int, _ figure: SpokenFigure.Result) -> Bool {
        if figure.isDecimal, figure.value < 24, tokens[index].text.split(separator: ".").last?.utf8.count == 2 {
            return true
        }
        guard !figure.isDecimal, figure.value <= 24 else { return false }
        guard ["at", "around", "by", "since", "till", "until", "after", "before"].contains(map.word(index - 1)) else {
            return false
        }
        return !["back", "in", "was", "is"].contains(map.word(index - 2))
    }
}
