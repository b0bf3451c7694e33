import CorginaCore

extension Diary {
    /// A thing with an id of its own.
    enum Record: Hashable, Sendable {
        case pregnancy(Pregnancy)
        case event(HealthEvent)
        case foodHabit(FoodHabit)
        case recipe(Recipe)
        case declinedRecipe(DeclinedRecipe)
        case foodMark(FoodMark)
        case supplement(Supplement)
        case skippedDose(SkippedDose)
        case checklist(Checklist)
        case birthPlan(BirthPlan)

        var pregnancy: Pregnancy? { if case .pregnancy(let pregnancy) = self { pregnancy } else { nil } }
        var event: HealthEvent? { if case .event(let event) = self { event } else { nil } }
        var foodHabit: FoodHabit? { if case .foodHabit(let habit) = self { habit } else { nil } }
        var recipe: Recipe? { if case .recipe(let recipe) = self { recipe } else { nil } }
        var declinedRecipe: DeclinedRecipe? {
            if case .declinedRecipe(let declined) = self { declined } else { nil }
        }
        var foodMark: FoodMark? { if case .foodMark(let mark) = self { mark } else { nil } }
        var supplement: Supplement? { if case .supplement(let supplement) = self { supplement } else { nil } }
        var skippedDose: SkippedDose? { if case .skippedDose(let dose) = self { dose } else { nil } }
        var checklist: Checklist? { if case .checklist(let list) = self { list } else { nil } }
        var birthPlan: BirthPlan? { if case .birthPlan(let plan) = self { plan } else { nil } }

        /// What puts it into a diary.
        var put: Change {
            switch self {
            case .pregnancy(let pregnancy): .putPregnancy(pregnancy)
            case .event(let event): .putEvent(event)
            case .foodHabit(let habit): .putFoodHabit(habit)
            case .recipe(let recipe): .putRecipe(recipe)
            case .declinedRecipe(let declined): .putDeclinedRecipe(declined)
            case .foodMark(let mark): .putFoodMark(mark)
            case .supplement(let supplement): .putSupplement(supplement)
            case .skippedDose(let dose): .putSkippedDose(dose)
            case .checklist(let list): .putChecklist(list)
            case .birthPlan(let plan): .putBirthPlan(plan)
            }
        }

        /// What it tells of a dose of her list.
        var doseRecord: DoseRecord? { event?.doseRecord ?? skippedDose?.record }
    }

    /// What an entry changed.
    enum Subject: Hashable, Sendable {
        case profile
        case record(RecordID)
        case unknown
    }
}

extension Change {
    /// What it puts, and under which id; `nil` for a profile, a removal and what this version does not know.
    var record: (Diary.Record, RecordID)? {
        switch self {
        case .putPregnancy(let pregnancy): (.pregnancy(pregnancy), pregnancy.id)
        case .putEvent(let event): (.event(event), event.id)
        case .putFoodHabit(let habit): (.foodHabit(habit), habit.id)
        case .putRecipe(let recipe): (.recipe(recipe), recipe.id)
        case .putDeclinedRecipe(let declined): (.declinedRecipe(declined), declined.id)
        case .putFoodMark(let mark): (.foodMark(mark), mark.id)
        case .putSupplement(let supplement): (.supplement(supplement), supplement.id)
        case .putSkippedDose(let dose): (.skippedDose(dose), dose.id)
        case .putChecklist(let list): (.checklist(list), list.id)
        case .putBirthPlan(let plan): (.birthPlan(plan), plan.id)
        case .putProfile, .remove, .unknown: nil
        }
    }
}
