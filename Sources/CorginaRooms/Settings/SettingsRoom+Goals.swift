import CorginaCore
import CorginaJournal

/// Her goals, what they are counted from, and when she eats.
extension SettingsRoom {
    static func showGoals(to visit: Visit, changed: [EntryID]) -> Answer {
        var page = goalsPage(of: visit)
        page.toast = Toast(for: changed, in: visit.diary)
        return Answer(page)
    }

    static func saveGoals(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        do {
            let read = try GoalsForm(form, of: visit)
            var profile = visit.profile
            (profile.body, profile.energyGoal) = (read.body, read.goal)
            return save(profile, by: &visit)
        } catch {
            var page = goalsPage(of: visit)
            page.fields = GoalsPage.Fields(form)
            page.errors = error.errors
            return Answer(page, .refused)
        }
    }

    static func saveMealHours(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        do {
            var profile = visit.profile
            profile.mealHours = try MealHoursForm(form).hours
            return save(profile, by: &visit)
        } catch {
            var page = goalsPage(of: visit)
            page.hours = GoalsPage.Hours(form)
            page.errors = error.errors
            return Answer(page, .refused)
        }
    }

    private static func save(_ profile: Profile, by visit: inout Visit) -> Answer {
        guard profile != visit.profile else { return .redirect(to: .settings(.goals)) }
        return .redirect(to: .settings(.goals), changed: visit.append([.putProfile(profile)]))
    }

    private static func goalsPage(of visit: Visit) -> GoalsPage {
        GoalsPage(
            profile: visit.profile, pregnancy: visit.diary.latestPregnancy,
            advice: visit.diary.energyAdvice(on: visit.today),
            today: visit.today)
    }
}
