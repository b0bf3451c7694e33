import CorginaCore
import CorginaJournal
import Testing

@testable import GeneratedDiaries

struct DiaryFoodsTests {
    private func item(_ food: Int, quantity: Double = 1) -> FoodItem {
        FoodItem(
            name: "Food \(food)", foodCode: food % 2 == 0 ? "\(10_000_000 + food)" : nil, quantity: quantity,
            portion: "cup", grams: Grams(100 * quantity),
            nutrients: .zero, source: .database, isEstimated: false)
    }

    private func meal(_ number: UInt64, _ items: [FoodItem], hours: Int = 0) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 2, low: number), moment: Sample.lunchtime.advanced(bySeconds: hours * 3_600),
            details: .meal(Meal(name: "Meal", type: .lunch, items: items)))
    }

    private func diary(_ changes: [Change]) -> Diary {
        var diary = Diary()
        for (index, change) in changes.enumerated() {
            diary.apply(Sample.entry(UInt64(index + 1), change), sequence: index + 1)
        }
        return diary
    }

    private func mark(_ number: UInt64, _ kind: FoodMark.Kind, _ food: FoodItem) -> Change {
        .putFoodMark(
            FoodMark(id: RecordID(high: 5, low: number), kind: kind, foodCode: food.foodCode, foodName: food.name))
    }

    @Test func `recents are each food once, the latest first, in the amount she has most often`() {
        let diary = diary([
            .putEvent(meal(1, [item(1, quantity: 2)], hours: 1)),
            .putEvent(meal(2, [item(1, quantity: 2), item(2)], hours: 2)),
            .putEvent(meal(3, [item(1, quantity: 3)], hours: 3)),
        ])
        let recents = diary.recentFoods()
        #expect(recents.map(\.item.name) == ["Food 1", "Food 2"])
        #expect(recents.map(\.item.quantity) == [2, 1])
        #expect(recents.map(\.count) == [3, 1])
        #expect(diary.recentFoods(limit: 1).count == 1)
    }

    @Test func `her usual amount is the one before when the latest is taken back`() {
        let meals = [
            meal(1, [item(1, quantity: 2)], hours: 1), meal(2, [item(1, quantity: 3)], hours: 2),
            meal(3, [item(1, quantity: 3), item(1, quantity: 2)], hours: 3),
        ]
        let puts = meals.map(Change.putEvent)
        // Both amounts twice, the latest entry holds both: the greater one.
        #expect(diary(puts).recentFoods().map(\.item.quantity) == [3])
        let without = diary(puts + [.remove(meals[2].id)])
        #expect(without.recentFoods().map(\.item.quantity) == [3])
        #expect(without.recentFoods().map(\.lastEaten) == [meals[1].moment])
        #expect(diary(puts + [.remove(meals[2].id), .remove(meals[1].id)]).recentFoods().map(\.item.quantity) == [2])
        #expect(without.recentFoods() == diary(Array(puts.dropLast())).recentFoods())
    }

    @Test func `what is edited or removed leaves nothing behind`() {
        let before = meal(1, [item(1), item(2)])
        var after = before
        after.details = .meal(Meal(name: "Meal", type: .lunch, items: [item(3)]))
        let edited = diary([.putEvent(before), .putEvent(after)])
        #expect(edited.recentFoods().map(\.item.name) == ["Food 3"])
        #expect(edited.timesLogged([item(1), item(2)]) == 0)
        #expect(diary([.putEvent(before), .remove(before.id)]).recentFoods().isEmpty)
    }

    @Test func `cravings come first, then favourites, then recents, and what she is averse to not at all`() {
        let diary = diary([
            .putEvent(meal(1, [item(1)], hours: 4)), .putEvent(meal(2, [item(2)], hours: 3)),
            .putEvent(meal(3, [item(3)], hours: 2)),
            .putEvent(meal(4, [item(4)], hours: 1)), mark(1, .favourite, item(3)), mark(2, .craving, item(4)),
            mark(3, .aversion, item(1)),
            mark(4, .favourite, item(4)), mark(5, .craving, item(8)), mark(6, .craving, item(1)),
            mark(7, .trigger, item(2)),
        ])
        let suggestions = diary.foodSuggestions(limit: 10)
        #expect(suggestions.map(\.name) == ["Food 4", "Food 8", "Food 3", "Food 2"])
        #expect(suggestions.map(\.reason) == [.craving, .craving, .favourite, .recent])
        #expect(suggestions[1].use == nil)
        #expect(diary.foodSuggestions(limit: 2).count == 2)
        #expect(Diary().foodSuggestions(limit: 10).isEmpty)
    }

    @Test func `the index agrees with a look through every event, whatever was put, changed and removed`() {
        for seed in 0..<20 {
            var generated = Generated(seed: UInt64(seed))
            let ids = (0..<12).map { _ in generated.recordID() }
            var diary = Diary()
            for number in 1...80 {
                var event = generated.event()
                event.id = generated.pick(ids)
                let change =
                    Int.random(in: 0..<4, using: &generated.random) == 0 ? Change.remove(event.id) : .putEvent(event)
                diary.apply(Sample.entry(UInt64(number), change), sequence: number)
            }
            let events = ids.compactMap(diary.event)
            let foods = Set(
                events.flatMap { event -> [FoodIdentity] in
                    if case .meal(let meal) = event.details { meal.items.map(\.identity) } else { [] }
                })
            #expect(Set(diary.recentFoods().map(\.item.identity)) == foods)
            for use in diary.recentFoods() {
                let eaten = events.filter { event in
                    if case .meal(let meal) = event.details {
                        meal.items.contains { $0.identity == use.item.identity }
                    } else {
                        false
                    }
                }
                #expect(use.count == eaten.count)
                #expect(use.lastEaten == eaten.map(\.moment).max())
            }
        }
    }

    @Test func `six thousand entries of a thousand foods are asked in no time`() {
        var diary = Diary()
        for number in 0..<6_000 {
            let event = meal(UInt64(number), [item(number % 1_000), item((number + 7) % 1_000)], hours: number)
            diary.apply(Sample.entry(UInt64(number + 1), .putEvent(event)), sequence: number + 1)
        }
        let clock = ContinuousClock()
        var (recents, suggestions) = (0, 0)
        let time = clock.measure {
            recents = diary.recentFoods().count
            suggestions = diary.foodSuggestions(limit: 12).count
        }
        #expect(recents == 1_000)
        #expect(suggestions == 12)
        // Some milliseconds; the bound only tells an index from a look through the diary per food, also in a debug build.
        #expect(time < .milliseconds(1_500))
    }
}
