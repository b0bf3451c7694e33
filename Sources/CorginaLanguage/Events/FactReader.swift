import CorginaCore

/// Reads everything that is neither food nor a symptom: what was measured, taken and attended.
struct FactReader {
    private(set) var facts: ToldFacts
    private var visits: Set<Int> = []

    init(_ tokens: [ReadToken], denied: Set<Int>) { facts = ToldFacts(tokens, denied: denied) }

    mutating func read(supplements: [String], timeIsStated: Bool) {
        facts.read(TemperatureReader.self)
        facts.read(SleepFactReader.self)
        facts.read(ContractionReader.self)
        facts.read(MovementReader.self)
        facts.read(PressureReader.self)
        facts.read(OtherMeasureReader.self)
        facts.read(WeightReader.self)
        facts.read(GlucoseReader.self)
        // A word of fasting names no food.
        for index in facts.tokens.indices where facts.tokens[index].is("fasting") || facts.tokens[index].is("fasted") {
            facts.claimed.insert(index)
        }
        var appointments = AppointmentReader(map: facts.map, claimed: facts.claimed)
        appointments.read(timeIsStated: timeIsStated)
        // "51 kg in hospital": where she was weighed is no visit to come.
        let isMeasured = facts.findings.contains { $0.isMeasure }
        facts.findings += appointments.findings.filter { !isMeasured || !VisitWords.isPlace($0.name) }
        facts.claimed.formUnion(appointments.claimed)
        visits = appointments.own
        var taken = SupplementReader(map: facts.map, own: supplements, claimed: facts.claimed)
        taken.read()
        facts.findings += taken.findings
        facts.claimed.formUnion(taken.claimed)
    }

    /// What is left of a telling when all readers have read: "is that even possible", "and refuse to get on the scales".
    func remainder(_ taken: Set<Int>) -> Set<Int> {
        UnreadMeasureWords(map: facts.map, facts: facts.claimed, visits: visits, taken: taken).tokens()
    }
}
