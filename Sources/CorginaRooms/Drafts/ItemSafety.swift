import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// What there is to say of a food she is about to log. Silent after a birth and after a loss.
struct ItemSafety {
    private let speaks: Bool
    private let caffeine: CaffeineDay?
    private let isToday: Bool
    private let marks: [FoodMark]
    private let english: WrittenEnglish

    /// - Parameter caffeine: of the day with all that is about to be logged; `nil` where it belongs to no day.
    init(_ visit: Visit, caffeine: CaffeineDay?, isToday: Bool) {
        speaks = visit.hearsSafetyAdvice
        self.caffeine = caffeine
        self.isToday = isToday
        english = visit.english
        marks = visit.diary.foodMarks
    }

    /// "You marked this as a trigger.": hers to know before she logs it, whatever the list of safe foods says.
    func mark(on item: FoodDraft) -> String? {
        let identity = item.recorded?.identity ?? .listed(item.food.description)
        let kinds = marks.filter { $0.food == identity }.map { $0.kind }
        if kinds.contains(.trigger) { return "You marked this as a trigger." }
        return kinds.contains(.aversion) ? "You marked this as something you can’t stand." : nil
    }

    /// By her own words for it; by the food's name where they say nothing.
    func flags(on item: FoodDraft, name: String) -> [SafetyCard] {
        guard speaks else { return [] }
        let said = FoodSafety.findings(in: item.phrase)
        return (said.isEmpty ? FoodSafety.findings(in: name) : said).map {
            SafetyCard($0, english: english)
        }
    }

    /// The running total, once the food adds to it.
    func caffeine(in amounts: NutrientAmounts) -> String? {
        guard speaks, amounts[.caffeine] >= 1, let caffeine else { return nil }
        return caffeine.words(for: isToday ? "Caffeine today, with this" : "Caffeine that day, with this")
    }
}
