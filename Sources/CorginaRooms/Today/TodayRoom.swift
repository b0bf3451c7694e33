import CorginaCore
import CorginaJournal

/// Today, and taking something back.
enum TodayRoom {
    /// - Parameter changed: the entries just made, as the address names them.
    static func showToday(to visit: Visit, changed: [EntryID]) -> Answer {
        var page = todayPage(of: visit, changed: changed)
        page.hero = newWeek(of: visit)
        let isExpecting = visit.diary.currentPregnancy != nil
        page.needs = Needs(
            session: isExpecting ? visit.kickSession : nil, contraction: isExpecting ? visit.contractionStart : nil,
            doses: page.day.doses, visit: page.visit, english: visit.english)
        if page.needs?.visit != nil { page.visit = nil }
        let (arrived, ways) = ArrivedEntries(visit.kept(.arrivedEntries) ?? []).events(in: visit.diary)
        page.arrivals = arrivals(arrived, by: ways, for: visit)
        // What nobody has looked at yet may hold what should not wait.
        if !arrived.isEmpty { page.care = care(for: changed, and: arrived, of: visit) }
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
        page.speech = SpeechServer(for: visit)
        if let words = visit.unloggedSentence(on: day) { (page.sentence, page.isSentenceKept) = (words, true) }
        page.day.water = HydrationRoom.waterPart(on: shown, of: visit)
        page.day.doses = SupplementRoom.dosesPart(on: shown, of: visit)
        page.suggestion = recipeSuggestion(for: changed, to: visit)
        page.care = day == nil ? care(for: changed, of: visit) : CareNotice.notice(for: changed, of: visit)
        if let day {
            page.links = TodayLinks(onPastDay: day, symptoms: symptoms(on: day, of: visit))
        } else {
            addWhatIsOfNow(to: &page, of: visit)
        }
        page.welcome(logged(changed, in: visit.diary))
        return page
    }

    /// What only today's page has.
    private static func addWhatIsOfNow(to page: inout TodayPage, of visit: Visit) {
        page.day.movements = MeasurementRoom.movementsPart(on: visit.today, of: visit)
        page.visit = AppointmentRoom.visitRow(of: visit)
        page.lists = ChecklistRoom.rows(on: visit.today, of: visit)
        page.sentCount = visit.sentCount
        page.links = TodayLinks(
            symptoms: symptoms(on: visit.today, of: visit),
            weight: MeasurementRoom.latestWeight(of: visit), offersLists: ChecklistRoom.isOffered(to: visit),
            offersSafety: visit.hearsSafetyAdvice,
            offersTimer: MeasurementLinks(
                pregnancy: visit.diary.currentPregnancy, on: visit.today, hasCounted: false, english: visit.english
            )
            .timers.contains { $0.kind == .contractions })
    }

    private static func symptoms(on day: CalendarDay, of visit: Visit) -> Int {
        visit.diary.events(on: day).count { $0.details.kind == .symptom }
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
    private static func logged(_ entries: [EntryID], in diary: Diary) -> [HealthEvent] {
        entries.compactMap(diary.inverse).compactMap { inverse in
            if case .remove(let id) = inverse { diary.event(id) } else { nil }
        }
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
        case .putChecklist(let list): .checklists(.one(list.id))
        case .putBirthPlan: .birthPlan(.current)
        case .putSupplement: .supplements(.list)
        default: .today
        }
    }

    private static var sampleNotice: String { "Sample data. Nothing here is real." }
}
