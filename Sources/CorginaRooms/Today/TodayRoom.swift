import CorginaCore
import CorginaJournal

/// Today, and taking something back.
enum TodayRoom {
    /// - Parameter changed: the entries just made, as the address names them.
    static func showToday(to visit: Visit, changed: [EntryID]) -> Answer {
        var page = todayPage(of: visit, changed: changed)
        page.measurements = MeasurementRoom.measurementLinks(of: visit)
        let (arrived, ways) = ArrivedEntries(visit.kept(.arrivedEntries) ?? []).events(in: visit.diary)
        page.arrivals = arrivals(arrived, by: ways, for: visit)
        // What nobody has looked at yet may hold what should not wait.
        if !arrived.isEmpty { page.care = CareNotice.notice(for: changed, and: arrived, of: visit) }
        return Answer(page)
    }

    /// - Parameter day: a day that has passed; `nil` for today.
    static func todayPage(of visit: Visit, on day: CalendarDay? = nil, changed: [EntryID] = []) -> TodayPage {
        let shown = day ?? visit.today
        var page = TodayPage(
            pregnancy: visit.diary.latestPregnancy, profile: visit.profile,
            events: visit.diary.events(on: shown), today: visit.today, on: day,
            toast: Toast(for: changed, in: visit.diary), sampleNotice: visit.isSample ? sampleNotice : nil,
            goal: CalorieRoom.energyGoal(of: visit, on: shown),
            calorieWeek: day == nil ? CalorieRoom.currentCalorieWeek(of: visit) : nil)
        page.damagedEntries = visit.damagedEntries
        if day == nil { page.supplements = SupplementRoom.supplementsCard(for: visit) }
        if day == nil { page.appointment = AppointmentRoom.appointmentTile(of: visit) }
        page.shortcuts = shortcuts(on: shown, changed: changed, for: visit)
        page.care = CareNotice.notice(for: changed, of: visit)
        page.hydration = HydrationRoom.hydrationCard(on: shown, of: visit)
        page.symptoms = SymptomRoom.symptomsCard(on: shown, of: visit)
        page.measurements = day == nil ? MeasurementRoom.plainMeasurementLinks(of: visit) : nil
        page.unfold(logged(changed, in: visit.diary))
        return page
    }

    /// Appends the inverse of each entry, newest first. What has changed again since is left alone.
    static func undo(_ form: Form, by visit: inout Visit) -> Answer {
        let changes = Answer.changedEntries(form["entry"].map { $0[...] }).reversed().compactMap(visit.diary.inverse)
        let back = Route.back(form)
        guard !changes.isEmpty else { return .redirect(to: (back ?? .today)) }
        let place = back ?? place(of: changes, for: visit)
        return .redirect(to: place, changed: visit.append(changes))
    }

    /// The entries of the diary that those journal entries logged.
    private static func logged(_ entries: [EntryID], in diary: Diary) -> Set<RecordID> {
        Set(entries.compactMap(diary.inverse).compactMap { if case .remove(let id) = $0 { id } else { nil } })
    }

    /// Where what the changes are about is shown.
    private static func place(of changes: [Change], for visit: Visit) -> Route {
        switch changes.first {
        case .putEvent(let event) where event.appointment != nil: .appointments(.one(event.id))
        case .putEvent(let event): visit.place(of: event.moment.day)
        case .remove(let id) where visit.diary.event(id)?.appointment != nil: .appointments(.list)
        case .remove(let id):
            visit.diary.event(id).map { visit.place(of: $0.moment.day) }
                ?? (visit.diary.recipe(id) == nil ? .today : .recipes(.list))
        case .putRecipe: .recipes(.list)
        case .putSupplement: .supplements(.list)
        default: .today
        }
    }

    private static var sampleNotice: String { "Sample data. Nothing here is real." }
}
