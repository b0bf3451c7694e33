import CorginaCore
import CorginaFoods

/// What was eaten and drunk, as events: one for each meal that was told of, one for each drink of water.
extension Classifier {
    struct FoodEvents {
        var events: [(position: Int, event: EventDraft)] = []
        var notUnderstood: [String] = []
    }

    /// - Parameters:
    ///   - claimed: tokens other readers spoke for, or that tell of nothing she had.
    ///   - spoken: the same without the rest of clauses that other readers spoke in.
    ///   - notHad: what grammar takes for nothing she had.
    func readFoods(
        _ time: TimeReader.Result, _ claimed: Set<Int>, spoken: Set<Int>, notHad: Set<Int>, _ recipes: [RecipeReader.Mention],
        _ again: RepeatReader.Mention?, _ occasions: Occasions
    ) -> FoodEvents {
        var scratch = FoodMatcher.Scratch()
        let grammar = foods.read(
            remaining(time, claimed.union(TaggedItems.corrected(tokens, spans)).union(TaggedItems.withoutFood(tokens, spans))),
            sentence: bytes, preferences: preferences, &scratch)
        let marked = foods.read(
            TaggedItems.items(tokens, spans, claimed: spoken), in: tokens, sentence: bytes, preferences: preferences,
            &scratch)
        let readings = FoodArbiter(spans: spans, tokens: tokens, notHad: notHad, matcher: foods.matcher)
            .readings(grammar.readings, marked.readings).map { $0.asked }
        var told = FoodEvents()
        told.events = water(readings, occasions) + meals(readings.filter { $0.water == nil }, recipes, again, occasions)
        told.notUnderstood = notUnderstood(grammar, marked, readings)
        return told
    }

    /// What is reported: all that grammar could not place where nothing was found; beside foods only what is one word, as
    /// most of a story is no food that was missed.
    private func notUnderstood(
        _ grammar: FoodReader.Result, _ marked: FoodReader.Result, _ readings: [FoodReader.Reading]
    ) -> [String] {
        let words = grammar.notUnderstood.filter { phrase in
            readings.isEmpty || !phrase.contains(" ") && !marked.notUnderstood.contains { $0.contains(text: phrase) }
        }
        return marked.notUnderstood.filter { !words.contains($0) } + words
    }

    private func water(_ readings: [FoodReader.Reading], _ occasions: Occasions) -> [(position: Int, event: EventDraft)]
    {
        readings.compactMap { reading in
            reading.water.map { drink in
                let moment = occasions.time(at: reading.position).moment
                var event = EventDraft(reading: .single, name: drink.name, moment: moment, content: .other(.hydration(drink)))
                event.isDayTotal = reading.isMeasured && isDayTotal(reading)
                return (reading.position, event)
            }
        }
    }

    /// "two litres by now", "60 ounces of water so far": near the drink, in its sentence.
    private func isDayTotal(_ reading: FoodReader.Reading) -> Bool {
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
    private static let totals = [["so", "far"], ["by", "now"], ["in", "total"], ["altogether"], ["total", "today"], ["up", "to"]]

    private struct Eaten {
        var position: Int
        var draft: FoodDraft
        var isRecipe: Bool
    }

    /// The meals, each with what was eaten at its time.
    private func meals(
        _ readings: [FoodReader.Reading], _ recipes: [RecipeReader.Mention], _ again: RepeatReader.Mention?,
        _ occasions: Occasions
    ) -> [(position: Int, event: EventDraft)] {
        var eaten = readings.map { Eaten(position: $0.position, draft: $0.draft, isRecipe: false) }
        eaten += recipes.map {
            Eaten(position: tokens[$0.tokens.lowerBound].token.range.lowerBound, draft: $0.draft, isRecipe: true)
        }
        if let again {
            let position = tokens[again.tokens.lowerBound].token.range.lowerBound
            eaten += again.drafts.map { Eaten(position: position, draft: $0, isRecipe: false) }
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
        let type = time.mealType ?? preferences.mealHours.meal(at: time.moment.time)
        return EventDraft(
            reading: reading(of: eaten), name: EventDraft.mealName(of: items.map { $0.phrase }), moment: time.moment,
            content: .food(mealType: type, items: items))
    }

    private func reading(of eaten: [Eaten]) -> EventDraft.Reading {
        if eaten.contains(where: { $0.isRecipe }) { return eaten.count == 1 ? .recipe : .meal }
        if eaten.contains(where: { $0.draft.confidence < Self.leastCertain }) { return .ambiguous }
        return eaten.count > 1 ? .meal : .single
    }

    /// A food less certain makes its meal one to be looked at.
    private static let leastCertain = 0.45
}
