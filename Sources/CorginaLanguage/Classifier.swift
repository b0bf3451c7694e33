import CorginaCore
import CorginaFoods

/// Sorts one sentence into events: what was measured, felt and taken first, then what was eaten and drunk.
struct Classifier {
    let tokens: [ReadToken]
    let grammar: SentenceGrammar
    let bytes: [UInt8]
    let now: Moment
    let preferences: Preferences
    let foods: FoodReader
    let spans: [TaggedSpan]
    let concerns: [ToldConcern]

    func understanding() -> Understanding {
        let again = again()
        let time = TimeReader.read(
            timed(without: again), now: now, meals: preferences.mealTimes,
            marked: spans.reduce(into: []) { marked, span in
                if span.role == .time || span.role == .meal { marked.formUnion(span.tokens) }
            })
        let notHad = grammar.denied.union(grammar.aside)
        var claimed = notHad
        // What the models mark says itself whether she had it.
        var spoken: Set<Int> = []
        let recipes = RecipeReader(preferences.recipes).read(tokens, claimed: claimed)
        for recipe in recipes { spoken.formUnion(recipe.tokens) }
        if let again { spoken.formUnion(again.tokens) }
        spoken.formUnion(DayToCome.foods(tokens, spans, today: now.day))
        claimed.formUnion(spoken)
        let (findings, implausible, said) = findings(time, &claimed)
        spoken.formUnion(said)
        let occasions = Occasions(tokens, spans, whole: time, now: now, meals: preferences.mealTimes)
        let food = ToldMeals(tokens: tokens, spans: spans, bytes: bytes, preferences: preferences, foods: foods)
            .told(
                time, claimed.subtracting(notHad), spoken: spoken, notHad: notHad, recipes, again, occasions)
        var placed = withRepeats(withVisits(findings, time, occasions)).map { finding in
            let position = bytePosition(finding)
            return (
                position: position, event: event(finding, occasions.coming(at: position), occasions.time(at: position))
            )
        }
        placed += food.events
        placed.sort { $0.position < $1.position }
        let events = placed.map { $0.event }
        return Understanding(
            events: events, notUnderstood: food.notUnderstood, implausible: implausible)
    }

    /// What she says she had again.
    private func again() -> RepeatReader.Mention? {
        guard !preferences.pastMeals.isEmpty else { return nil }
        let time = TimeReader.read(tokens, now: now, meals: preferences.mealTimes).time
        return RepeatReader(preferences.pastMeals, now: now, mealHours: preferences.mealHours)
            .read(tokens, type: time.mealType ?? preferences.mealHours.meal(at: now.time))
    }

    /// The words that tell when it was, with marks in the place of those that tell when something else was: "skipped breakfast", "in my
    /// dream last night". In "same as yesterday" none do, but its meal is the one named.
    private func timed(without again: RepeatReader.Mention?) -> [ReadToken] {
        var silent: Set<Int> = []
        for span in spans where span.role == .time || span.role == .meal {
            if [.denied, .others, .talk, .takenBack].contains(span.stance) { silent.formUnion(span.tokens) }
        }
        if let again { silent.formUnion(again.tokens.filter { MealWords.meal(tokens[$0].text) == nil }) }
        guard !silent.isEmpty else { return tokens }
        return tokens.indices.map { index in
            guard silent.contains(index) else { return tokens[index] }
            return ReadToken(
                token: Token(kind: .mark(.semicolon), text: "", range: tokens[index].token.range), form: "", roles: [])
        }
    }

    /// Of a question about herself, what must not wait: "is it normal that baby hasn't moved today?"
    func urgent() -> Understanding {
        guard tokens.contains(where: { Self.herself.contains($0.text) }) else { return .nothing }
        let time = TimeReader.read(tokens, now: now, meals: preferences.mealTimes)
        let read = SymptomReader.read(tokens, claimed: [])
        let felt = withConcerns(read.findings, silent: read.silent).filter { $0.isPressing }
        return Understanding(events: felt.map { event($0, time.coming, time.time) })
    }

    private static let herself: Set<String> = ["i", "im", "ive", "my", "me", "baby", "babys", "havent"]

    func bytePosition(_ finding: Finding) -> Int {
        finding.tokens.lowerBound < tokens.count ? tokens[finding.tokens.lowerBound].token.range.lowerBound : 0
    }

    // MARK: Everything but food

    private func findings(
        _ time: TimeReader.Result, _ claimed: inout Set<Int>
    ) -> (found: [Finding], implausible: [ImplausibleFigure], claimed: Set<Int>) {
        var reader = FactReader(tokens, denied: claimed)
        reader.read(supplements: preferences.supplements, timeIsStated: time.time.isStated)
        let facts = reader.facts
        claimed.formUnion(facts.claimed)
        // Denied words are read as well: "can't breathe" denies nothing.
        let felt = SymptomReader.read(tokens, claimed: claimed.subtracting(grammar.denied))
        claimed.formUnion(felt.claimed)
        claimed.formUnion(reader.remainder(claimed))
        let spoken = facts.claimed.union(felt.claimed)
        let measured = facts.findings.filter { !isTakenBack($0, among: facts.findings) }
        let told = MarkedMeasures(tokens: tokens, spans: spans).added(
            to: withConcerns(measured + felt.findings, silent: felt.silent), facts: facts.findings,
            known: facts.claimed)
        let moved = UncountedMovement(tokens: tokens, grammar: grammar, spans: spans).added(
            to: withMarkedSymptoms(told, silent: felt.silent))
        let doses = IronKind.once(PainReason(tokens: tokens).added(to: withMarkedDoses(moved, known: spoken)), tokens)
        let found = IronKind.withoutNamed(
            doses, tokens, times: spans.filter { $0.role == .time }.map { $0.tokens })
        return (
            found, facts.implausible,
            found.reduce(into: spoken) { if $1.isDose || $1.isMeasure { $0.formUnion($1.tokens) } }
        )
    }

    /// "BP 128/82, actually it's 118/76": what was measured and said to be wrong, or what another of its kind corrects.
    private func isTakenBack(_ finding: Finding, among findings: [Finding]) -> Bool {
        guard finding.isMeasure else { return false }
        let isMarked = spans.contains { span in
            [.pressure, .weight, .glucose, .temperature].contains(span.role) && span.stance == .takenBack
                && span.tokens.overlaps(finding.tokens)
        }
        // Nothing is taken back where nothing is told instead.
        let isReplaced =
            findings.count { $0.name == finding.name } > 1 || grammar.cues.contains { $0.contains(.correcting) }
        return isMarked && isReplaced
            || findings.contains { next in
                guard next.name == finding.name, next.tokens.lowerBound >= finding.tokens.upperBound else {
                    return false
                }
                let gap = finding.tokens.upperBound..<next.tokens.lowerBound
                return gap.count <= Self.widestCorrection && gap.contains { grammar.cues[$0].contains(.correcting) }
            }
    }

    /// In tokens: how far behind a figure the right one may stand.
    private static let widestCorrection = 14

    private func event(_ finding: Finding, _ coming: Moment, _ past: MealTime) -> EventDraft {
        let moment =
            switch finding.when {
            case .told: past.moment
            case .coming: coming
            case .morning(let time, let isDayNamed):
                Morning(woke: time, day: isDayNamed ? past.moment : nil).moment(now: now)
            }
        return EventDraft(reading: .single, name: finding.name, moment: moment, content: finding.content)
    }
}
