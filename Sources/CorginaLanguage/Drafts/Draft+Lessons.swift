import CorginaCore
import CorginaFoods

/// What she answers to "Always?".
public enum HabitAnswer: String, Hashable, Sendable, CaseIterable {
    case always
    case justThisTime
}

/// A change she made before and made again: whether it is always so is hers to say.
public struct HabitOffer: Hashable, Sendable {
    /// Where it was made, counted from 0.
    public var event: Int
    public var item: Int
    /// What her words would mean.
    public var habit: FoodHabit
    /// The code of the food that was understood at first.
    public var heardFood: FoodCode
    public var answer: HabitAnswer?
}

/// What a draft changes of her habits once it is logged.
public struct HabitLessons: Hashable, Sendable {
    public var put: [FoodHabit] = []
    /// Those that something else takes the place of.
    public var removed: [RecordID] = []
}

extension Draft {
    /// The change to ask about; `nil` while another question is open. One that was answered is told only where none is left to
    /// ask about.
    ///
    /// - Parameters:
    ///   - known: her corrections so far, of every standing.
    ///   - catalogue: where the foods are.
    public func habitOffer(known: [FoodHabit], in catalogue: FoodCatalogue) -> HabitOffer? {
        guard openItem == nil else { return nil }
        let offers = events.indices.flatMap { event in
            events[event].draft.items.enumerated().compactMap { place, item -> HabitOffer? in
                guard let heard = item.heard, let habit = item.change(in: catalogue)?.offered(known) else { return nil }
                return HabitOffer(
                    event: event, item: place, habit: habit, heardFood: heard.food, answer: item.habitAnswer)
            }
        }
        return offers.first { $0.answer == nil } ?? offers.first
    }

    /// Her answer to whether a change is always so. Does nothing if there is no such item.
    public mutating func answerHabit(_ answer: HabitAnswer, ofItem item: Int, inEvent event: Int) {
        updateItem(item, inEvent: event) { $0.habitAnswer = answer }
    }

    /// What her corrections teach: another food for her words, another amount for a helping she did not measure. The first time it
    /// is only noticed.
    ///
    /// - Parameters:
    ///   - known: her corrections so far, of every standing.
    ///   - catalogue: where the foods are.
    ///   - newID: an id for a new one.
    public func habitLessons(known: [FoodHabit], in catalogue: FoodCatalogue, newID: () -> RecordID) -> HabitLessons {
        var lessons = HabitLessons()
        for item in events.flatMap({ $0.draft.items }) {
            guard let change = item.change(in: catalogue) else { continue }
            lessons.add(change, answer: item.habitAnswer, known: known, newID: newID)
        }
        return lessons
    }
}

extension HabitLessons {
    fileprivate mutating func add(
        _ change: FoodChange, answer: HabitAnswer?, known: [FoodHabit], newID: () -> RecordID
    ) {
        let known = known.filter { !removed.contains($0.id) } + put
        let same = known.filter(change.isOfSameWords)
        if let answer, var habit = change.offered(known) {
            habit.standing = answer == .always ? .agreed : .declined
            if answer == .always {
                let before = same.filter { $0.standing == .agreed }
                habit.amount = habit.amount ?? before.first { $0.foodCode == habit.foodCode }?.amount
                removed += before.map { $0.id }.filter { $0 != habit.id }
            }
            put.removeAll { $0.id == habit.id }
            put.append(habit)
        } else if !same.contains(where: { $0.foodCode == change.foodCode && $0.amount == change.amount }) {
            let noticed = same.first { $0.standing == .noticed && $0.foodCode == change.foodCode }
            put.append(change.habit(noticed?.id ?? newID(), standing: .noticed))
        }
    }
}

/// What she made of an item she was heard to have.
private struct FoodChange {
    let name: String
    let helping: String
    let foodCode: String
    let foodName: String
    /// One helping as she set it; `nil` where she left the amount alone.
    let amount: FoodHabit.Amount?
    /// Whether it is another food than was heard, or her answer to which it is.
    let isOfFood: Bool

    func isOfSameWords(_ habit: FoodHabit) -> Bool { habit.name == name && habit.helping == helping }

    /// The habit to offer, by the id it was noticed under: with the amount where that was the same too. `nil` the first time, and
    /// where she declined it.
    func offered(_ known: [FoodHabit]) -> FoodHabit? {
        let same = known.filter { isOfSameWords($0) && $0.foodCode == foodCode }
        let noticed = same.filter { $0.standing == .noticed }
        let offer: FoodHabit? =
            if let before = noticed.first(where: { $0.amount == amount }) {
                before
            } else if isOfFood, let before = noticed.first {
                habit(before.id, standing: .noticed, withAmount: false)
            } else {
                nil
            }
        return same.contains { $0.standing == .declined && $0.amount == offer?.amount } ? nil : offer
    }

    func habit(_ id: RecordID, standing: FoodHabit.Standing, withAmount: Bool = true) -> FoodHabit {
        FoodHabit(
            id: id, name: name, helping: helping, foodCode: foodCode, foodName: foodName,
            amount: withAmount ? amount : nil, standing: standing)
    }
}

extension FoodDraft {
    fileprivate func change(in catalogue: FoodCatalogue) -> FoodChange? {
        guard let heard, !heard.name.isEmpty else { return nil }
        // Another food weighs something else of itself; only what she set is her amount.
        let hasHerAmount = heard.isAmountOpen && grams != heard.grams && isSetByHer
        let isOfFood = food != heard.food || heard.isAsked && meanings.isEmpty
        guard hasHerAmount || isOfFood else { return nil }
        return FoodChange(
            name: heard.name, helping: heard.helping, foodCode: food.description,
            foodName: catalogue[food]?.displayName ?? name,
            amount: hasHerAmount ? FoodHabit.Amount(quantity: quantity, portion: portion, grams: grams) : nil,
            isOfFood: isOfFood)
    }
}
