import CorginaCore

/// Reads supplements and medicines taken: "took my iron", "prenatal and 2 vitamin D", "400 mg magnesium".
///
/// What was forgotten, is to be bought or was somebody else's is read past: it is no food either.
struct SupplementReader {
    private let map: ClauseMap
    private let own: PhraseFinder
    private(set) var claimed: Set<Int>
    private(set) var findings: [Finding] = []

    private var tokens: [ReadToken] { map.tokens }
    private typealias Mention = (hit: PhraseFinder.Hit, state: IntakeState, finding: Finding)

    init(map: ClauseMap, own: [String], claimed: Set<Int>) {
        self.map = map
        self.own = PhraseFinder(names: own)
        self.claimed = claimed
    }

    mutating func read() {
        var names = SupplementHits(map: map, own: own, claimed: claimed)
        claimed.formUnion(names.contents())
        names.claimed = claimed
        let hits = names.all()
        defer { readUnits() }
        guard !hits.isEmpty else { return }
        let states = IntakeStates(map, named: hits.reduce(into: []) { $0.formUnion($1.range) })
        var mentions: [Mention] = []
        for (place, hit) in hits.enumerated() where !hit.range.contains(where: claimed.contains) {
            let limit = place + 1 < hits.count ? hits[place + 1].range.lowerBound : tokens.count
            mention(hit, states, limit: limit, &mentions)
        }
        findings += mentions.filter { $0.state.isRecorded }.map { $0.finding }
    }

    private mutating func mention(
        _ hit: PhraseFinder.Hit, _ states: IntakeStates, limit: Int, _ mentions: inout [Mention]
    ) {
        var state = states.before[hit.range.lowerBound]
        var intake = SupplementAmount(map: map, claimed: claimed).read(hit, limit: limit)
        let before = SurroundingWords.before(
            intake.range, tokens, allowing: Self.before, claimed: claimed)
        claimed.formUnion(before..<intake.range.upperBound)
        let behind = SupplementRemark(map: map, claimed: claimed).read(at: intake.range.upperBound, limit: limit)
        claimed.formUnion(behind.claimed)
        if let said = behind.state, state != .planned || said == .missed { state = said }
        if let count = behind.count { intake.count = count }
        let brand = SupplementWords.brand(of: tokens[hit.range])
        let content = SupplementIntake(
            name: brand.map { "\(hit.name) (\($0))" } ?? hit.name, dose: intake.dose, count: intake.count)
        mentions.append(
            (
                hit, state,
                Finding(name: hit.name, content: .other(.supplement(content)), tokens: before..<intake.range.upperBound)
            ))
    }

    /// "gave myself 4 units": insulin is what is given so.
    private mutating func readUnits() {
        for index in tokens.indices where tokens[index].is("units") && !claimed.contains(index) {
            guard index > 0, map.word(index + 1) != "of" else { continue }
            let start = max(map.clause(index).lowerBound, index - 5)
            guard let given = tokens[start..<index].firstIndex(where: { Self.giving.contains($0.text) }),
                let dose = SupplementAmount.dose(tokens, before: index + 1), dose.range.lowerBound > given,
                !tokens[given..<index].contains(where: { IntakeStates.denials.contains($0.text) }),
                !dose.range.contains(where: claimed.contains)
            else { continue }
            claimed.formUnion(given..<index + 1)
            findings.append(
                Finding(
                    name: "Insulin",
                    content: .other(.supplement(SupplementIntake(name: "Insulin", dose: dose.text, count: 1))),
                    tokens: given..<index + 1))
        }
    }

    private static let giving: Set<String> = ["gave", "injected", "took", "bolused", "corrected"]

    private static let before: Set<String> = IntakeStates.taking.union([
        "had", "of", "tablets", "tablet", "pills", "pill", "capsules", "capsule", "drops", "dose", "also", "just",
        "morning", "evening", "daily", "got", "gave", "more", "another", "usual", "last", "injection", "finished", "on",
        "did", "course", "everything", "need", "babe", "pick", "up", "collect", "order", "buy", "can", "you", "could",
        "please", "to", "keep", "still", "swigs", "swig", "half", "some",
        "bit",
    ])
}
