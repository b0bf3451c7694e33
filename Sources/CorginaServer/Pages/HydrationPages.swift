import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// What she drinks: a day and its week, a drink with one tap, her goal and sizes.
extension CorginaServer {
    func show(_ place: HydrationPlace, to visitor: Visitor, changed: Substring?) throws -> Response {
        switch place {
        case .today:
            return answer(hydrationPage(on: visitor.today, of: visitor, changed: entries(changed)), to: visitor)
        case .day(let day):
            guard day >= Self.firstDay else { throw ServerError.notFound }
            guard day < visitor.today else { return .redirect(to: Route.hydration(.today).path) }
            return answer(hydrationPage(on: day, of: visitor, changed: entries(changed)), to: visitor)
        case .goal:
            var page = hydrationGoalPage(of: visitor)
            page.toast = toast(for: entries(changed), in: visitor.diary, back: .hydration(.goal))
            return answer(page, to: visitor)
        case .drinks: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: HydrationPlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .drinks: try await logDrink(form, by: visitor)
        case .goal: try await saveHydration(form, by: visitor)
        case .today, .day: throw ServerError.notFound
        }
    }

    /// The card of a day.
    func hydrationCard(on day: CalendarDay, of visitor: Visitor) -> HydrationCard {
        HydrationCard(
            visitor.diary.fluids(on: day), preferences: visitor.diary.hydrationPreferences,
            units: visitor.profile.units, today: visitor.today)
    }

    private func hydrationPage(on day: CalendarDay, of visitor: Visitor, changed: [EntryID] = []) -> HydrationPage {
        HydrationPage(
            visitor.diary.fluids(on: day), week: visitor.diary.fluidWeek(endingOn: weekEnd(showing: day, of: visitor)),
            preferences: visitor.diary.hydrationPreferences, units: visitor.profile.units, today: visitor.today,
            speaksOfPregnancy: visitor.speaksOfPregnancy,
            toast: toast(
                for: changed, in: visitor.diary, back: .hydration(day == visitor.today ? .today : .day(day))))
    }

    /// A day of the last seven is shown among them, an earlier one at the end of its own.
    private func weekEnd(showing day: CalendarDay, of visitor: Visitor) -> CalendarDay {
        visitor.today - day < 7 ? visitor.today : day
    }

    private func logDrink(_ form: Form, by visitor: Visitor) async throws -> Response {
        let day = pastDay(form, for: visitor)
        let drink: Drink
        do throws(FormRefusal) {
            drink = try DrinkForm(form, visitor.diary.hydrationPreferences, units: visitor.profile.units).drink
        } catch {
            var page = hydrationPage(on: day ?? visitor.today, of: visitor)
            (page.drink, page.amount, page.errors) = (form["drink"] ?? "", form["amount"] ?? "", error.errors)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let moment =
            day.map { surroundings.moment(day: $0, time: visitor.now.time, in: visitor.timeZone) } ?? visitor.now
        let event = HealthEvent(id: surroundings.newID(), moment: moment, details: .hydration(drink))
        let entries = try await append([.putEvent(event)], by: visitor)
        let place: Route =
            form["from"] == "hydration"
            ? .hydration(day.map(HydrationPlace.day) ?? .today) : self.place(of: moment.day, for: visitor)
        return .redirect(to: address(of: place, changed: entries))
    }

    private func saveHydration(_ form: Form, by visitor: Visitor) async throws -> Response {
        var profile = visitor.profile
        do throws(FormRefusal) {
            profile.hydration = try HydrationForm(form, units: profile.units).preferences
        } catch {
            var page = hydrationGoalPage(of: visitor)
            page.fields = HydrationGoalPage.Fields(form)
            page.errors = error.errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        guard profile != visitor.profile else { return .redirect(to: Route.hydration(.goal).path) }
        return .redirect(
            to: address(of: .hydration(.goal), changed: try await append([.putProfile(profile)], by: visitor)))
    }

    private func hydrationGoalPage(of visitor: Visitor) -> HydrationGoalPage {
        HydrationGoalPage(
            visitor.diary.hydrationPreferences, units: visitor.profile.units,
            speaksOfPregnancy: visitor.speaksOfPregnancy)
    }
}
