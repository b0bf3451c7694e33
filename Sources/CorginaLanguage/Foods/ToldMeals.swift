import CorginaCore
import CorginaFoods

/// What was eaten and drunk, as events: one for each meal that was told of, one for each drink of water.
struct ToldMeals {
    let tokens: [ReadToken]
    let spans: [TaggedSpan]
    let bytes: [UInt8]
    let preferences: Preferences
    let foods: FoodReader

    struct Told {
        var events: [(position: Int, event: EventDraft)] = []
        var notUnderstood: [String] = []
    }

    /// - Parameters:
    ///   - claimed: tokens other readers spoke for, or that tell of nothing she had.
    ///   - spoken: the same without the rest of clauses that other readers spoke in.
    ///   - notHad: what grammar takes for nothing she had.
    func told(
        _ time: TimeReader.Result, _ claimed: Set<Int>, spoken: Set<Int>, notHad: Set<Int>,
        _ recipes: [RecipeReader.Mention],
        _ again: RepeatReader.Mention?, _ occasions: Occasions
    ) -> Told {
        var scratch = FoodMatcher.Scratch()
        let silenced = SilencedWords.withoutFood(tokens, spans)
        let grammar = foods.spoken.read(
            remaining(time, claimed.union(SilencedWords.corrected(tokens, spans)).union(silenced)),
            sentence: bytes, preferences: preferences, &scratch)
        let marked = foods.marked.read(
            TaggedItems.items(tokens, spans, claimed: spoken), in: tokens, sentence: bytes, preferences: preferences,
            &scratch)
        let readings = FoodArbiter(spans: spans, tokens: tokens, notHad: notHad, matcher: foods.known.matcher)
            .readings(grammar.readings, marked.readings).map { $0.asked }
        let dishes = PartedDish(tokens: tokens, foods: foods, preferences: preferences)
        let eaten = readings.filter {
            $0.water == nil && !["caffeine", "alcohol"].contains($0.draft.phrase.lowercased())
        }.flatMap { dishes.parts($0, &scratch) }
        var told = Told()
        told.events = water(readings, occasions) + meals(eaten, recipes, again, occasions)
        told.notUnderstood = notUnderstood(grammar, marked, readings)
        // What the models take for a dose or a feeling, and no reader could name, where nothing else is told.
        if told.notUnderstood.isEmpty, eaten.isEmpty, told.events.isEmpty, claimed.isEmpty,
            let words = text(of: silenced.subtracting(notHad))
        {
            told.notUnderstood = [words]
        }
        return told
    }

    private func text(of words: Set<Int>) -> String? {
        guard let first = words.min(), let last = words.max() else { return nil }
        return FoodItemReader.text(tokens[first].token.range.lowerBound..<tokens[last].token.range.upperBound, bytes)
    }

    /// What is reported: all that grammar could not place where nothing was found; beside foods only what is one word, as
    /// most of a story is no food that was missed.
    private func notUnderstood(
        _ grammar: FoodsRead, _ marked: FoodsRead, _ readings: [FoodReading]
    ) -> [String] {
        let words = grammar.notUnderstood.filter { phrase in
            readings.isEmpty || !phrase.contains(" ") && !marked.notUnderstood.contains { $0.contains(text: phrase) }
        }
        return marked.notUnderstood.filter { !words.contains($0) } + words
    }

    private func water(_ readings: [FoodReading], _ occasions: Occasions) -> [(position: Int, event: EventDraft)] {
        readings.filter(isDrunk).compactMap { reading in
            reading.water.map { drink in
                let moment = occasions.time(at: reading.position).moment
                var event = EventDraft(
                    reading: .single, name: drink.name, moment: moment, content: .other(.hydration(drink)))
                event.isDayTotal = reading.isMeasured && isDayTotal(reading)
                return (reading.position, event)
            }
        }
    }

    /// "made with water", "can't face water", "water is leaking": water that nobody drank.
    private func isDrunk(_ reading: FoodReading) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.token.range.lowerBound >= reading.start }) else { return true }
        let before = tokens[..<place].suffix(2).map { $0.text }
        let isMade = before.count == 2 && Self.made.contains(before[0]) && ["with", "in"].contains(before[1])
        let behind = tokens[place...].prefix(6).contains { Self.leaking.contains($0.text) }
        return !isMade && !behind && !before.contains { ["face", "hold"].contains($0) }
    }

    private static let made: Set<String> = ["made", "mixed", "cooked", "boiled", "diluted", "soaked", "steeped"]
    private static let leaking: Set<String> = ["tarah", "leak", "leaking", "rush", "gush", "gushing", "comot", "broke"]

    /// "two litres by now", "60 ounces of water so far": near the drink, in its sentence.
    private func isDayTotal(_ reading: FoodReading) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.token.range.lowerBound >= reading.start }) else { return false }
        let start = tokens[..<place].lastIndex { $0.endsSentence }.map { $0 + 1 } ?? 0
        let words = tokens[max(start, place - Self.reach)...].prefix(Self.reach * 2).prefix { !$0.endsSentence }
            .map { $0.text }
        return Self.totals.contains { total in
            words.indices.contains { words[$0...].starts(with: total) }
        }
    }

    /// In tokens: how far from the drink it is told that it is the day's.
    private static let reach = 8
    private static let totals = [
        ["so", "far"], ["by", "now"], ["in", "total"], ["altogether"], ["total", "today"], ["up", "to"],
    ]

    private struct Eaten {
        var position: Int
        var draft: FoodDraft
        var isRecipe: Bool
        /// Of a meal she had before: the recipes it was logged from.
        var recipes: [RecordID] = []
    }

    /// The meals, each with what was eaten at its time.
    private func meals(
        _ readings: [FoodReading], _ recipes: [RecipeReader.Mention], _ again: RepeatReader.Mention?,
        _ occasions: Occasions
    ) -> [(position: Int, event: EventDraft)] {
        var eaten = readings.map { Eaten(position: $0.position, draft: $0.draft, isRecipe: false) }
        eaten += recipes.map {
            Eaten(position: tokens[$0.tokens.lowerBound].token.range.lowerBound, draft: $0.draft, isRecipe: true)
        }
        if let again {
            let position = tokens[again.tokens.lowerBound].token.range.lowerBound
            eaten += again.drafts.map {
                Eaten(position: position, draft: $0, isRecipe: false, recipes: again.recipes)
            }
        }
        eaten.sort { $0.position < $1.position }
        var meals: [(time: MealTime, eaten: [Eaten])] = []
        for one in eaten {
            let time = occasions.time(at: one.position)
            if let known = meals.firstIndex(where: { $0.time == time }) {
                meals[known].eaten.append(one)
            } else {
                meals.append((time, [one]))
            }
        }
        return meals.compactMap { meal in
            meal.eaten.first.map { ($0.position, event(of: meal.eaten, at: meal.time)) }
        }
    }

    private func event(of eaten: [Eaten], at time: MealTime) -> EventDraft {
        let items = eaten.map { $0.draft }
        let isMorning = time.isGuessedEvening && items.contains { MorningFoods.isOne($0.phrase) }
        let time = isMorning ? time.inMorning : time
        let type = time.mealType ?? preferences.mealHours.meal(at: time.moment.time)
        var event = EventDraft(
            reading: reading(of: eaten), name: EventDraft.mealName(of: items.map { $0.phrase }), moment: time.moment,
            content: .food(mealType: type, items: items))
        event.add(recipes: eaten.flatMap { $0.recipes })
        return event
    }

    private func reading(of eaten: [Eaten]) -> EventDraft.Reading {
        if eaten.contains(where: { $0.isRecipe }) { return eaten.count == 1 ? .recipe : .meal }
        if eaten.contains(where: { $0.draft.confidence < Self.leastCertain }) { return .ambiguous }
        return eaten.count > 1 ? .meal : .single
    }

    /// A food less certain makes its meal one to be looked at.
    private static let leastCertain = 0.45

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
