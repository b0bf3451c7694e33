import CorginaCore
import CorginaFoods

/// Sorts one sentence into events: what was measured, felt and taken first, then what was eaten and drunk.
struct Classifier {
    let tokens: [ReadToken]
    let bytes: [UInt8]
    let now: Moment
    let preferences: Preferences
    let foods: FoodReader

    func understanding() -> Understanding {
        let time = TimeReader.read(tokens, now: now, mealHours: preferences.mealHours)
        let denied = SpeechKind.denied(tokens)
        var claimed = denied.union(Aside.tokens(of: tokens))
        let recipes = RecipeReader(preferences.recipes).read(tokens, claimed: claimed)
        for recipe in recipes { claimed.formUnion(recipe.tokens) }
        let findings = findings(time, denied, &claimed)
        let food = readFoods(time, claimed, recipes)
        var placed = findings.map { (position: bytePosition($0), event: event($0, time)) }
        placed += food.events
        placed.sort { $0.position < $1.position }
        let events = placed.map(\.event)
        return Understanding(events: events, question: food.question, notUnderstood: food.notUnderstood)
    }

    /// Of a question about herself, what must not wait: "is it normal that baby hasn't moved today?"
    func urgent() -> Understanding {
        guard tokens.contains(where: { Self.herself.contains($0.text) }) else { return .nothing }
        let time = TimeReader.read(tokens, now: now, mealHours: preferences.mealHours)
        let felt = SymptomReader.read(tokens, claimed: []).findings.filter { finding in
            guard case .symptom(let report) = finding.content else { return false }
            return report.careLevel(at: nil) != nil
        }
        return Understanding(events: felt.map { event($0, time) })
    }

    private static let herself: Set<String> = ["i", "im", "ive", "my", "me", "baby", "babys", "havent"]

    private func bytePosition(_ finding: Finding) -> Int {
        finding.tokens.lowerBound < tokens.count ? tokens[finding.tokens.lowerBound].token.range.lowerBound : 0
    }

    // MARK: Everything but food

    private func findings(_ time: TimeReader.Result, _ denied: Set<Int>, _ claimed: inout Set<Int>) -> [Finding] {
        var facts = FactReader(tokens, denied: claimed)
        facts.read(supplements: preferences.supplements, timeIsStated: time.time.isStated)
        claimed.formUnion(facts.claimed)
        // Denied words are read as well: "can't breathe" denies nothing.
        let felt = SymptomReader.read(tokens, claimed: claimed.subtracting(denied))
        claimed.formUnion(felt.claimed)
        claimed.formUnion(facts.remainder(claimed))
        return facts.findings + felt.findings
    }

    private func event(_ finding: Finding, _ time: TimeReader.Result) -> EventDraft {
        EventDraft(
            reading: .single, name: finding.name, moment: finding.isComing ? time.coming : time.time.moment,
            content: finding.content)
    }

    // MARK: Food and drink

    private typealias FoodEvents = (
        events: [(position: Int, event: EventDraft)], question: String?, notUnderstood: [String]
    )

    private func readFoods(_ time: TimeReader.Result, _ claimed: Set<Int>, _ recipes: [RecipeReader.Mention])
        -> FoodEvents
    {
        let rest = remaining(time, claimed)
        let evidence = EatingEvidence(tokens, claimed: claimed)
        let result = foods.read(rest, sentence: bytes, preferences: preferences, evidence: evidence)
        var events: [(position: Int, event: EventDraft)] = []
        var meal: [FoodReader.Reading] = []
        for reading in result.readings {
            if let drink = reading.water {
                events.append(
                    (
                        reading.position,
                        EventDraft(
                            reading: .single, name: drink.name, moment: time.time.moment, content: .hydration(drink))
                    ))
            } else {
                meal.append(reading)
            }
        }
        var eaten = meal.map { (position: $0.position, draft: $0.draft) }
        eaten += recipes.map { (position: tokens[$0.tokens.lowerBound].token.range.lowerBound, draft: $0.draft) }
        eaten.sort { $0.position < $1.position }
        guard let first = eaten.first else { return (events, nil, result.notUnderstood) }
        let items = eaten.map(\.draft)
        let type = time.time.mealType ?? preferences.mealHours.meal(at: time.time.moment.time)
        let event = EventDraft(
            reading: recipes.isEmpty ? reading(of: meal) : items.count == 1 ? .recipe : .meal,
            name: EventDraft.mealName(of: items.map(\.phrase)), moment: time.time.moment,
            content: .food(mealType: type, items: items))
        events.insert((first.position, event), at: 0)
        return (events, result.question, result.notUnderstood)
    }

    private func reading(of meal: [FoodReader.Reading]) -> EventDraft.Reading {
        if meal.contains(where: { $0.draft.confidence < 0.45 }) { return .ambiguous }
        return meal.count > 1 ? .meal : .single
    }

    /// What no other reader spoke for; a claimed stretch ends an item as a full stop would.
    private func remaining(_ time: TimeReader.Result, _ claimed: Set<Int>) -> [ReadToken] {
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
