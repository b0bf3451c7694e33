import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// What her food adds up to, and looking a food up.
extension CorginaServer {
    func showNutrients(to visitor: Visitor) -> Response {
        let page = NutrientsPage(
            visitor.diary.nutrition(on: visitor.today), pregnancy: visitor.diary.latestPregnancy,
            stage: visitor.diary.lifeStage(on: visitor.today), body: visitor.profile.body, today: visitor.today)
        return answer(page, to: visitor)
    }

    /// Longer than the name of any dish.
    private static let longestFood = 100

    func showSafe(to visitor: Visitor) -> Response {
        guard visitor.hearsSafetyAdvice else { return .redirect(to: Route.today.path) }
        return answer(SafePage(), to: visitor)
    }

    /// Keeps her words sealed under an id, so that they are in no address, and shows what the list says.
    func lookUpSafety(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard let food = form["food"], food.count <= Self.longestFood else {
            let message =
                form["food"] == nil
                ? "Type a food or a drink" : "Use at most \(Self.longestFood) characters: one dish at a time"
            let page = SafePage(errors: [FieldError(field: "food", message: message)])
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        return try await lookUpSafety(food, by: visitor)
    }

    private func lookUpSafety(_ food: String, by visitor: Visitor) async throws -> Response {
        let id = surroundings.newID()
        try await visitor.journal.stage(Array(food.utf8), as: id)
        return .redirect(to: Route.safeAnswer(id).path)
    }

    /// Leads a question of hers to the page that answers it.
    func answer(_ inquiry: Inquiry, to visitor: Visitor) async throws -> Response {
        if case .safety(let food) = inquiry, visitor.hearsSafetyAdvice, !food.isEmpty, food.count <= Self.longestFood {
            return try await lookUpSafety(food, by: visitor)
        }
        return .redirect(to: inquiry.place(in: visitor).path)
    }

    func showSafe(_ id: RecordID, to visitor: Visitor) async throws -> Response {
        guard visitor.hearsSafetyAdvice, let bytes = try await visitor.journal.staged(id),
            bytes.count <= Self.longestFood * 8,
            let food = String(validating: bytes, as: UTF8.self)
        else { return .redirect(to: Route.safe.path) }
        return answer(SafePage(food: food, today: visitor.diary.intake(on: visitor.today).nutrients), to: visitor)
    }
}

extension Inquiry {
    fileprivate func place(in visitor: Visitor) -> Route {
        switch self {
        case .safety: visitor.hearsSafetyAdvice ? .safe : .today
        case .nutrients: .nutrients
        case .calories: .calories
        case .water: .hydration(.today)
        case .entries: .timeline(.list(.all))
        case .supplements: .supplements(.list)
        case .appointments: .appointments(.list)
        case .pregnancy: .pregnancy
        case .symptoms: .symptoms(.list)
        case .movements: .measurements(.kind(.kicks))
        case .measurements: .measurements(.overview)
        }
    }
}
