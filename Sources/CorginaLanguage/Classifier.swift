import CorginaCore
import CorginaFoods

/// Sorts one sentence into events: what was measured, felt and taken first, then what was eaten and drunk.
struct Classifier {
    let tokens: [ReadToken]
    let bytes: [UInt8]
    let now: Moment
    let preferences: Preferences
    let foods: FoodReader
    let spans: [TaggedSpan]

    func understanding() -> Understanding {
        let again = again()
        let time = TimeReader.read(timed(without: again), now: now, mealHours: preferences.mealHours)
        let denied = SpeechKind.denied(tokens)
        let notHad = denied.union(Aside.tokens(of: tokens))
        var claimed = notHad
        let recipes = RecipeReader(preferences.recipes).read(tokens, claimed: claimed)
        for recipe in recipes { claimed.formUnion(recipe.tokens) }
        if let again { claimed.formUnion(again.tokens) }
        var spoken = claimed
        let (findings, implausible, said) = findings(time, denied, &claimed)
        spoken.formUnion(said)
        let occasions = Occasions(tokens, spans, whole: time.time, now: now, mealHours: preferences.mealHours)
        let food = readFoods(time, claimed, spoken: spoken, recipes, again, occasions)
        var placed = findings.map { finding in
            let position = bytePosition(finding)
            return (position: position, event: event(finding, time, occasions.time(at: position)))
        }
        placed += food.events
        placed.sort { $0.position < $1.position }
        let events = placed.map(\.event)
        return Understanding(
            events: events, notUnderstood: food.notUnderstood, implausible: implausible)
    }

    /// What she says she had again.
    private func again() -> RepeatReader.Mention? {
        guard !preferences.pastMeals.isEmpty else { return nil }
        let time = TimeReader.read(tokens, now: now, mealHours: preferences.mealHours).time
        return RepeatReader(preferences.pastMeals, now: now, mealHours: preferences.mealHours)
            .read(tokens, type: time.mealType ?? preferences.mealHours.meal(at: now.time))
    }

    /// The words that tell when it was: in "same as yesterday" none do, but its meal is the one named.
    private func timed(without again: RepeatReader.Mention?) -> [ReadToken] {
        guard let again else { return tokens }
        return tokens.indices.map { index in
            guard again.tokens.contains(index), TimeReader.meal(tokens[index].text) == nil else { return tokens[index] }
            return ReadToken(
                token: Token(kind: .mark(.semicolon), text: "", range: tokens[index].token.range), form: "", roles: [])
        }
    }

    /// Of a question about herself, what must not wait: "is it normal that baby hasn't moved today?"
    func urgent() -> Understanding {
        guard tokens.contains(where: { Self.herself.contains($0.text) }) else { return .nothing }
        let time = TimeReader.read(tokens, now: now, mealHours: preferences.mealHours)
        let felt = SymptomReader.read(tokens, claimed: []).findings.filter { finding in
            guard case .symptom(let report) = finding.content else { return false }
            return report.careLevel(at: nil) != nil
        }
        return Understanding(events: felt.map { event($0, time, time.time) })
    }

    private static let herself: Set<String> = ["i", "im", "ive", "my", "me", "baby", "babys", "havent"]

    private func bytePosition(_ finding: Finding) -> Int {
        finding.tokens.lowerBound < tokens.count ? tokens[finding.tokens.lowerBound].token.range.lowerBound : 0
    }

    // MARK: Everything but food

    private func findings(
        _ time: TimeReader.Result, _ denied: Set<Int>, _ claimed: inout Set<Int>
    ) -> (found: [Finding], implausible: [ImplausibleFigure], claimed: Set<Int>) {
        var facts = FactReader(tokens, denied: claimed)
        facts.read(supplements: preferences.supplements, timeIsStated: time.time.isStated)
        claimed.formUnion(facts.claimed)
        // Denied words are read as well: "can't breathe" denies nothing.
        let felt = SymptomReader.read(tokens, claimed: claimed.subtracting(denied))
        claimed.formUnion(felt.claimed)
        claimed.formUnion(facts.remainder(claimed))
        return (facts.findings + felt.findings, facts.implausible, facts.claimed.union(felt.claimed))
    }

    private func event(_ finding: Finding, _ time: TimeReader.Result, _ past: MealTime) -> EventDraft {
        EventDraft(
            reading: .single, name: finding.name, moment: finding.isComing ? time.coming : past.moment,
            content: finding.content)
    }

    /// What no other reader spoke for; a claimed stretch ends an item as a full stop would.
    func remaining(_ time: TimeReader.Result, _ claimed: Set<Int>) -> [ReadToken] {
        var rest: [ReadToken] = []
        rest.reserveCapacity(tokens.count)
        for index in tokens.indices {
            if claimed.contains(index) {
                if rest.last?.endsSentence == false {
                    rest.append(
                        ReadToken(
                            token: Token(kind: .mark(.semicolon), text: "", range: tokens[index].token.range), form: "",
                            roles: []))
                }
            } else if !time.claimed.contains(index) || tokens[index].has(.linking) {
                rest.append(tokens[index])
            }
        }
        return rest
    }
}
