/// A sentence cut into its clauses, with what the readers of measures ask about each word, worked out once.
///
/// A class, because nine arrays are dearer to hand from reader to reader than one reference.
final class ClauseMap: Sendable {
    enum Owner: Hashable {
        case unsaid, hers, others
    }

    let tokens: [ReadToken]
    let cues: [MeasureCue]
    /// The clause of each token: between commas and ends of sentences.
    private let clauseOf: [Int]
    private let clauses: [Range<Int>]
    private let clauseCues: [MeasureCue]
    /// All cues of the sentence up to its full stop.
    private let sentenceCues: [MeasureCue]
    private let sentenceOf: [Int]
    /// The last word before each that names a measure in its sentence.
    private let topics: [Int?]
    private let owners: [Owner]

    init(_ tokens: [ReadToken]) {
        self.tokens = tokens
        let cues = MeasureCue.all(tokens)
        self.cues = cues
        var clauseOf: [Int] = []
        var clauses: [Range<Int>] = []
        var clauseCues: [MeasureCue] = [[]]
        var sentenceCues: [MeasureCue] = [[]]
        var sentenceOf: [Int] = []
        var topics: [Int?] = []
        var owners: [Owner] = []
        var topic: Int?
        var owner = Owner.unsaid
        var start = 0
        for index in tokens.indices {
            if cues[index].has(.person) { owner = .others } else if cues[index].has(.herself) { owner = .hers }
            if cues[index].has(.topics), !Self.yields(cues, index, to: topic, tokens) { topic = index }
            clauseOf.append(clauses.count)
            sentenceOf.append(sentenceCues.count - 1)
            topics.append(topic)
            owners.append(owner)
            clauseCues[clauseCues.count - 1].formUnion(cues[index])
            sentenceCues[sentenceCues.count - 1].formUnion(cues[index])
            guard Self.ends(tokens[index]) else { continue }
            clauses.append(start..<index + 1)
            clauseCues.append([])
            owner = .unsaid
            start = index + 1
            if tokens[index].endsSentence, tokens[index].mark != .semicolon {
                topic = nil
                sentenceCues.append([])
            }
        }
        clauses.append(start..<tokens.count)
        self.clauseOf = clauseOf
        self.clauses = clauses
        self.clauseCues = clauseCues
        self.sentenceCues = sentenceCues
        self.sentenceOf = sentenceOf
        self.topics = topics
        self.owners = owners
    }

    /// "reading" says glucose only where no other measure is spoken of.
    private static func yields(_ cues: [MeasureCue], _ index: Int, to topic: Int?, _ tokens: [ReadToken]) -> Bool {
        guard let topic, tokens[index].is("reading") || tokens[index].is("readings") else { return false }
        return !cues[topic].has(.glucose)
    }

    static func ends(_ token: ReadToken) -> Bool {
        token.endsSentence || token.mark == .comma || token.mark == .exclamation
    }

    func word(_ index: Int) -> String {
        tokens.indices.contains(index) && tokens[index].isWord ? tokens[index].text : ""
    }

    func clause(_ index: Int) -> Range<Int> { clauses[clauseOf[index]] }
    func clauseHas(_ index: Int, _ cue: MeasureCue) -> Bool { clauseCues[clauseOf[index]].has(cue) }
    func sentenceHas(_ index: Int, _ cue: MeasureCue) -> Bool { sentenceCues[sentenceOf[index]].has(cue) }
    func isSameClause(_ one: Int, _ other: Int) -> Bool { clauseOf[one] == clauseOf[other] }

    /// The last word at or before `index` that names a measure.
    func topic(_ index: Int) -> Int? { topics[index] }

    func topic(_ index: Int, is cue: MeasureCue) -> Int? {
        guard let topic = topics[index], cues[topic].has(cue) else { return nil }
        return topic
    }

    /// Whether the figure at `index` is somebody else's: by the last person named in its clause, or beside its cue.
    func isOthers(_ index: Int) -> Bool {
        if owners[index] != .unsaid { return owners[index] == .others }
        guard let topic = topics[index] else { return false }
        return owners[topic] == .others
    }

    /// Whether a figure that ends at `end` stands by itself and counts nothing.
    func isFree(_ end: Int) -> Bool { Self.isFree(tokens, end) }

    static func isCounted(_ token: ReadToken) -> Bool { counted.contains(token.form) || counted.contains(token.text) }

    static func isFree(_ tokens: [ReadToken], _ end: Int) -> Bool {
        guard end < tokens.count else { return true }
        let token = tokens[end]
        if let mark = token.mark { return ![.slash, .colon, .percent, .plus].contains(mark) }
        // "6.1 one hour after breakfast".
        if let number = NumberReader.read(tokens, at: end), number.end < tokens.count {
            return hours.contains(tokens[number.end].form)
        }
        guard token.isWord, !counted.contains(token.form), !counted.contains(token.text) else { return false }
        return token.has([
            .linking, .glue, .timeWord, .pronoun, .empty, .occasionPreposition, .filler, .joining, .eating, .occasion,
        ]) || following.contains(token.text)
    }

    /// "under the arm", "in my ear": where a thermometer was held.
    func isMeasuredAt(_ end: Int) -> Bool {
        guard ["under", "in", "on", "by", "from"].contains(word(end)) else { return false }
        let place = ["the", "my", "her", "his"].contains(word(end + 1)) ? end + 2 : end + 1
        return ["arm", "armpit", "tongue", "mouth", "ear", "forehead"].contains(word(place))
    }

    private static let hours: Set<String> = ["hour", "hr", "hrs", "minute", "min", "mins"]
    /// What a figure before it counts.
    private static let counted: Set<String> = [
        "week", "month", "day", "hour", "hr", "minute", "min", "mins", "year", "am", "pm", "oclock", "time", "times",
        "st", "second", "sec", "s", "m", "h", "percent", "treat", "serving", "portion", "bite", "pick", "of", "snack",
        "meal", "g", "kg", "ml", "lb", "lbs",
    ]
    private static let following: Set<String> = [
        "flat", "even", "dead", "exactly",
        "bp", "weight", "sugar", "glucose", "temp", "temperature", "normal", "doctor", "midwife", "fasting", "kicks",
        "again", "still", "gutted", "happy", "urgh", "ugh", "yay", "according", "my", "weighed", "heartbeat", "pulse",
        "baby", "fine", "high", "low", "lying", "sat", "felt", "pre", "post", "ketones", "ish", "something",
    ]
}
