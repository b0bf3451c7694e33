import SeededRandom

/// Sentences with a figure in them, from what people say to what nobody can mean.
public struct NumberSentences {
    private var random: SeededGenerator

    public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// The next sentence; the same seed gives the same ones.
    public mutating func next() -> String {
        let frame = one(of: Self.frames)
        return frame.split(separator: "#", omittingEmptySubsequences: false).enumerated().reduce(into: "") {
            text, part in
            if part.offset > 0 { text += figure() }
            text += part.element
        }
    }

    /// Digits, words, ranges and what only looks like a number.
    private mutating func figure() -> String {
        switch random.next() % 8 {
        case 0: return one(of: ExtremeNumbers.texts)
        case 1: return one(of: Self.words)
        case 2: return "\(one(of: Self.words)) \(one(of: Self.words))"
        case 3: return "\(random.next() % 300)"
        case 4: return "\(random.next() % 100).\(random.next() % 10)"
        case 5: return String((0..<(1 + random.next() % 20)).map { _ in Character("\(random.next() % 10)") })
        case 6: return "\(random.next() % 50)-\(random.next())"
        default: return "\(random.next() % 20_000)"
        }
    }

    private mutating func one(of list: [String]) -> String { list[Int(random.next() % UInt64(list.count))] }

    /// Each `#` is a figure.
    static let frames = [
        "I ate # yoghurt", "# apples", "had # g of rice and # ml of milk", "# cups of oats", "ate # of a pizza",
        "drank # litres of water", "# glasses of water", "a # oz can of cola", "# dozen eggs", "half of # bananas",
        "nausea # days ago", "headache # hours ago", "ate toast # minutes ago", "an apple at #", "soup at #:#",
        "nausea for # days", "headache lasting # hours", "vomited # times", "nausea # out of 10", "headache #/10",
        "weight # kg", "my weight is #", "I weigh # stone #", "the scale says # lb", "weight # pounds and ate # eggs",
        "bp #/#", "blood pressure # over #", "sugar was #", "glucose # mmol/L", "fasting # mg/dl", "fasting glucose #",
        "temperature #", "my temperature is # F", "fever of # °C", "# kicks in # minutes",
        "baby kicked # times in # hours",
        "# kicks between # and #", "contraction lasting # seconds", "contractions every # minutes lasting # minutes",
        "took # iron", "took # mg of iron", "vitamin D # IU", "# tablets of paracetamol # mg", "gave myself # units",
        "insulin # units", "took # x folic acid", "midwife on Friday at #", "scan at #:# tomorrow", "doctor in # days",
        "# % milk", "ate #", "#", "# #", "yesterday # eggs at #", "#kg", "note: # things to ask", "week # day #",
    ]

    private static let words = [
        "zero", "one", "two", "nine", "twelve", "twenty", "ninety nine", "a hundred", "nine hundred", "a thousand",
        "a million", "nine trillion", "half", "a quarter", "a couple of", "a few", "several", "dozen", "a dozen dozen",
        "minus five", "infinity", "nan", "point five", "one oh eight", "a hundred and ninety nine point nine",
    ]
}
