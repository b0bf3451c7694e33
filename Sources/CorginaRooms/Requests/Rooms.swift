import CorginaCore
import CorginaJournal

/// Which room answers at which place. Every place is named here, so that a new one cannot be forgotten.
public enum Rooms {
    /// Answers a GET.
    ///
    /// - Parameter changed: the entries just made, as the address names them.
    /// - Returns: `nil` for a place of the host's own.
    /// - Throws: ``RoomError``
    public static func show(_ route: Route, changed: [EntryID], to visit: Visit) throws(RoomError) -> Answer? {
        switch route {
        case .today: TodayRoom.showToday(to: visit, changed: changed)
        case .day(let day): try TodayRoom.showDay(day, to: visit, changed: changed)
        case .drafts(let place): try DraftRoom.show(place, to: visit)
        case .entries(let place): try EntryRoom.show(place, to: visit, changed: changed)
        case .pregnancy(let place): try PregnancyRoom.show(place, to: visit, changed: changed)
        case .foods(let place): try FoodRoom.show(place, to: visit, changed: changed)
        case .recipes(let place): try RecipeRoom.show(place, to: visit, changed: changed)
        case .nutrition(let place): try NutritionRoom.show(place, to: visit)
        case .calories(let place): try CalorieRoom.show(place, to: visit)
        case .settings(let place): try SettingsRoom.show(place, to: visit, changed: changed)
        case .appointments(let place): try AppointmentRoom.show(place, to: visit, changed: changed)
        case .hydration(let place): try HydrationRoom.show(place, to: visit, changed: changed)
        case .symptoms(let place): try SymptomRoom.show(place, to: visit, changed: changed)
        case .measurements(let place): try MeasurementRoom.show(place, to: visit, changed: changed)
        case .timeline(let place): try TimelineRoom.show(place, to: visit, changed: changed)
        case .insights(let place): try InsightsRoom.show(place, to: visit, changed: changed)
        case .supplements(let place): try SupplementRoom.show(place, to: visit, changed: changed)
        case .quickLog(let day): try QuickLogRoom.show(day, to: visit)
        case .photos where !visit.keepsPhotos: Answer(NoPhotosPage())
        case .photos(let place): try PhotoRoom.show(place, to: visit, changed: changed)
        case .checklists(let place): try ChecklistRoom.show(place, to: visit, changed: changed)
        case .birthPlan(let place): try BirthPlanRoom.show(place, to: visit, changed: changed)
        // No server has anything of such a diary.
        case .clinic(.links) where visit.home == .device: Answer(NoClinicLinksPage())
        case .days, .careAnswered, .undo, .heard: throw RoomError.notFound
        case .home, .welcome, .homes, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover,
            .security, .devices, .imports, .invitations, .sharing, .shared, .tokens, .calendar, .clinic, .reminders,
            .offline,
            .sealed,
            .speech,
            .privacy, .about, .gallery:
            nil
        }
    }

    /// What having shown a place leaves, sealed and no part of the diary. A host performs it after ``show(_:changed:to:)``; a page
    /// is shown all the same where it cannot be kept.
    public static func noteShown(_ route: Route, by visit: inout Visit) {
        if route == .today { TodayRoom.noteWeek(by: &visit) }
    }

    /// Answers a POST: asks for changes and says where to look next.
    ///
    /// - Returns: `nil` for a place of the host's own.
    /// - Throws: ``RoomError``
    public static func accept(_ form: Form, at route: Route, by visit: inout Visit) throws(RoomError) -> Answer? {
        switch route {
        case .undo: TodayRoom.undo(form, by: &visit)
        case .careAnswered: TodayRoom.answerCare(form, by: &visit)
        case .days: TodayRoom.openDay(form, for: visit)
        case .quickLog(let day): try QuickLogRoom.accept(form, on: day, by: &visit)
        case .offline(.checked): TodayRoom.checkArrivals(form, by: &visit)
        case .drafts(let place): try DraftRoom.accept(form, at: place, by: &visit)
        case .heard: HeardRows.answer(form, to: visit)
        case .entries(let place): try EntryRoom.accept(form, at: place, by: &visit)
        case .pregnancy(let place): try PregnancyRoom.accept(form, at: place, by: &visit)
        case .foods(let place): try FoodRoom.accept(form, at: place, by: &visit)
        case .recipes(let place): try RecipeRoom.accept(form, at: place, by: &visit)
        case .nutrition(let place): try NutritionRoom.accept(form, at: place, by: &visit)
        case .settings(let place): try SettingsRoom.accept(form, at: place, by: &visit)
        case .appointments(let place): try AppointmentRoom.accept(form, at: place, by: &visit)
        case .hydration(let place): try HydrationRoom.accept(form, at: place, by: &visit)
        case .symptoms(let place): try SymptomRoom.accept(form, at: place, by: &visit)
        case .measurements(let place): try MeasurementRoom.accept(form, at: place, by: &visit)
        case .timeline(let place): try TimelineRoom.accept(form, at: place, by: &visit)
        case .insights(let place): try InsightsRoom.accept(form, at: place, by: &visit)
        case .supplements(let place): try SupplementRoom.accept(form, at: place, by: &visit)
        case .photos where !visit.keepsPhotos: Answer(NoPhotosPage(), .refused)
        case .photos(let place): try PhotoRoom.accept(form, at: place, by: &visit)
        case .checklists(let place): try ChecklistRoom.accept(form, at: place, by: &visit)
        case .birthPlan(let place): try BirthPlanRoom.accept(form, at: place, by: &visit)
        case .today, .day, .calories: throw RoomError.notFound
        case .home, .welcome, .homes, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover,
            .security, .devices, .imports, .invitations, .sharing, .shared, .tokens, .calendar, .clinic, .reminders,
            .offline,
            .sealed,
            .speech,
            .privacy, .about, .gallery:
            nil
        }
    }
}

extension Route {
    /// The ids of what waits sealed in the store and is asked for or changed at this place; the host hands it to the ``Visit``.
    public var waitingIDs: [RecordID] {
        switch self {
        case .drafts(let place): [.unloggedSentence] + (place.id.map { [$0] } ?? [])
        case .foods(let place): place.search.map { [$0] } ?? []
        case .nutrition(.safeAnswer(let id)), .symptoms(.found(let id)), .symptoms(.onDay(_, .found(let id))): [id]
        case .timeline(.list(let address)), .timeline(.entry(_, let address)): address.found.map { [$0] } ?? []
        case .today: [.kickSession, .contractionStart, .arrivedEntries, .unloggedSentence, .seenWeek]
        case .day: [.unloggedSentence]
        case .photos(.foods(let draft)), .photos(.look(let draft)): [draft]
        case .measurements: [.kickSession, .contractionStart]
        case .pregnancy: [.dating]
        case .offline(.checked): [.arrivedEntries]
        case .reminders(.due), .reminders(.later): [.postponedReminders]
        default: []
        }
    }
}
