import CorginaCore
import CorginaJournal
import CorginaLanguage

/// What her food adds up to, and looking a food up.
enum NutritionRoom {
    static func show(_ place: NutritionPlace, to visit: Visit) throws(RoomError) -> Answer {
        switch place {
        case .nutrients: showNutrients(to: visit)
        case .safe: showSafe(to: visit)
        case .safeAnswer(let id): try showSafe(id, to: visit)
        }
    }

    static func accept(_ form: Form, at place: NutritionPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        guard place == .safe else { throw RoomError.notFound }
        return lookUpSafety(form, by: &visit)
    }

    static func showNutrients(to visit: Visit) -> Answer {
        let page = NutrientsPage(
            visit.diary.nutrition(on: visit.today), pregnancy: visit.diary.latestPregnancy,
            stage: visit.diary.lifeStage(on: visit.today), body: visit.profile.body, today: visit.today,
            english: visit.english)
        return Answer(page)
    }

    /// Longer than the name of any dish.
    private static let longestFood = 100

    static func showSafe(to visit: Visit) -> Answer {
        guard visit.hearsSafetyAdvice else { return .redirect(to: .today) }
        return Answer(SafePage(english: visit.english))
    }

    /// Keeps her words sealed under an id, so that they are in no address, and shows what the list says.
    static func lookUpSafety(_ form: Form, by visit: inout Visit) -> Answer {
        guard let food = form["food"], food.count <= Self.longestFood else {
            let message =
                form["food"] == nil
                ? "Type a food or a drink" : "Use at most \(Self.longestFood) characters: one dish at a time"
            let page = SafePage(english: visit.english, errors: [FieldError(field: "food", message: message)])
            return Answer(page, .refused)
        }
        return lookUpSafety(food, by: &visit)
    }

    private static func lookUpSafety(_ food: String, by visit: inout Visit) -> Answer {
        let id = visit.newID()
        visit.stage(Array(food.utf8), as: id)
        return .redirect(to: .nutrition(.safeAnswer(id)))
    }

    /// Leads a question of hers to the page that answers it.
    static func answer(_ inquiry: Inquiry, to visit: inout Visit) -> Answer {
        if case .safety(let food) = inquiry, visit.hearsSafetyAdvice, !food.isEmpty, food.count <= Self.longestFood {
            return lookUpSafety(food, by: &visit)
        }
        return .redirect(to: inquiry.place(in: visit))
    }

    static func showSafe(_ id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        guard visit.hearsSafetyAdvice, let bytes = try visit.staged(id),
            bytes.count <= Self.longestFood * 8,
            let food = String(validating: bytes, as: UTF8.self)
        else { return .redirect(to: .nutrition(.safe)) }
        return Answer(
            SafePage(food: food, today: visit.diary.intake(on: visit.today).nutrients, english: visit.english))
    }
}

extension Inquiry {
    /// Where it is answered.
    func place(in visit: Visit) -> Route {
        switch self {
        case .safety: visit.hearsSafetyAdvice ? .nutrition(.safe) : .today
        case .nutrients: .nutrition(.nutrients)
        case .calories: .calories(.current)
        case .water: .hydration(.today)
        case .entries: .timeline(.list(.all))
        case .supplements: .supplements(.list)
        case .appointments: .appointments(.list)
        case .pregnancy: .pregnancy(.weeks)
        case .symptoms: .symptoms(.list)
        case .movements: .measurements(.kind(.kicks))
        case .measurements: .measurements(.overview)
        case .sleep: .measurements(.kind(.sleep))
        case .recipes: .recipes(.list)
        case .lists: .checklists(.list)
        case .birthPlan: .birthPlan(.current)
        case .foods: .quickLog(nil)
        }
    }
}
