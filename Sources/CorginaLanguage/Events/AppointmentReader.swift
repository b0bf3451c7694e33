import CorginaCore

/// Reads visits, to come and attended: "midwife on Tuesday at 2", "had our twenty week scan", "saw the midwife".
struct AppointmentReader {
    private let map: ClauseMap
    private(set) var claimed: Set<Int>
    private(set) var findings: [Finding] = []
    /// The words of visits.
    private(set) var own: Set<Int> = []

    private var tokens: [ReadToken] { map.tokens }

    init(map: ClauseMap, claimed: Set<Int>) {
        self.map = map
        self.claimed = claimed
    }

    /// What is done there, then who is seen, then where: the first that is named gives the visit its name.
    private static let visits: [PhraseFinder] = [procedures, people, places].map(PhraseFinder.init)
    private static let procedures = """
        Glucose test = glucose test | glucose screening | glucose tolerance test | gtt | ogtt | glucose challenge | one hour test | three hour test | one hour glucose | three hour glucose
        Non-stress test = nst | non stress test | nonstress test | ctg
        Nuchal scan = nt scan | nuchal scan | nuchal translucency | nt ultrasound
        Ultrasound = ultrasound | scan | scans | anatomy scan | sonogram | dating scan | growth scan | anomaly scan | week scan | viability scan | reassurance scan
        Blood test = blood test | blood work | bloodwork | bloods | fasting bloods
        Infusion = iron infusion | iron infusions
        Vaccination = whooping cough jab | whooping cough vaccine | flu jab | flu shot | flu vaccine | tdap | vaccination | rsv vaccine
        Antenatal class = antenatal class | birthing class | birth class | prenatal class | antenatal classes | hypnobirthing class
        Check-up = checkup | check up | prenatal visit | antenatal visit | prenatal checkup | prenatal appointment | antenatal appointment | booking appointment
        """
    private static let people = """
        Midwife = midwife | midwives
        Doctor = doctor | gp | doc | dr
        Obstetrician = ob | obgyn | ob gyn | obstetrician | ob appointment | consultant | gynaecologist | gynecologist | gynae
        Dentist = dentist
        Physiotherapist = physio | physiotherapist
        Dietitian = dietitian | nutritionist
        Diabetes nurse = diabetes nurse | diabetic nurse
        Health visitor = health visitor
        """
    private static let places = """
        Hospital = hospital
        Clinic = clinic | antenatal clinic
        Day assessment = day assessment | day assessment unit | triage
        """
    /// The names that people give a visit.
    private static let somebody = PhraseFinder(people).names
    private static let words: Set<String> = ["appointment", "appointments", "appt", "visit", "appointmnt"]
    private static let around: Set<String> = [
        "appointment", "appt", "visit", "with", "at", "see", "seeing", "saw", "have", "having", "had", "got", "booked",
        "on", "for", "to", "next", "going", "the", "my", "a", "an", "is", "week", "remind", "me", "add", "schedule",
        "scheduled", "new", "our", "seen", "been", "went", "growth", "anatomy", "moved", "rebooked", "rescheduled",
        "dating", "twenty", "twelve", "arvo", "report", "lovely", "routine", "first", "second", "last", "half",
    ]

    mutating func read(timeIsStated: Bool) {
        guard isSpokenOf else { return }
        let isNamed = tokens.contains { Self.words.contains($0.text) }
        let isDated = timeIsStated || isNamed || hasDate
        let calls = calledClauses()
        guard let best = best(isDated: isDated, calls) else { return }
        let isPast = isPast(best.range)
        let isCancelled = isCancelled(best.range)
        guard isDated || isPast || isAwaited || isCancelled else { return }
        let range = claimWords(best.range)
        claimBetween()
        guard !isCancelled else { return }
        findings.append(
            Finding(
                name: best.name, content: .other(.appointment(Appointment(title: best.name))), tokens: range,
                when: isPast ? .told : .coming))
    }

    /// The visit that is told: what is done before who does it before where, none of what was denied.
    private func best(isDated: Bool, _ calls: Set<Int>) -> (name: String, range: Range<Int>)? {
        for finder in Self.visits {
            for index in tokens.indices where !claimed.contains(index) {
                guard let hit = finder.hit(tokens, at: index), !isFood(hit.range) else { continue }
                if isDenied(hit.range) || isReported(hit.range) || calls.contains(map.clause(index).lowerBound) {
                    continue
                }
                if ["Hospital", "Clinic", "Day assessment"].contains(hit.name), isEatenAt(index) { continue }
                // A vaccination that was had is something taken.
                if hit.name == "Vaccination", !isDated || isPast(hit.range) || isGiven(hit.range) { continue }
                return (hit.name, hit.range)
            }
        }
        guard let word = tokens.indices.first(where: { Self.words.contains(tokens[$0].text) && !claimed.contains($0) })
        else { return nil }
        // "a visit to my aunt"
        if ["last", "since", "previous", "latest"].contains(map.word(word - 1)) { return nil }
        if tokens[word].is("visit"), map.word(word + 1) == "to" || map.word(word + 1) == "from" { return nil }
        return isDenied(word..<word + 1) ? nil : ("Appointment", word..<word + 1)
    }

    private var isSpokenOf: Bool {
        tokens.indices.contains { index in
            Self.words.contains(tokens[index].text) || Self.visits.contains { $0.hit(tokens, at: index) != nil }
        }
    }

    /// "hospital food", "the doctor's scale", "home from the hospital".
    private func isFood(_ range: Range<Int>) -> Bool {
        let next = map.word(range.upperBound)
        if ["food", "canteen", "cafe", "cafeteria", "bag", "scale", "scales", "list", "waiting"].contains(next) {
            return true
        }
        return range.count == 1 && tokens[range.lowerBound].is("dr") && next == "pepper"
    }

    /// The clauses that tell of a call, which is no visit: "the midwife rang with my bloods". Their words are kept.
    private mutating func calledClauses() -> Set<Int> {
        var clauses: Set<Int> = []
        for index in tokens.indices where !claimed.contains(index) {
            guard let hit = visit(at: index) else { continue }
            var before = index - 1
            if ["the", "my", "our", "a"].contains(map.word(before)) { before -= 1 }
            guard Self.calls.contains(map.word(hit.range.upperBound)) || Self.calling.contains(map.word(before)) else {
                continue
            }
            clauses.insert(map.clause(index).lowerBound)
            extend(max(before, 0)..<hit.range.upperBound)
            if Self.calls.contains(map.word(hit.range.upperBound)) { claimed.insert(hit.range.upperBound) }
        }
        guard !clauses.isEmpty else { return [] }
        for index in tokens.indices where clauses.contains(map.clause(index).lowerBound) && !claimed.contains(index) {
            if let hit = visit(at: index) { extend(hit.range) }
        }
        return clauses
    }

    /// What a visit told in these words is called; `nil` where no list knows it.
    static func name(_ words: ArraySlice<ReadToken>) -> String? {
        let words = Array(words)
        for finder in visits {
            for index in words.indices {
                if let hit = finder.hit(words, at: index) { return hit.name }
            }
        }
        return nil
    }

    /// Whether what is named is only who is seen there, in a sentence that does not speak of a visit by that word.
    static func isOnlySomebody(_ name: String, _ tokens: [ReadToken]) -> Bool {
        somebody.contains(name) && !tokens.contains { words.contains($0.text) }
    }

    private func visit(at index: Int) -> PhraseFinder.Hit? {
        for finder in Self.visits {
            if let hit = finder.hit(tokens, at: index) { return hit }
        }
        return nil
    }

    private static let calling: Set<String> = [
        "call", "ring", "rang", "called", "calling", "phoned", "phone", "texted", "emailed", "messaged", "ringing",
    ]

    /// "no scan", "didn't see the midwife", "I want a scan".
    private func isDenied(_ range: Range<Int>) -> Bool {
        let start = max(map.clause(range.lowerBound).lowerBound, range.lowerBound - 5)
        return tokens[start..<range.lowerBound].contains {
            ["no", "not", "didnt", "havent", "never", "dont", "cant", "wont", "wish", "without"].contains($0.text)
        }
    }

    /// "the midwife said": her words are no visit.
    private func isReported(_ range: Range<Int>) -> Bool {
        ["said", "says", "told", "tells", "thinks", "recommended", "suggested", "advised", "recommends"].contains(
            map.word(range.upperBound))
    }

    private static let calls: Set<String> = [
        "rang", "called", "phoned", "texted", "emailed", "messaged", "reckons", "asked", "wrote", "replied", "text",
    ]

    /// "saw", "had", "been to" before it, or "went well" and "done" behind it.
    private func isPast(_ range: Range<Int>) -> Bool {
        let clause = map.clause(range.lowerBound)
        let before = tokens[max(clause.lowerBound, range.lowerBound - 8)..<range.lowerBound]
        if before.contains(where: { Self.future.contains($0.text) }) { return false }
        if before.contains(where: { Self.past.contains($0.text) && !$0.is("had") }) { return true }
        if isHad(range.lowerBound) { return true }
        let after = tokens[range.upperBound..<min(clause.upperBound, range.upperBound + 6)]
        return after.contains { ["yesterday", "went", "done", "showed", "ago", "measured", "came"].contains($0.text) }
    }

    private func isGiven(_ range: Range<Int>) -> Bool {
        tokens[map.clause(range.lowerBound)].prefix(40).contains {
            ["got", "had", "done", "took", "after", "sore", "since"].contains($0.text)
        }
    }

    /// "had our twenty week scan", and not "had a burger after the scan".
    private func isHad(_ index: Int) -> Bool {
        var place = index - 1
        while place >= 0,
            tokens[place].has([.determiner, .timeWord]) || tokens[place].number != nil
                || Self.kinds.contains(map.word(place)) || NumberReader.isNumberWord(map.word(place))
        { place -= 1 }
        return map.word(place) == "had"
    }

    private static let kinds: Set<String> = [
        "growth", "anatomy", "dating", "anomaly", "early", "private", "first", "second", "third", "last", "week",
        "weeks", "weekly", "routine", "quick", "lovely", "another", "good", "great", "monthly", "trimester", "big",
    ]

    /// "a salad at the clinic": a place where something was eaten.
    private func isEatenAt(_ index: Int) -> Bool {
        let clause = map.clause(index)
        return tokens[max(clause.lowerBound, index - 12)..<index].contains {
            $0.is("had") || $0.is("ate") || $0.has(.occasion)
        } || map.clauseHas(index, .eating)
    }

    private static let past: Set<String> = [
        "saw", "had", "went", "seen", "been", "attended", "finished", "survived", "did", "passed", "failed", "back",
    ]
    private static let future: Set<String> = [
        "next", "tomorrow", "wants", "will", "need", "remind", "booked", "theyll",
    ]

    /// "wants me back", "they'll scan me": a visit that others have set.
    private var isAwaited: Bool {
        tokens.indices.contains { index in
            tokens[index].is("wants") && map.word(index + 1) == "me"
                || tokens[index].is("scan") && map.word(index + 1) == "me"
        }
    }

    /// "the 14th", "at half four", "4th of March".
    private var hasDate: Bool { tokens.indices.contains { NumberReader.isOrdinal(tokens, at: $0) } }

    /// "cancelled my physio", "missed my midwife": unless it was booked anew.
    private func isCancelled(_ range: Range<Int>) -> Bool {
        let near = tokens[max(0, range.lowerBound - 8)..<min(tokens.count, range.upperBound + 24)]
        guard near.contains(where: { Self.cancelled.contains($0.text) }) else { return false }
        return !near.contains { Self.rebooked.contains($0.text) }
    }

    private static let cancelled: Set<String> = ["cancelled", "canceled", "cancel", "missed", "skipped", "cancelling"]
    private static let rebooked: Set<String> = ["rebooked", "rescheduled", "rearranged", "moved", "rebook", "instead"]

    @discardableResult
    private mutating func claimWords(_ range: Range<Int>) -> Range<Int> {
        for index in tokens.indices where !claimed.contains(index) {
            for finder in Self.visits {
                guard let hit = finder.hit(tokens, at: index), !isFood(hit.range),
                    hit.name != "Vaccination" || hit.range == range
                else { continue }
                extend(hit.range)
            }
            if Self.words.contains(tokens[index].text) { extend(index..<index + 1) }
            if Self.cancelled.contains(tokens[index].text) || Self.rebooked.contains(tokens[index].text),
                map.isSameClause(index, range.lowerBound) || Self.rebooked.contains(tokens[index].text)
            {
                claimed.insert(index)
            }
        }
        return extend(range)
    }

    /// "Dr Mehta wants me back on the 14th for the anomaly scan": what joins two words of one visit.
    private mutating func claimBetween() {
        var last: Int?
        for index in tokens.indices {
            if map.cues[index].has(.eating) || tokens[index].is("and") { last = nil }
            guard own.contains(index) else { continue }
            if let last, index - last <= 12, map.isSameClause(last, index) { claimed.formUnion(last..<index) }
            last = index
        }
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
