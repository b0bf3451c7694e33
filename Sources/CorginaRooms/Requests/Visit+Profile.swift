import CorginaCore
import CorginaJournal
import CorginaLanguage

extension Visit {
    public var today: CalendarDay { now.day }
    public var timeZone: String? { diary.profile?.timeZone }
    public var profile: Profile { diary.profile ?? Profile(timeZone: "") }
    /// How English is written for her.
    public var english: WrittenEnglish { profile.english }
    /// What she taught Corgina about her words.
    public var preferences: Preferences {
        Preferences(
            supplements: diary.supplements.flatMap { [$0.name, SupplementName.spoken($0.name)] },
            recipes: diary.recipes.map { $0.name }, foodHabits: diary.foodHabits,
            region: diary.profile?.foodRegion, mealHours: diary.profile?.mealHours ?? .usual)
    }
    /// The same with her meals of the last weeks, for what a sentence says she had again.
    var preferencesWithMeals: Preferences {
        var preferences = preferences
        preferences.pastMeals = diary.events(of: [.meal], on: (today - Self.rememberedDays)...today).compactMap {
            event in
            guard case .meal(let meal) = event.details else { return nil }
            return PastMeal(moment: event.moment, type: meal.type, items: meal.items, recipes: meal.recipes)
        }
        return preferences
    }

    /// How far back "the usual" looks.
    private static let rememberedDays = 30

    /// The meal she usually has at this hour.
    var usualMeal: MealType { preferences.mealHours.meal(at: now.time) }
    /// Whether she is still being welcomed: nothing dated yet.
    public var isFirstRun: Bool { diary.pregnancies.isEmpty }
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool { diary.latestPregnancy?.outcome.isLoss != true }
    /// Whether what only a pregnancy brings may be asked about: while one goes on, and before there is any.
    var isExpecting: Bool { diary.latestPregnancy?.outcome.isOngoing ?? true }
    /// Whether what pregnancy advice says of foods is for her: until a pregnancy ended.
    var hearsSafetyAdvice: Bool { diary.latestPregnancy?.outcome.isOngoing ?? true }
}
