import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Her goals, what they are counted from, and when she eats.
extension CorginaServer {
    func showGoals(to visitor: Visitor, changed: Substring?) -> Response {
        var page = goalsPage(of: visitor)
        page.toast = toast(for: entries(changed), in: visitor.diary)
        return answer(page, to: visitor)
    }

    func saveGoals(_ form: Form, by visitor: Visitor) async throws -> Response {
        do {
            let read = try GoalsForm(form, of: visitor)
            var profile = visitor.profile
            (profile.body, profile.energyGoal) = (read.body, read.goal)
            return try await save(profile, by: visitor)
        } catch let refusal as FormRefusal {
            var page = goalsPage(of: visitor)
            page.fields = GoalsPage.Fields(form)
            page.errors = refusal.errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    func saveMealHours(_ form: Form, by visitor: Visitor) async throws -> Response {
        do {
            var profile = visitor.profile
            profile.mealHours = try MealHoursForm(form).hours
            return try await save(profile, by: visitor)
        } catch let refusal as FormRefusal {
            var page = goalsPage(of: visitor)
            page.hours = GoalsPage.Hours(form)
            page.errors = refusal.errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    private func save(_ profile: Profile, by visitor: Visitor) async throws -> Response {
        guard profile != visitor.profile else { return .redirect(to: Route.goals.path) }
        return .redirect(to: address(of: .goals, changed: try await append([.putProfile(profile)], by: visitor)))
    }

    private func goalsPage(of visitor: Visitor) -> GoalsPage {
        GoalsPage(
            profile: visitor.profile, pregnancy: visitor.diary.latestPregnancy,
            advice: visitor.diary.energyAdvice(on: visitor.today),
            today: visitor.today)
    }
}
