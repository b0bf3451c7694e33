/// What a word tells about a measure: which one is spoken of, and whose it is.
struct MeasureCue: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let weight = Self(rawValue: 1 << 0)
    static let pressure = Self(rawValue: 1 << 1)
    static let glucose = Self(rawValue: 1 << 2)
    static let temperature = Self(rawValue: 1 << 3)
    static let movement = Self(rawValue: 1 << 4)
    static let contraction = Self(rawValue: 1 << 5)
    /// Measured as well, but nothing the diary has a place for: "HbA1c", "heartbeat".
    static let other = Self(rawValue: 1 << 6)
    /// "insulin", "units": who takes it measures glucose.
    static let insulin = Self(rawValue: 1 << 7)
    /// Somebody else: "husband", "toddler".
    static let person = Self(rawValue: 1 << 8)
    static let herself = Self(rawValue: 1 << 9)
    static let eating = Self(rawValue: 1 << 10)

    static let topics: Self = [.weight, .pressure, .glucose, .temperature, .movement, .contraction, .other]

    func has(_ other: Self) -> Bool { !isDisjoint(with: other) }

    /// What every word tells, in one pass.
    static func all(_ tokens: [ReadToken]) -> [Self] {
        var cues = [Self](repeating: [], count: tokens.count)
        for index in tokens.indices where tokens[index].isWord {
            cues[index] = cue(tokens, index)
        }
        return cues
    }

    private static func cue(_ tokens: [ReadToken], _ index: Int) -> Self {
        let token = tokens[index]
        let next = index + 1 < tokens.count && tokens[index + 1].isWord ? tokens[index + 1].text : ""
        let last = index > 0 && tokens[index - 1].isWord ? tokens[index - 1].text : ""
        var cue: Self = []
        if let words = words[token.text] { cue.insert(words) }
        switch token.text {
        // "Weight Watchers" is a brand, and rice is weighed out.
        case "weights" where ["up", "down", "at", "now", "gone", "been", "still", "the", "about"].contains(next):
            cue.insert(.weight)
        case "weight" where next == "watchers" || next == "watcher", "weighed" where next == "out": cue = []
        case "blood" where next == "pressure": cue.insert(.pressure)
        case "pressure" where last == "blood": cue.insert(.pressure)
        case "blood" where next == "sugar" || next == "sugars" || next == "glucose": cue.insert(.glucose)
        case "sugar", "sugars":
            if isReading(tokens, index, last: last, next: next) { cue.insert(.glucose) }
        case "reading", "readings":
            if last != "pressure", last != "bp", last != "temperature", last != "was", last != "am", last != "im" {
                cue.insert(.glucose)
            }
        case "iron" where next == "level" || next == "levels": cue.insert(.other)
        case "heart" where next == "rate" || next == "beat", "rate" where last == "heart": cue.insert(.other)
        // "failed the one hour": the test of glucose that is named by its length.
        case "hour" where ["one", "two", "three", "1", "2", "3"].contains(index > 0 ? tokens[index - 1].text : ""):
            if index > 1, tokens[index - 2].is("the") || tokens[index - 2].is("my") { cue.insert(.insulin) }
        case "thermometer": cue.insert(.temperature)
        case "baby" where told.contains(next), "bub" where told.contains(next), "babys": cue.insert(.person)
        default: break
        }
        // "Mum's scales" weigh her.
        if Household.family.contains(token.form) || Household.family.contains(token.text),
            !["scale", "scales", "machine"].contains(next)
        {
            cue.insert(.person)
        }
        if token.has(.eating), !harmless.contains(token.text) { cue.insert(.eating) }
        return cue
    }

    /// "sugar was 63", "my sugar", "post lunch sugar": blood's, not a spoon's.
    private static func isReading(_ tokens: [ReadToken], _ index: Int, last: String, next: String) -> Bool {
        if last == "blood" || last == "fasting" || ["fasting", "level", "levels", "reading", "readings"].contains(next)
        {
            return true
        }
        if last == "my", isTold(tokens, index) { return true }
        let isOpening =
            index == 0 || ["and", "then", "but", "so"].contains(last) || last.isEmpty && tokens[index - 1].number == nil
            || last == "my"
            || last == "random" || last == "bedtime" || last == "morning" || tokens[index - 1].has(.timeWord)
            || tokens[index - 1].has(.occasion)
            || NumberReader.isNumberWord(last) || tokens[index - 1].number != nil
        guard isOpening else { return false }
        var place = index + 1
        while place < tokens.count, place < index + 8, tokens[place].isWord,
            // "a hundred" is a figure.
            !(tokens[place].is("a") && place + 1 < tokens.count && tokens[place + 1].is("hundred")),
            bridges.contains(tokens[place].text) || tokens[place].has(.timeWord) || tokens[place].has(.occasion)
        { place += 1 }
        guard let figure = SpokenFigure.read(tokens, at: place) else { return false }
        let isFree = ClauseMap.isFree(tokens, figure.end)
        return isFree && (figure.isDecimal || figure.value >= 36 || place > index + 1 && figure.value >= 3)
    }

    /// "my sugar after the rice and dal was 8.1".
    private static func isTold(_ tokens: [ReadToken], _ index: Int) -> Bool {
        var place = index + 1
        while place < tokens.count, place < index + 12, tokens[place].isWord {
            if tokens[place].is("was") || tokens[place].is("is") {
                return SpokenFigure.read(tokens, at: place + 1).map {
                    $0.value >= 2 && ClauseMap.isFree(tokens, $0.end)
                }
                    ?? false
            }
            place += 1
        }
        return false
    }

    private static let bridges: Set<String> = [
        "was", "is", "at", "came", "back", "reads", "read", "of", "on", "this", "the", "in", "after", "before", "post",
        "still", "about", "around", "only", "up", "down", "to", "hit", "showing", "showed", "today", "a", "dropped",
        "dipped", "went", "spiked", "shot", "crashed", "fell", "climbed",
    ]
    /// What follows a child of whom a measure is told; "baby potatoes" are none.
    private static let told: Set<String> = [
        "is", "was", "weighs", "weighed", "at", "now", "has", "had", "weigh", "measures", "measuring",
    ]
    /// Words of eating that as often tell something else.
    private static let harmless: Set<String> = [
        "had", "have", "having", "has", "got", "get", "getting", "went", "going", "made", "making", "started", "tried",
        "starting", "start", "began", "ended", "added", "reached", "kicked", "kicking", "settled", "wanted", "needed",
        "feature", "features", "include", "includes", "included", "finished", "decided", "ordered", "helped", "picked",
    ]
    private static let words: [String: Self] = {
        var words: [String: Self] = [:]
        for (cue, list) in lists {
            for word in list.split(separator: " ") { words[String(word), default: []].insert(cue) }
        }
        return words
    }()
    private static let lists: [(Self, String)] = [
        (.weight, "weigh weighed weight weighs scale scales weighing weighin"),
        (.pressure, "bp systolic diastolic mmhg"),
        (.glucose, "glucose fasting bg bgl fsbs fbs glucometer postprandial mmol dexcom libre cgm"),
        (.temperature, "temperature temp fever feverish"),
        (
            .movement,
            "kick kicks kicked kicking kicky movement movements flutter flutters fluttering hiccups hiccup wriggling"
        ),
        (.contraction, "contraction contractions tightening tightenings contracting"),
        (
            .other,
            "hba1c a1c ketones ketone ferritin haemoglobin hemoglobin hb platelets tsh heartbeat heartrate pulse fhr bpm sats oxygen fundal"
        ),
        (.insulin, "insulin units novorapid levemir lantus humalog novolog fiasp tresiba basal bolus gtt glucola"),
        (.person, "his her hers"),
        (.herself, "my mine me i im ive myself id"),
    ]
}
