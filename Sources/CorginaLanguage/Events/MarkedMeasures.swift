import CorginaCore

/// What was read off an instrument, where only the models know of it: "142 an hour after the rice bowl", "the sister got 135 over 85".
struct MarkedMeasures {
    let tokens: [ReadToken]
    let spans: [TaggedSpan]

    /// The findings with the blood pressures, weights and glucose the models marked and no reader found.
    ///
    /// - Parameters:
    ///   - facts: what the readers found, taken back or not.
    ///   - known: tokens that readers spoke for. Whose blood pressure it is the models know better.
    func added(to findings: [Finding], facts: [Finding], known: Set<Int>) -> [Finding] {
        findings
            + spans.compactMap { span in
                guard span.stance == .happened,
                    !(findings + facts).contains(where: { $0.tokens.overlaps(span.tokens) }),
                    span.role == .pressure || !span.tokens.contains(where: known.contains)
                else { return nil }
                return measure(span).map { Finding(name: $0.name, content: .other($0.details), tokens: span.tokens) }
            }
    }

    private func measure(_ span: TaggedSpan) -> (name: String, details: HealthEvent.Details)? {
        switch span.role {
        case .temperature: temperature(span.tokens).map { ("Temperature", .temperature($0)) }
        case .movement: kicks(span.tokens).map { ("Kicks", .kicks($0)) }
        case .pressure: pressure(span.tokens).map { ("Blood pressure", .bloodPressure($0)) }
        case .weight: kilograms(span.tokens).map { ("Weight", .weight(Weight(kilograms: $0))) }
        case .glucose:
            milligrams(span.tokens).map { ("Blood glucose", .glucose(BloodGlucose(milligramsPerDeciliter: $0))) }
        default: nil
        }
    }

    private func pressure(_ words: Range<Int>) -> BloodPressure? {
        let whole = figures(words).filter { !$0.isDecimal }.map { $0.value }
        guard whole.count == 2, (70...250).contains(whole[0]), (40...150).contains(whole[1]), whole[1] < whole[0] else {
            return nil
        }
        return BloodPressure(systolic: Int(whole[0]), diastolic: Int(whole[1]))
    }

    /// A figure of scales. Without its unit, whoever weighs a hundred and more says so in pounds.
    private func kilograms(_ words: Range<Int>) -> Double? {
        let all = figures(words)
        guard let figure = all.first, all.count == 1, (40...400).contains(figure.value) else { return nil }
        let unit = tokens.indices.contains(figure.end) ? tokens[figure.end].form : ""
        if WeightReader.kilograms.contains(unit) { return figure.value < 250 ? figure.value : nil }
        if WeightReader.pounds.contains(unit) { return figure.value * Weight.pound.kilograms }
        guard isFree(figure.end) else { return nil }
        return figure.value < 100 ? figure.value : figure.value * Weight.pound.kilograms
    }

    /// "T 36.8": a figure that can only be read off a thermometer.
    private func temperature(_ words: Range<Int>) -> Temperature? {
        guard let figure = only(words) else { return nil }
        return [Temperature(celsius: figure.value), Temperature(fahrenheit: figure.value)].first {
            Temperature.range.contains($0)
        }
    }

    /// "kick count 10 / 28 min", "FM 10 in 20min": how many, and in how long.
    private func kicks(_ words: Range<Int>) -> KickCount? {
        guard let counted = figures(words).first, !counted.isDecimal, (1...200).contains(counted.value) else {
            return nil
        }
        var place = counted.end
        while place < words.upperBound, tokens[place].mark == .slash || Self.within.contains(tokens[place].text) {
            place += 1
        }
        let map = ClauseMap(tokens)
        guard place > counted.end, let duration = SpokenDuration.read(map, at: place), duration.unit > 1 else {
            return nil
        }
        return KickCount(count: Int(nearest: counted.value), minutes: duration.seconds / 60)
    }

    private static let within: Set<String> = ["in", "within", "over", "about", "around", "like", "roughly"]

    /// A figure as glucose is read off a meter: in mmol/L with its decimal, in mg/dL without.
    private func milligrams(_ words: Range<Int>) -> Double? {
        guard let figure = only(words) else { return nil }
        if figure.isDecimal {
            return (2...25).contains(figure.value)
                ? figure.value * BloodGlucose.milligramsPerDeciliterPerMillimole : nil
        }
        return (40...400).contains(figure.value) && isToldByMeal(words) ? figure.value : nil
    }

    private func figures(_ words: Range<Int>) -> [SpokenFigure.Result] {
        var figures: [SpokenFigure.Result] = []
        var place = words.lowerBound
        while place < words.upperBound {
            if let figure = SpokenFigure.read(tokens, at: place) { figures.append(figure) }
            place = max(place + 1, figures.last?.end ?? 0)
        }
        return figures
    }

    /// The one figure there; `nil` where a unit or another word behind says that it counts something else: "call it 4.5 hrs".
    private func only(_ words: Range<Int>) -> SpokenFigure.Result? {
        let all = figures(words)
        guard all.count == 1, let figure = all.first, isFree(figure.end), !isPulse(before: words.lowerBound) else {
            return nil
        }
        return figure
    }

    /// Whether nothing stands there that the figure before could count: no unit, and nothing that the models marked.
    private func isFree(_ place: Int) -> Bool {
        guard tokens.indices.contains(place), !Self.free.contains(tokens[place].text) else { return true }
        if ClauseMap.isFree(tokens, place) { return MeasureReader.read(tokens, at: place) == nil }
        return tokens[place].isWord && MeasureReader.read(tokens, at: place) == nil
            && !ClauseMap.isCounted(tokens[place]) && !tokens[place].has(.container)
            && !spans.contains { $0.tokens.contains(place) }
    }

    /// "BP 118/76 HR 88": how fast her heart beats.
    private func isPulse(before figure: Int) -> Bool {
        let near = tokens[max(0, figure - 2)..<figure]
        // "1 hr 148" is glucose.
        return near.contains { Self.pulses.contains($0.text) } && near.first?.number.map { $0 > 3 } ?? true
    }

    private static let pulses: Set<String> = ["hr", "pulse", "heartrate", "bpm", "spo2", "sats"]

    /// Whether it is told beside what was eaten before or after.
    private func isToldByMeal(_ words: Range<Int>) -> Bool {
        let near = max(0, words.lowerBound - Self.reach)..<min(tokens.count, words.upperBound + Self.reach)
        return tokens[near].contains { Self.relations.contains($0.text) }
    }

    /// In tokens: how far from the figure it is told when it was taken.
    private static let reach = 6
    private static let relations: Set<String> = [
        "after", "before", "post", "pre", "fasting", "later", "hr", "hrs", "hour", "hours", "sugar", "sugars", "meter",
        "tested", "reading",
    ]
    /// What may stand right behind it.
    private static let free: Set<String> = ["this", "an", "two", "one", "mmol"]
}
