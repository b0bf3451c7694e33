import CorginaCore

/// Reads what is told about a symptom beside its name: what came with it, how long, how often, how warm.
///
/// It only reads; which of it should not wait is the clinical rules' business.
struct SymptomFactsReader {
    let tokens: [ReadToken]
    /// The words that are about this symptom and no other.
    let region: Range<Int>
    let name: String

    /// Adds to the report what the words tell of it, and answers where the words of a temperature end.
    func read(into report: inout SymptomReport, severity: Int?) -> Int? {
        let questions = SymptomKind.named(name)?.questions ?? []
        report.signs = Set(
            questions.compactMap { question in
                guard case .sign(let sign) = question, holds(sign, severity: severity) else { return nil }
                return sign
            })
        report.minutes = minutes
        var end: Int?
        for question in questions {
            switch question {
            case .number(.timesADay): report.amounts[.timesADay] = times
            case .number(.timesAnHour): report.amounts[.timesAnHour] = timesAnHour
            case .number(.temperature):
                guard let found = temperature else { continue }
                report.amounts[.temperature] = found.temperature.celsius
                // What is no fever is not called one.
                if !found.temperature.isFever { report.name = "Temperature" }
                end = found.end
            case .atLeast(.hoursWithoutFluids, _) where keepsNothingDown:
                report.amounts[.hoursWithoutFluids] = report.minutes.map { Double($0) / 60 }
            case .number, .atLeast, .sign: continue
            }
        }
        return end
    }

    // MARK: Signs

    private func holds(_ sign: SymptomFacts.Sign, severity: Int?) -> Bool {
        if sign == .handsSevere { return has([["hands"], ["fingers"]]) && (severity ?? 0) >= 4 }
        // Ice cream is food.
        if sign == .nonfoodCraving, has([["ice", "cream"], ["ice", "cold"], ["ice", "tea"], ["iced"]]) {
            return false
        }
        return Self.phrases[sign].map { has($0, unlessDenied: !Self.denying.contains(sign)) } ?? false
    }

    /// Signs that are told by denying.
    private static let denying: Set<SymptomFacts.Sign> = [.noRash, .persistent, .cannotWalk]

    private func has(_ phrases: [[String]], unlessDenied: Bool = false) -> Bool {
        phrases.contains { phrase in
            region.contains { start in
                start + phrase.count <= region.upperBound && !(unlessDenied && isDenied(start))
                    && phrase.indices.allSatisfy { tokens[start + $0].text == phrase[$0] }
            }
        }
    }

    /// "nothing regular", "not hot or red".
    private func isDenied(_ start: Int) -> Bool {
        for index in stride(from: start - 1, through: max(0, start - 4), by: -1) {
            if SymptomFrame.denying.contains(tokens[index].text) { return true }
            guard tokens[index].is("or") || SymptomScope.isLight(tokens[index]) else { return false }
        }
        return false
    }

    /// Each line reads "sign = phrase | phrase"; the signs are named as the reference names them.
    private static let phrases: [SymptomFacts.Sign: [[String]]] = {
        var phrases: [SymptomFacts.Sign: [[String]]] = [:]
        for line in SymptomWords.signs.split(separator: "\n") {
            let sides = line.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
            guard sides.count == 2, let sign = SymptomFacts.Sign(rawValue: sides[0]) else { continue }
            phrases[sign] = sides[1].split(separator: "|").map { $0.split(separator: " ").map(String.init) }
        }
        return phrases
    }()

    /// "can't keep even water down", "nothing stays down".
    private var keepsNothingDown: Bool {
        has([["keep"], ["keeping"], ["kept"], ["stays"], ["stay"], ["staying"], ["stayed"]]) && has([["down"]])
    }

    // MARK: Numbers

    /// "for two days", "lasted 3 hours": whole minutes.
    private var minutes: Int? {
        for index in region where tokens[index].is("for") || tokens[index].is("lasted") || tokens[index].is("lasting") {
            guard let number = NumberReader.read(tokens, at: index + 1), region.contains(number.end),
                let unit = Self.units[tokens[number.end].form] ?? Self.units[tokens[number.end].text]
            else { continue }
            let minutes = number.value * unit
            if minutes >= 1, minutes <= 525_600 { return Int(minutes) }
        }
        // "since yesterday": a day, as she says it.
        return has([["since", "yesterday"]]) ? 1_440 : nil
    }

    private static let units: [String: Double] = [
        "minute": 1, "min": 1, "mins": 1, "hour": 60, "hr": 60, "hrs": 60, "h": 60, "day": 1_440, "week": 10_080,
    ]

    /// "twice", "5 times".
    private var times: Double? {
        for index in region {
            if tokens[index].is("twice") { return 2 }
            guard let number = NumberReader.read(tokens, at: index), region.contains(number.end),
                tokens[number.end].is("times"), number.value >= 1, number.value <= 100
            else { continue }
            return number.value
        }
        return nil
    }

    /// "four an hour", "5 times an hour", "4 in an hour".
    private var timesAnHour: Double? {
        for index in region {
            guard let number = NumberReader.read(tokens, at: index), number.value >= 1, number.value <= 100 else {
                continue
            }
            var end = number.end
            while region.contains(end), tokens[end].is("times") || tokens[end].is("in") { end += 1 }
            if end + 1 < region.upperBound, ["an", "per", "one", "1"].contains(tokens[end].text),
                tokens[end + 1].form == "hour"
            {
                return number.value
            }
        }
        return nil
    }

    /// "38.5", "101 f", "38,2 degrees": a number no thermometer shows is none.
    private var temperature: (temperature: Temperature, end: Int)? {
        for index in region {
            guard let value = tokens[index].number else { continue }
            var end = index + 1
            while region.contains(end), Self.degrees.contains(tokens[end].text) { end += 1 }
            if region.contains(end), Self.units[tokens[end].form] != nil || tokens[end].is("times") { continue }
            let temperature = value > 60 ? Temperature(fahrenheit: value) : Temperature(celsius: value)
            if Temperature.range.contains(temperature) { return (temperature, end) }
        }
        return nil
    }

    private static let degrees: Set<String> = ["degrees", "degree", "c", "f", "celsius", "fahrenheit"]
}

extension SymptomFactsReader {
    /// The words about the symptom at `hit`: its sentence, up to the last comma or "and" between it and its neighbours.
    static func region(of hit: Range<Int>, neighbours: [Range<Int>], at place: Int, in tokens: [ReadToken]) -> Range<
        Int
    > {
        var start = hit.lowerBound
        let first = max(0, start - reach)
        while start > first, !tokens[start - 1].endsSentence { start -= 1 }
        var end = hit.upperBound
        let last = min(tokens.count, end + reach)
        while end < last, !tokens[end].endsSentence { end += 1 }
        if place > 0, neighbours[place - 1].upperBound <= hit.lowerBound {
            start = max(start, border(neighbours[place - 1].upperBound..<hit.lowerBound, tokens))
        }
        if place + 1 < neighbours.count, neighbours[place + 1].lowerBound >= hit.upperBound {
            end = min(end, border(hit.upperBound..<neighbours[place + 1].lowerBound, tokens))
        }
        return min(start, hit.lowerBound)..<max(end, hit.upperBound)
    }

    /// As far from a symptom as its own words may stand.
    private static let reach = 40

    private static func border(_ between: Range<Int>, _ tokens: [ReadToken]) -> Int {
        between.last { tokens[$0].mark == .comma || tokens[$0].is("and") || tokens[$0].is("with") }
            ?? between.upperBound
    }
}
