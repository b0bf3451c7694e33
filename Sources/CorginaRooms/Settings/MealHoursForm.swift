import CorginaCore

/// When she eats, as submitted, read and checked.
struct MealHoursForm {
    let hours: MealHours

    /// - Throws: ``FormRefusal`` with a sentence at the meal that needs another look.
    init(_ form: Form) throws(FormRefusal) {
        let hours = MealHours(
            breakfast: try Self.window(form, .breakfast), lunch: try Self.window(form, .lunch),
            dinner: try Self.window(form, .dinner))
        do throws(MealHoursError) { try hours.validate() } catch {
            throw FormRefusal(errors: [FieldError(field: error.meal.rawValue, message: error.description)])
        }
        self.hours = hours
    }

    private static func window(_ form: Form, _ meal: MealType) throws(FormRefusal) -> MealHours.Window {
        guard let start = form[meal.rawValue + "Start"].flatMap(TimeOfDay.init),
            let end = form[meal.rawValue + "End"].flatMap(TimeOfDay.init)
        else {
            throw FormRefusal(errors: [
                FieldError(field: meal.rawValue, message: "Choose when \(meal.rawValue) starts and ends")
            ])
        }
        return MealHours.Window(start: start, end: end)
    }
}

extension GoalsPage.Hours {
    /// What she chose, as she chose it.
    init(_ form: Form) {
        let meals = [MealType.breakfast, .lunch, .dinner]
        self.init(
            start: Dictionary(uniqueKeysWithValues: meals.map { ($0, form[$0.rawValue + "Start"] ?? "") }),
            end: Dictionary(uniqueKeysWithValues: meals.map { ($0, form[$0.rawValue + "End"] ?? "") }))
    }
}
