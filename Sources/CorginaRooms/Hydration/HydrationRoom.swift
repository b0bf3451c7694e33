import CorginaCore
import CorginaJournal

/// What she drinks: a day and its week, a drink with one tap, her goal and sizes.
enum HydrationRoom {
    static func show(_ place: HydrationPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .today:
            return Answer(hydrationPage(on: visit.today, of: visit, changed: changed))
        case .day(let day):
            guard day >= Visit.firstDay else { throw RoomError.notFound }
            guard day < visit.today else { return .redirect(to: .hydration(.today)) }
            return Answer(hydrationPage(on: day, of: visit, changed: changed))
        case .goal:
            var page = hydrationGoalPage(of: visit)
            page.toast = Toast(for: changed, in: visit.diary, back: .hydration(.goal))
            return Answer(page)
        case .drinks: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: HydrationPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .drinks: try logDrink(form, by: &visit)
        case .goal: try saveHydration(form, by: &visit)
        case .today, .day: throw RoomError.notFound
        }
    }

    /// The part of a day's card.
    static func waterPart(on day: CalendarDay, of visit: Visit) -> WaterPart {
        WaterPart(
            visit.diary.fluids(on: day), preferences: visit.diary.hydrationPreferences,
            units: visit.profile.units, today: visit.today)
    }

    private static func hydrationPage(on day: CalendarDay, of visit: Visit, changed: [EntryID] = []) -> HydrationPage {
        HydrationPage(
            visit.diary.fluids(on: day), week: visit.diary.fluidWeek(endingOn: weekEnd(showing: day, of: visit)),
            preferences: visit.diary.hydrationPreferences, units: visit.profile.units, english: visit.english,
            today: visit.today, speaksOfPregnancy: visit.speaksOfPregnancy,
            toast: Toast(
                for: changed, in: visit.diary, back: .hydration(day == visit.today ? .today : .day(day))))
    }

    /// A day of the last seven is shown among them, an earlier one at the end of its own.
    private static func weekEnd(showing day: CalendarDay, of visit: Visit) -> CalendarDay {
        visit.today - day < 7 ? visit.today : day
    }

    private static func logDrink(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let day = visit.pastDay(form)
        let drink: Drink
        do throws(FormRefusal) {
            drink = try DrinkForm(form, visit.diary.hydrationPreferences, units: visit.profile.units).drink
        } catch {
            var page = hydrationPage(on: day ?? visit.today, of: visit)
            (page.drink, page.amount, page.errors) = (form["drink"] ?? "", form["amount"] ?? "", error.errors)
            return Answer(page, .refused)
        }
        let moment =
            day.map { visit.moment(day: $0, time: visit.now.time) } ?? visit.now
        let event = HealthEvent(id: visit.newID(), moment: moment, details: .hydration(drink))
        let entries = visit.append([.putEvent(event)])
        let place: Route =
            form["from"] == "hydration"
            ? .hydration(day.map(HydrationPlace.day) ?? .today) : visit.place(of: moment.day)
        return .redirect(to: place, changed: entries)
    }

    private static func saveHydration(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        var profile = visit.profile
        do throws(FormRefusal) {
            profile.hydration = try HydrationForm(form, units: profile.units).preferences
        } catch {
            var page = hydrationGoalPage(of: visit)
            page.fields = HydrationGoalPage.Fields(form)
            page.errors = error.errors
            return Answer(page, .refused)
        }
        guard profile != visit.profile else { return .redirect(to: .hydration(.goal)) }
        return .redirect(to: .hydration(.goal), changed: visit.append([.putProfile(profile)]))
    }

    private static func hydrationGoalPage(of visit: Visit) -> HydrationGoalPage {
        HydrationGoalPage(
            visit.diary.hydrationPreferences, units: visit.profile.units, english: visit.english,
            speaksOfPregnancy: visit.speaksOfPregnancy)
    }
}
