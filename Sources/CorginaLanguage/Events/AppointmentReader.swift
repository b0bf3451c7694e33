import CorginaCore

/// Reads visits, to come and attended: "midwife on Tuesday at 2", "had our twenty week scan", "saw the midwife".
struct AppointmentReader {
    private let map: ClauseMap
    private let stance: VisitStance
    private(set) var claimed: Set<Int>
    private(set) var findings: [Finding] = []
    /// The words of visits.
    private(set) var own: Set<Int> = []
    private var tokens: [ReadToken] { map.tokens }

    init(map: ClauseMap, claimed: Set<Int>) {
        self.map = map
        stance = VisitStance(map: map)
        self.claimed = claimed
    }

    private static let around: Set<String> = [
        "appointment", "appt", "visit", "with", "at", "see", "seeing", "saw", "have", "having", "had", "got", "booked",
        "on", "for", "to", "next", "going", "the", "my", "a", "an", "is", "week", "remind", "me", "add", "schedule",
        "scheduled", "new", "our", "seen", "been", "went", "growth", "anatomy", "moved", "rebooked", "rescheduled",
        "dating", "twenty", "twelve", "arvo", "report", "lovely", "routine", "first", "second", "last", "half",
    ]

    mutating func read(timeIsStated: Bool) {
        guard isSpokenOf else { return }
        let isNamed = tokens.contains { VisitWords.words.contains($0.text) }
        let isDated = timeIsStated || isNamed || hasDate
        let calls = calledClauses()
        guard let best = best(isDated: isDated, calls) else { return }
        let isPast = stance.isPast(best.range)
        let isCancelled = stance.isCancelled(best.range)
        guard isDated || isPast || isAwaited || isCancelled else { return }
        let range = claimWords(best.range)
        guard !isCancelled else { return }
        findings.append(
            Finding(
                name: best.name, content: .other(.appointment(Appointment(title: best.name))), tokens: range,
                when: isPast ? .told : .coming))
    }

    /// The visit that is told: what is done before who does it before where, none of what was denied.
    private func best(isDated: Bool, _ calls: Set<Int>) -> (name: String, range: Range<Int>)? {
        for finder in VisitWords.visits {
            for index in tokens.indices where !claimed.contains(index) {
                guard let hit = finder.hit(tokens, at: index), !VisitWords.isSomethingElse(hit.range, map) else {
                    continue
                }
                // "as prescribed by the clinic".
                if map.word(hit.range.lowerBound - 2) == "by", map.word(hit.range.lowerBound - 1) == "the" { continue }
                // A vaccination that was had is something taken.
                if hit.name == "Vaccination", !isDated || stance.isPast(hit.range) || stance.isGiven(hit.range) {
                    continue
                }
                return (hit.name, hit.range)
            }
        }
        guard
            let word = tokens.indices.first(where: {
                VisitWords.words.contains(tokens[$0].text) && !claimed.contains($0)
            })
        else { return nil }
        if ["last", "since", "previous", "latest"].contains(map.word(word - 1)) { return nil }
        return stance.isDenied(word..<word + 1) ? nil : ("Appointment", word..<word + 1)
    }

    private var isSpokenOf: Bool {
        tokens.indices.contains { index in
            VisitWords.words.contains(tokens[index].text)
                || VisitWords.visits.contains { $0.hit(tokens, at: index) != nil }
        }
    }

    /// The clauses that tell of a call, which is no visit: "the midwife rang with my bloods". Their words are kept.
    private mutating func calledClauses() -> Set<Int> {
        var clauses: Set<Int> = []
        for index in tokens.indices where !claimed.contains(index) {
            guard let hit = VisitWords.visit(tokens, at: index) else { continue }
            let before = index - 1
            guard Self.calls.contains(map.word(hit.range.upperBound)) || Self.calling.contains(map.word(before)) else {
                continue
            }
            clauses.insert(map.clause(index).lowerBound)
            extend(max(before, 0)..<hit.range.upperBound)
        }
        return clauses
    }

    private static let calling: Set<String> = [
        "call", "ring", "rang", "called", "calling", "phoned", "phone", "texted", "emailed", "messaged", "ringing",
    ]

    private static let calls: Set<String> = [
        "rang", "called", "phoned", "texted", "emailed", "messaged", "reckons", "asked", "wrote", "replied", "text",
    ]

    /// "wants me back", "they'll scan me": a visit that others have set.
    private var isAwaited: Bool {
        tokens.indices.contains { index in
            tokens[index].is("wants") && (index + 1...index + 3).contains { map.word($0) == "me" }
                || ["scan", "taking"].contains(tokens[index].text) && map.word(index + 1) == "me"
        }
    }

    /// "the 14th", "at half four", "4th of March".
    private var hasDate: Bool { tokens.indices.contains { NumberReader.isOrdinal(tokens, at: $0) } }

    @discardableResult

    private mutating func claimWords(_ range: Range<Int>) -> Range<Int> {
        for index in tokens.indices where !claimed.contains(index) {
            for finder in VisitWords.visits {
                guard let hit = finder.hit(tokens, at: index), !VisitWords.isSomethingElse(hit.range, map),
                    hit.name != "Vaccination" || hit.range == range
                else { continue }
                extend(hit.range)
            }
        }
        return extend(range)
    }

    @discardableResult

    private mutating func extend(_ range: Range<Int>) -> Range<Int> {
        let start = SurroundingWords.before(range, tokens, allowing: Self.around, claimed: claimed)
        let end = SurroundingWords.after(range, tokens, allowing: Self.around, claimed: claimed)
        claimed.formUnion(start..<end)
        own.formUnion(start..<end)
        return start..<end
    }
}
