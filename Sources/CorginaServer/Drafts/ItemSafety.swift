import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens

/// What there is to say of a food she is about to log. Silent after a birth and after a loss.
struct ItemSafety {
    private let speaks: Bool
    private let caffeineWithDraft: CaffeineDay

    /// - Parameter draft: what the foods about to be logged hold together.
    init(_ visitor: Visitor, with draft: NutrientAmounts) {
        speaks = visitor.hearsSafetyAdvice
        caffeineWithDraft = CaffeineDay(speaks ? visitor.diary.intake(on: visitor.today).nutrients + draft : .zero)
    }

    /// By her own words for it; by the food's name where they say nothing.
    func flags(on item: FoodDraft, name: String) -> [SafetyCard] {
        guard speaks else { return [] }
        let said = FoodSafety.findings(in: item.phrase)
        return (said.isEmpty ? FoodSafety.findings(in: name) : said).map(SafetyCard.init)
    }

    /// The running total, once the food adds to it.
    func caffeine(in amounts: NutrientAmounts) -> String? {
        guard speaks, amounts[.caffeine] >= 1 else { return nil }
        return caffeineWithDraft.words.replacing("Caffeine today:", with: "Caffeine today with this:")
    }
}

extension Visitor {
    /// Whether what pregnancy advice says of foods is for her: until a pregnancy ended.
    var hearsSafetyAdvice: Bool { diary.latestPregnancy?.outcome.isOngoing ?? true }
}
