import CorginaScreens
import Hummingbird

extension CorginaServer {
    /// Answers a GET. Every route is named here, so that a new one cannot be forgotten.
    func show(_ route: Route, to request: Request) async throws -> Response {
        let changed = request.uri.queryParameters["changed"]
        return switch route {
        case .home: try await showHome(to: request)
        case .welcome: try await showWelcome(to: request)
        case .newAccount: try await showNewAccount()
        case .recoveryCode: try await showRecoveryCode(to: visitor(request))
        case .signIn: try await showSignIn(to: request)
        case .recover: showRecover()
        case .newPregnancy: try await showPregnancyMethods(to: visitor(request))
        case .datePregnancy(let entry): try await showDateEntry(entry, to: visitor(request))
        case .reviewPregnancy: try await showPregnancyReview(to: visitor(request))
        case .pregnancy: try await showTimeline(to: visitor(request))
        case .week(let week): try await showWeek(week, to: visitor(request))
        case .growth: try await showGrowth(to: visitor(request), changed: changed)
        case .pregnancyDates: try await showPregnancyDates(to: visitor(request), changed: changed)
        case .birth: try await showBirth(to: visitor(request))
        case .ending: try await showEnding(to: visitor(request))
        case .pregnancies: try await showPregnancies(to: visitor(request), changed: changed)
        case .today: try await showToday(to: visitor(request), changed: changed)
        case .draft(let id): try await showDraft(id, to: visitor(request))
        case .draftItem(let id, let event, let item):
            try await showItem(item, ofEvent: event, in: id, to: visitor(request))
        case .addDraftItem(let id, let event): try await showAddItem(toEvent: event, in: id, to: visitor(request))
        case .draftDetails(let id, let event): try await showDetails(ofEvent: event, in: id, to: visitor(request))
        case .settings: try await showSettings(to: visitor(request), changed: changed)
        case .security(let place): try await show(place, to: visitor(request), changed: changed)
        case .devices(let place): try await show(place, to: request)
        case .invitations(let place): try await show(place, to: visitor(request), from: request)
        case .tokens(let place): try await show(place, to: visitor(request), from: request)
        case .habits: try await showHabits(to: visitor(request), changed: changed)
        case .goals: try await showGoals(to: visitor(request), changed: changed)
        case .nutrients: try await showNutrients(to: visitor(request))
        case .safe: try await showSafe(to: visitor(request))
        case .safeAnswer(let id): try await showSafe(id, to: visitor(request))
        case .appointments(let place): try await showAppointments(place, to: visitor(request), changed: changed)
        case .calendar(let place): try await showCalendar(place, to: visitor(request), from: request)
        case .hydration(let place): try await show(place, to: visitor(request), changed: changed)
        case .symptoms(let place): try await show(place, to: visitor(request), changed: changed)
        case .measurements(let place): try await show(place, to: visitor(request), changed: changed)
        case .timeline(let place): try await show(place, to: visitor(request), changed: changed)
        case .insights(let place): try await show(place, to: visitor(request), changed: changed)
        case .offline(let place): try show(place)
        case .privacy: try await showPrivacy(to: request)
        case .about: try await showAbout(to: request)
        case .calories, .calorieDay, .calorieWeek, .calorieWeekFile: try await showCalories(route, to: visitor(request))
        case .gallery: showGallery()
        case .supplements(let place): try await show(place, to: visitor(request), changed: changed)
        case .day(let day): try await showDay(day, to: visitor(request), changed: changed)
        case .event(let id): try await showEvent(id, to: visitor(request), changed: changed)
        case .recipes: try await showRecipes(to: visitor(request), changed: changed)
        case .recipe(let id): try await showRecipe(id, to: visitor(request), changed: changed)
        case .foods: try await showFoods(to: visitor(request))
        case .foundFoods(let id): try await showFoods(found: id, to: visitor(request))
        case .newFood: try await showNewFood(to: visitor(request))
        case .food(let food): try await showFood(food, to: visitor(request), changed: changed)
        case .copyMeal, .editEvent, .repeatEvent, .removeEvent, .saveRecipe, .quickSnack, .editRecipe, .logRecipe,
            .archiveRecipe,
            .markFood, .logFood:
            throw ServerError.notFound
        case .account, .session, .endSession, .removeScan, .babies, .reopenPregnancy, .drafts, .removeDraftItem,
            .searchDraftItem,
            .removeDraftEvent, .logDraft, .discardDraft, .changeDraft, .undo, .removeHabit, .mealHours:
            throw ServerError.notFound
        }
    }

    /// Answers a POST: changes something and says where to look next.
    func accept(_ form: Form, at route: Route, from request: Request, address: String) async throws -> Response {
        switch route {
        case .account: try await createAccount(form, from: request)
        case .session: try await signIn(form, from: request, address: address)
        case .endSession: try await signOut(request)
        case .recover: try await recover(form, from: request, address: address)
        case .recoveryCode: try await confirmRecoveryCode(form, by: visitor(request))
        case .datePregnancy(let entry): try await stageDating(form, as: entry, by: visitor(request))
        case .pregnancy: try await savePregnancy(by: visitor(request))
        case .growth: try await addScan(form, by: visitor(request))
        case .removeScan(let scan): try await removeScan(scan, by: visitor(request))
        case .pregnancyDates: try await changeDates(form, by: visitor(request))
        case .babies: try await setBabies(form, by: visitor(request))
        case .birth: try await saveBirth(form, by: visitor(request))
        case .ending: try await saveEnding(form, by: visitor(request))
        case .reopenPregnancy(let id): try await reopenPregnancy(id, by: visitor(request))
        case .settings: try await saveSettings(form, by: visitor(request))
        case .security(let place): try await accept(form, at: place, by: visitor(request))
        case .devices(let place): try await accept(form, at: place, from: request, address: address)
        case .invitations(let place): try await accept(form, at: place, by: visitor(request))
        case .tokens(let place): try await accept(form, at: place, by: visitor(request))
        case .removeHabit(let id): try await removeHabit(id, by: visitor(request))
        case .goals: try await saveGoals(form, by: visitor(request))
        case .mealHours: try await saveMealHours(form, by: visitor(request))
        case .safe: try await lookUpSafety(form, by: visitor(request))
        case .appointments(let place): try await acceptAppointment(form, at: place, by: visitor(request))
        case .calendar(let place): try await acceptCalendar(form, at: place, by: visitor(request))
        case .hydration(let place): try await accept(form, at: place, by: visitor(request))
        case .symptoms(let place): try await accept(form, at: place, by: visitor(request))
        case .measurements(let place): try await accept(form, at: place, by: visitor(request))
        case .drafts: try await stageDraft(form, by: visitor(request))
        case .draftItem(let id, let event, let item):
            try await editItem(item, ofEvent: event, in: id, form, by: visitor(request))
        case .removeDraftItem(let id, let event, let item):
            try await editDraft(id, by: visitor(request)) { $0.removeItem(item, fromEvent: event) }
        case .searchDraftItem(let id, let event, let item):
            try await searchFoods(form, forItem: item, ofEvent: event, in: id, by: visitor(request))
        case .addDraftItem(let id, let event): try await addItem(form, toEvent: event, in: id, by: visitor(request))
        case .draftDetails(let id, let event): try await editDetails(ofEvent: event, in: id, form, by: visitor(request))
        case .removeDraftEvent(let id, let event):
            try await editDraft(id, by: visitor(request)) { $0.removeEvent(event) }
        case .logDraft(let id): try await logDraft(id, form, by: visitor(request))
        case .discardDraft(let id): try await discardDraft(id, by: visitor(request))
        case .changeDraft(let id, let change): try await changeDraft(id, change, form, by: visitor(request))
        case .undo: try await undo(form, by: visitor(request))
        case .timeline(let place): try await accept(form, at: place, by: visitor(request))
        case .insights(let place): try await accept(form, at: place, by: visitor(request))
        case .copyMeal(let day): try await copyMeal(to: day, form, by: visitor(request))
        case .editEvent(let id): try await editEvent(id, form, by: visitor(request))
        case .repeatEvent(let id): try await repeatEvent(id, by: visitor(request))
        case .removeEvent(let id): try await removeEvent(id, form, by: visitor(request))
        case .saveRecipe(let id): try await saveRecipe(of: id, by: visitor(request))
        case .quickSnack: try await logSnack(form, by: visitor(request))
        case .recipes: try await beginRecipe(form, by: visitor(request))
        case .editRecipe(let id): try await editRecipe(id, by: visitor(request))
        case .logRecipe(let id): try await logRecipe(id, form, by: visitor(request))
        case .archiveRecipe(let id): try await archiveRecipe(id, by: visitor(request))
        case .foods: try await searchFoods(form, by: visitor(request))
        case .newFood: try await logNewFood(form, by: visitor(request))
        case .markFood(let food): try await markFood(food, form, by: visitor(request))
        case .logFood(let food): try await logFood(food, form, by: visitor(request))
        case .supplements(let place): try await accept(form, at: place, by: visitor(request))
        case .offline(let place): try await accept(form, at: place, by: visitor(request))
        case .day, .event, .recipe, .food, .foundFoods: throw ServerError.notFound
        case .home, .welcome, .newAccount, .signIn, .newPregnancy, .reviewPregnancy, .week, .pregnancies, .today,
            .draft,
            .habits, .nutrients, .safeAnswer, .privacy, .about, .gallery, .calories, .calorieDay, .calorieWeek,
            .calorieWeekFile:
            throw ServerError.notFound
        }
    }
}
