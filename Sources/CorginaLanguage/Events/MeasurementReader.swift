import CorginaCore

/// Reads what was measured: weight, blood pressure, glucose, kicks, contractions.
struct MeasurementReader {
    private let tokens: [ReadToken]
    private var findings: [Finding] = []
    private var taken: Set<Int>

    static func read(_ tokens: [ReadToken], claimed: Set<Int>) -> [Finding] {
        var reader = MeasurementReader(tokens: tokens, taken: claimed)
        for index in tokens.indices where !reader.taken.contains(index) {
            reader.readContraction(index)
            guard tokens[index].number != nil || NumberReader.isNumberWord(tokens[index].text) else { continue }
            reader.readBloodPressure(index)
            reader.readGlucose(index)
            reader.readKicks(index)
            reader.readWeight(index)
        }
        return reader.findings
    }

    private init(tokens: [ReadToken], taken: Set<Int>) {
        self.tokens = tokens
        self.taken = taken
    }

    private func word(_ index: Int) -> String {
        tokens.indices.contains(index) && tokens[index].isWord ? tokens[index].text : ""
    }

    /// The sentence part around `index`, up to a sentence end or comma.
    private func clause(_ index: Int) -> Range<Int> {
        var start = index
        var end = index
        while start > 0, !tokens[start - 1].endsSentence, tokens[start - 1].mark != .comma { start -= 1 }
        while end < tokens.count, !tokens[end].endsSentence, tokens[end].mark != .comma { end += 1 }
        return start..<end
    }

    private func clauseHas(_ index: Int, _ cues: Set<String>) -> Bool {
        tokens[clause(index)].contains { cues.contains($0.text) }
    }

    private mutating func add(_ name: String, _ content: EventDraft.Content, _ core: Range<Int>, cues: Set<String>) {
        guard !core.contains(where: taken.contains) else { return }
        let start = Surroundings.before(core, tokens, allowing: cues.union(Self.frame), claimed: taken)
        let end = Surroundings.after(core, tokens, allowing: cues.union(Self.frame), claimed: taken)
        findings.append(Finding(name: name, content: content, tokens: start..<end))
        taken.formUnion(start..<end)
    }

    private static let frame: Set<String> = [
        "is", "was", "at", "my", "the", "of", "it", "came", "in", "reading", "readings", "measured", "checked",
        "showed", "said", "says", "about", "me",
        "on", "scale", "scales", "now", "today", "felt", "feel", "had", "got", "around", "counted", "level", "levels",
        "test", "result", "to", "baby", "today's",
    ]

    // MARK: Blood pressure

    private static let pressureCues: Set<String> = ["bp", "blood", "pressure", "systolic", "mmhg"]

    private mutating func readBloodPressure(_ index: Int) {
        guard let systolic = tokens[index].number, (70...260).contains(systolic), index + 2 < tokens.count,
            tokens[index + 1].mark == .slash || tokens[index + 1].is("over"), let diastolic = tokens[index + 2].number,
            (30...160).contains(diastolic), diastolic < systolic
        else { return }
        var end = index + 3
        if word(end) == "mmhg" { end += 1 }
        add(
            "Blood pressure", .bloodPressure(BloodPressure(systolic: Int(systolic), diastolic: Int(diastolic))),
            index..<end, cues: Self.pressureCues)
    }

    // MARK: Glucose

    private static let glucoseCues: Set<String> = [
        "glucose", "sugar", "sugars", "blood", "fasting", "bg", "glucometer", "mmol", "postprandial",
    ]

    private mutating func readGlucose(_ index: Int) {
        guard let value = tokens[index].number, value > 0, !taken.contains(index) else { return }
        let perLiter = word(index + 1) == "mmol"
        let perDeciliter = word(index + 1) == "mg" && (word(index + 3) == "dl" || word(index + 2) == "dl")
        let isNamed =
            clauseHas(index, ["glucose", "fasting", "glucometer", "bg"])
            || clauseHas(index, ["blood"]) && clauseHas(index, ["sugar", "sugars"])
        guard
            perLiter || perDeciliter
                || isNamed && MeasureReader.read(tokens, at: index + 1) == nil
                    && !tokens[clause(index)].contains(where: { $0.has(.eating) && !$0.is("had") && !$0.is("got") })
        else { return }
        // Without a unit: nobody's glucose is 35 mg/dL and talking, nor 35 mmol/L.
        let inMillimoles = perLiter || !perDeciliter && value < 35
        guard inMillimoles ? (1...40).contains(value) : (20...700).contains(value) else { return }
        let milligrams = inMillimoles ? value * BloodGlucose.milligramsPerDeciliterPerMillimole : value
        var end = index + 1
        if perLiter {
            end =
                tokens.indices.contains(index + 2) && tokens[index + 2].mark == .slash
                ? min(index + 4, tokens.count) : index + 2
        }
        if perDeciliter { end = word(index + 3) == "dl" ? index + 4 : index + 3 }
        add(
            "Blood glucose", .glucose(BloodGlucose(milligramsPerDeciliter: milligrams)), index..<end,
            cues: Self.glucoseCues)
    }

    // MARK: Kicks

    private static let kickWords: Set<String> = ["kick", "movement", "flutter", "jab", "punch"]

    private mutating func readKicks(_ index: Int) {
        guard !taken.contains(index), let number = NumberReader.read(tokens, at: index), number.value >= 1,
            number.value <= 500
        else { return }
        var end = number.end
        if tokens.indices.contains(end), word(end) == "baby" { end += 1 }
        if tokens.indices.contains(end), Self.kickWords.contains(tokens[end].form) {
            end += 1
        } else if word(end) == "times", clauseHas(index, ["kicked", "moved", "kicking"]) {
            end += 1
        } else {
            return
        }
        var minutes: Int?
        if word(end) == "in" || word(end) == "over" || word(end) == "within", let duration = duration(at: end + 1) {
            minutes = duration.seconds / 60
            end = duration.end
        }
        add(
            "Kicks", .kicks(KickCount(count: Int(number.value), minutes: minutes)), index..<end,
            cues: ["kicked", "moved", "kicks", "movements", "little"])
    }

    /// "30 minutes", "an hour", "45 s".
    private func duration(at index: Int) -> (seconds: Int, end: Int)? {
        guard index < tokens.count else { return nil }
        let isArticle = word(index) == "an" || word(index) == "a" || word(index) == "one"
        let number = NumberReader.read(tokens, at: index)
        let unitIndex = number?.end ?? (isArticle ? index + 1 : tokens.count)
        guard tokens.indices.contains(unitIndex),
            let unit = Self.durations[tokens[unitIndex].form] ?? Self.durations[tokens[unitIndex].text]
        else { return nil }
        return (Int((number?.value ?? 1) * Double(unit)), unitIndex + 1)
    }

    private static let durations: [String: Int] = [
        "second": 1, "sec": 1, "s": 1, "minute": 60, "min": 60, "mins": 60, "hour": 3_600, "hr": 3_600, "h": 3_600,
    ]

    // MARK: Contractions

    private mutating func readContraction(_ index: Int) {
        guard tokens[index].form == "contraction", !taken.contains(index), word(index - 1) != "practice" else { return }
        var seconds: Int?
        var start = index
        var end = index + 1
        for next in index + 1..<max(min(index + 6, tokens.count), index + 1) {
            guard let found = duration(at: next) else { continue }
            seconds = found.seconds
            end = found.end
            break
        }
        // "a 45 second contraction"
        if seconds == nil, index >= 2, let found = duration(at: index - 2), found.end == index {
            seconds = found.seconds
            start = index - 2
        }
        add(
            "Contraction", .contraction(Contraction(seconds: seconds)), start..<end,
            cues: ["a", "lasted", "lasting", "for", "long", "strong", "another", "contraction"])
    }

    // MARK: Weight

    private static let weightCues: Set<String> = [
        "weigh", "weighed", "weight", "weighs", "scale", "scales", "weighing",
    ]

    private mutating func readWeight(_ index: Int) {
        guard !taken.contains(index), let value = tokens[index].number, value > 0 else { return }
        var end = index + 1
        var kilograms: Double
        switch tokens.indices.contains(end) ? tokens[end].form : "" {
        case "kg", "kilo", "kilogram", "kgs": kilograms = value
        case "lb", "lbs", "pound": kilograms = value * 0.453_592_37
        case "st", "stone":
            kilograms = value * 6.350_293_18
            if tokens.indices.contains(end + 1), let pounds = tokens[end + 1].number, pounds < 14 {
                kilograms += pounds * 0.453_592_37
                end += 1
                if ["lb", "lbs", "pound"].contains(tokens.indices.contains(end + 1) ? tokens[end + 1].form : "") {
                    end += 1
                }
            }
        default: return
        }
        end += 1
        let whole = clause(index)
        let isAlone = tokens[whole].allSatisfy {
            !$0.isWord || Self.frame.contains($0.text) || $0.has(.timeWord) || $0.has(.pronoun)
                || ["kg", "kilo", "lb", "lbs", "pound", "st", "stone", "kilogram", "kgs"].contains($0.form)
        }
        guard
            clauseHas(index, Self.weightCues) && !tokens[whole].contains(where: { $0.has(.eating) && !$0.is("had") })
                || isAlone, (30...300).contains(kilograms)
        else { return }
        add(
            "Weight", .weight(Weight(kilograms: kilograms)), index..<min(end, tokens.count),
            cues: Self.weightCues.union(["i", "in"]))
    }
}
