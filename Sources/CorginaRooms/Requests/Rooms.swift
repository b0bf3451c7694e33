import CorginaCore
import CorginaJournal

/// Which room answers at which place. Every place is named here, so that a new one cannot be forgotten.
public enum Rooms {
    /// Answers a GET.
    ///
    /// - Parameter changed: the entries just made, as the address names them.
    /// - Returns: `nil` for a place of the host's own.
    /// - Throws: ``RoomError``
    public static func show(_ route: Route, changed: [EntryID], to visit: Visit) throws -> Answer? {
        switch route {
        case .newPregnancy: PregnancyRoom.showPregnancyMethods(to: visit)
        case .datePregnancy(let entry): PregnancyRoom.showDateEntry(entry, to: visit)
        case .reviewPregnancy: PregnancyRoom.showPregnancyReview(to: visit)
        case .pregnancy: try PregnancyRoom.showTimeline(to: visit)
        case .week(let week): try PregnancyRoom.showWeek(week, to: visit)
        case .growth: try PregnancyRoom.showGrowth(to: visit, changed: changed)
        case .pregnancyDates: PregnancyRoom.showPregnancyDates(to: visit, changed: changed)
        case .birth: try PregnancyRoom.showBirth(to: visit)
        case .ending: try PregnancyRoom.showEnding(to: visit)
        case .pregnancies: PregnancyRoom.showPregnancies(to: visit, changed: changed)
        case .today: try TodayRoom.showToday(to: visit, changed: changed)
        case .day(let day): try TodayRoom.showDay(day, to: visit, changed: changed)
        case .draft(let id): try DraftRoom.showDraft(id, to: visit)
        case .draftItem(let id, let event, let item): try DraftRoom.showItem(item, ofEvent: event, in: id, to: visit)
        case .addDraftItem(let id, let event): try DraftRoom.showAddItem(toEvent: event, in: id, to: visit)
        case .draftDetails(let id, let event): try DraftRoom.showDetails(ofEvent: event, in: id, to: visit)
        case .settings: SettingsRoom.showSettings(to: visit, changed: changed)
        case .habits: SettingsRoom.showHabits(to: visit, changed: changed)
        case .goals: SettingsRoom.showGoals(to: visit, changed: changed)
        case .nutrients: NutritionRoom.showNutrients(to: visit)
        case .safe: NutritionRoom.showSafe(to: visit)
        case .safeAnswer(let id): try NutritionRoom.showSafe(id, to: visit)
        case .appointments(let place): try AppointmentRoom.showAppointments(place, to: visit, changed: changed)
        case .hydration(let place): try HydrationRoom.show(place, to: visit, changed: changed)
        case .symptoms(let place): try SymptomRoom.show(place, to: visit, changed: changed)
        case .measurements(let place): try MeasurementRoom.show(place, to: visit, changed: changed)
        case .timeline(let place): try TimelineRoom.show(place, to: visit, changed: changed)
        case .insights(let place): try InsightsRoom.show(place, to: visit, changed: changed)
        case .calories, .calorieDay, .calorieWeek, .calorieWeekFile: try CalorieRoom.showCalories(route, to: visit)
        case .supplements(let place): try SupplementRoom.show(place, to: visit, changed: changed)
        case .event(let id): try EntryRoom.showEvent(id, to: visit, changed: changed)
        case .recipes: RecipeRoom.showRecipes(to: visit, changed: changed)
        case .recipe(let id): try RecipeRoom.showRecipe(id, to: visit, changed: changed)
        case .foods: FoodRoom.showFoods(to: visit)
        case .foundFoods(let id): try FoodRoom.showFoods(found: id, to: visit)
        case .newFood: FoodRoom.showNewFood(to: visit)
        case .food(let food): try FoodRoom.showFood(food, to: visit, changed: changed)
        case .copyMeal, .editEvent, .repeatEvent, .removeEvent, .saveRecipe, .quickSnack, .editRecipe, .logRecipe,
            .archiveRecipe, .markFood, .logFood, .removeScan, .babies, .reopenPregnancy, .drafts, .removeDraftItem,
            .searchDraftItem, .removeDraftEvent, .logDraft, .discardDraft, .changeDraft, .undo, .removeHabit,
            .mealHours:
            throw RoomError.notFound
        case .home, .welcome, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover, .security,
            .devices, .invitations, .tokens, .calendar, .offline, .privacy, .about, .gallery:
            nil
        }
    }

    /// Answers a POST: asks for changes and says where to look next.
    ///
    /// - Returns: `nil` for a place of the host's own.
    /// - Throws: ``RoomError``
    public static func accept(_ form: Form, at route: Route, by visit: inout Visit) throws -> Answer? {
        switch route {
        case .datePregnancy(let entry): try PregnancyRoom.stageDating(form, as: entry, by: &visit)
        case .pregnancy: PregnancyRoom.savePregnancy(by: &visit)
        case .growth: try PregnancyRoom.addScan(form, by: &visit)
        case .removeScan(let scan): PregnancyRoom.removeScan(scan, by: &visit)
        case .pregnancyDates: try PregnancyRoom.changeDates(form, by: &visit)
        case .babies: try PregnancyRoom.setBabies(form, by: &visit)
        case .birth: try PregnancyRoom.saveBirth(form, by: &visit)
        case .ending: try PregnancyRoom.saveEnding(form, by: &visit)
        case .reopenPregnancy(let id): PregnancyRoom.reopenPregnancy(id, by: &visit)
        case .settings: SettingsRoom.saveSettings(form, by: &visit)
        case .removeHabit(let id): SettingsRoom.removeHabit(id, by: &visit)
        case .goals: try SettingsRoom.saveGoals(form, by: &visit)
        case .mealHours: try SettingsRoom.saveMealHours(form, by: &visit)
        case .safe: NutritionRoom.lookUpSafety(form, by: &visit)
        case .appointments(let place): try AppointmentRoom.acceptAppointment(form, at: place, by: &visit)
        case .hydration(let place): try HydrationRoom.accept(form, at: place, by: &visit)
        case .symptoms(let place): try SymptomRoom.accept(form, at: place, by: &visit)
        case .measurements(let place): try MeasurementRoom.accept(form, at: place, by: &visit)
        case .drafts: try DraftRoom.stageDraft(form, by: &visit)
        case .draftItem(let id, let event, let item):
            try DraftRoom.editItem(item, ofEvent: event, in: id, form, by: &visit)
        case .removeDraftItem(let id, let event, let item):
            try DraftRoom.editDraft(id, by: &visit) { $0.removeItem(item, fromEvent: event) }
        case .searchDraftItem(let id, let event, let item):
            try DraftRoom.searchFoods(form, forItem: item, ofEvent: event, in: id, by: &visit)
        case .addDraftItem(let id, let event): try DraftRoom.addItem(form, toEvent: event, in: id, by: &visit)
        case .draftDetails(let id, let event): try DraftRoom.editDetails(ofEvent: event, in: id, form, by: &visit)
        case .removeDraftEvent(let id, let event): try DraftRoom.editDraft(id, by: &visit) { $0.removeEvent(event) }
        case .logDraft(let id): try DraftRoom.logDraft(id, form, by: &visit)
        case .discardDraft(let id): DraftRoom.discardDraft(id, by: &visit)
        case .changeDraft(let id, let change): try DraftRoom.changeDraft(id, change, form, by: &visit)
        case .undo: TodayRoom.undo(form, by: &visit)
        case .copyMeal(let day): try TodayRoom.copyMeal(to: day, form, by: &visit)
        case .timeline(let place): try TimelineRoom.accept(form, at: place, by: &visit)
        case .insights(let place): try InsightsRoom.accept(form, at: place, by: &visit)
        case .editEvent(let id): try EntryRoom.editEvent(id, form, by: &visit)
        case .repeatEvent(let id): try EntryRoom.repeatEvent(id, by: &visit)
        case .removeEvent(let id): EntryRoom.removeEvent(id, form, by: &visit)
        case .saveRecipe(let id): try EntryRoom.saveRecipe(of: id, by: &visit)
        case .quickSnack: FoodRoom.logSnack(form, by: &visit)
        case .recipes: try RecipeRoom.beginRecipe(form, by: &visit)
        case .editRecipe(let id): try RecipeRoom.editRecipe(id, by: &visit)
        case .logRecipe(let id): try RecipeRoom.logRecipe(id, form, by: &visit)
        case .archiveRecipe(let id): try RecipeRoom.archiveRecipe(id, by: &visit)
        case .foods: try FoodRoom.searchFoods(form, by: &visit)
        case .newFood: try FoodRoom.logNewFood(form, by: &visit)
        case .markFood(let food): try FoodRoom.markFood(food, form, by: &visit)
        case .logFood(let food): try FoodRoom.logFood(food, form, by: &visit)
        case .supplements(let place): try SupplementRoom.accept(form, at: place, by: &visit)
        case .offline(.checked): TodayRoom.checkArrivals(form, by: &visit)
        case .newPregnancy, .reviewPregnancy, .week, .pregnancies, .today, .day, .draft, .event, .recipe, .food,
            .foundFoods, .habits, .nutrients, .safeAnswer, .calories, .calorieDay, .calorieWeek, .calorieWeekFile:
            throw RoomError.notFound
        case .home, .welcome, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover, .security,
            .devices, .invitations, .tokens, .calendar, .offline, .privacy, .about, .gallery:
            nil
        }
    }
}

extension Route {
    /// The ids of what waits sealed in the store and is asked for at this place; the host hands it to the ``Visit``.
    public var waitingIDs: [RecordID] {
        switch self {
        case .draft(let id), .draftItem(let id, _, _), .removeDraftItem(let id, _, _), .searchDraftItem(let id, _, _),
            .addDraftItem(let id, _), .draftDetails(let id, _), .removeDraftEvent(let id, _), .logDraft(let id),
            .discardDraft(let id), .changeDraft(let id, _), .foundFoods(let id), .safeAnswer(let id),
            .symptoms(.found(let id)):
            [id]
        case .timeline(.list(let address)), .timeline(.entry(_, let address)): address.found.map { [$0] } ?? []
        case .today: [.kickSession, .contractionStart, .arrivedEntries]
        case .measurements: [.kickSession, .contractionStart]
        case .datePregnancy, .reviewPregnancy, .pregnancy: [.dating]
        default: []
        }
    }
}
