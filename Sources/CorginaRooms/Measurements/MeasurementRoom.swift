import CorginaCore
import CorginaJournal

/// Measurements: the latest of each, a page a kind, and changing one.
enum MeasurementRoom {
    static func show(_ place: MeasurementPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .overview: showMeasurements(to: visit, changed: changed)
        case .kind(.kicks): try showKicks(to: visit, changed: changed)
        case .kind(.contractions): try showContractions(to: visit, changed: changed)
        case .kind(let kind): try showReadings(kind, to: visit, changed: changed)
        case .reading(let id): try showReading(id, to: visit)
        case .logbook: try showLogbook(from: nil, to: visit, changed: changed)
        case .logbookWeek(let first): try showLogbook(from: first, to: visit, changed: changed)
        case .logbookFile(let first): try saveLogbook(from: first, for: visit)
        case .onDay(let day, let place): try showOnPastDay(day, place, to: visit, changed: changed)
        case .removeReading, .count, .time: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: MeasurementPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .kind(let kind): return try addReading(form, kind, by: &visit)
        case .reading(let id): return try changeReading(id, form, by: &visit)
        case .removeReading(let id): return removeReading(id, by: &visit)
        case .count(let step): return try count(step, form, by: &visit)
        case .time(let step): return try time(step, form, by: &visit)
        case .logbook: return chooseTargets(form, by: &visit)
        case .onDay(let day, let place):
            visit = try visit.onPastDay(day)
            return try accept(form, at: place, by: &visit)
        case .overview, .logbookWeek, .logbookFile: throw RoomError.notFound
        }
    }

    // MARK: Looking

    private static func showOnPastDay(
        _ day: CalendarDay, _ place: MeasurementPlace, to visit: Visit, changed: [EntryID]
    ) throws(RoomError) -> Answer {
        guard day < visit.today else { return .redirect(to: .measurements(place)) }
        return try show(place, to: visit.onPastDay(day), changed: changed)
    }

    /// How many days back readings are listed when no pregnancy is going on. The app's own choice.
    private static let shownDays = 365

    static func readings(_ kind: MeasuredKind, of visit: Visit) -> [HealthEvent] {
        visit.diary.events(of: [kind.event], on: readingDays(of: visit))
    }

    /// The days readings are listed from: those of the pregnancy, or of a year.
    private static func readingDays(of visit: Visit) -> ClosedRange<CalendarDay> {
        let first = visit.diary.currentPregnancy?.dating.effectiveLMP ?? visit.today - Self.shownDays
        return min(first, visit.today)...visit.today
    }

    private static func showMeasurements(to visit: Visit, changed: [EntryID]) -> Answer {
        let page = MeasurementsPage(
            events: visit.diary.events(of: Set(MeasuredKind.allCases.map { $0.event }), on: readingDays(of: visit)),
            profile: visit.profile, now: visit.now,
            links: measurementLinks(of: visit),
            pastDay: visit.pastDay, toast: toast(changed, back: .overview, for: visit))
        return Answer(page)
    }

    private static func showReadings(
        _ kind: MeasuredKind, to visit: Visit, changed: [EntryID]
    ) throws(RoomError) -> Answer {
        Answer(try readingsPage(kind, of: visit, changed: changed))
    }

    private static func readingsPage(
        _ kind: MeasuredKind, of visit: Visit, changed: [EntryID] = [], fields: ReadingFields? = nil,
        errors: [FieldError] = []
    ) throws(RoomError) -> ReadingsPage {
        let pregnancy = visit.diary.currentPregnancy
        let events = readings(kind, of: visit)
        let blank = ReadingFields(kind, now: visit.moment(on: visit.pastDay), units: visit.profile.units)
        var page = try found(
            ReadingsPage(
                kind, events: events, pregnancy: pregnancy,
                curve: pregnancy.flatMap { visit.diary.weightCurve(in: $0, to: visit.today) },
                answers: careAnswers(to: events.first, of: visit), afterLoss: visit.isAfterLoss,
                profile: visit.profile, now: visit.now, fields: fields ?? blank, errors: errors,
                toast: toast(changed, back: .kind(kind), for: visit)))
        page.care?.response = TodayRoom.careResponse(to: events.first, of: visit)
        page.pastDay = visit.pastDay
        return page
    }

    /// What the latest reading sets off with what she felt that day.
    static func careAnswers(to latest: HealthEvent?, of visit: Visit) -> [CareAnswer] {
        latest.map { visit.diary.careAnswers(to: [$0]) } ?? []
    }

    /// The ways to the counter and the timer, with what is going on.
    private static func measurementLinks(of visit: Visit) -> MeasurementLinks {
        MeasurementLinks(
            pregnancy: visit.diary.currentPregnancy, on: visit.today, hasCounted: hasCounted(visit),
            session: visit.kickSession, contraction: visit.contractionStart, english: visit.english)
    }

    /// The part of a day's card; `nil` before movements are counted.
    static func movementsPart(on day: CalendarDay, of visit: Visit) -> MovementsPart? {
        MovementsPart(
            visit.diary.events(on: day), pregnancy: visit.diary.currentPregnancy, on: day,
            hasCounted: hasCounted(visit), english: visit.english)
    }

    /// Her latest weight as Today's link to measurements tells it; empty before the first.
    static func latestWeight(of visit: Visit) -> String {
        guard let weight = readings(.weight, of: visit).first else { return "" }
        return EventWords(weight.details, units: visit.profile.units, english: visit.english).detail
    }

    private static func hasCounted(_ visit: Visit) -> Bool {
        !visit.diary.kickHabit(before: visit.today).minutes.isEmpty
    }

    /// What was just changed, with an Undo that comes back here.
    static func toast(_ changed: [EntryID], back: MeasurementPlace, for visit: Visit) -> Toast? {
        var toast = Toast(for: changed, in: visit.diary)
        toast?.back = .measurements(back)
        return toast
    }

    private static func showReading(_ id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        guard let event = visit.diary.event(id) else { throw RoomError.notFound }
        let page = try found(ReadingPage(event, units: visit.profile.units, today: visit.today))
        return Answer(page)
    }

    // MARK: Changing

    private static func addReading(
        _ form: Form, _ kind: MeasuredKind, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        guard !kind.isOfPregnancy || visit.diary.currentPregnancy != nil else { throw RoomError.notFound }
        do {
            let read = try SubmittedReading(form, kind: kind, of: visit, moment: moment(for: visit))
            let event = HealthEvent(
                id: visit.newID(), moment: read.moment, details: read.details, notes: read.notes)
            let place = visit.pastDay == nil ? .measurements(.kind(kind)) : visit.place(of: event.moment.day)
            return .redirect(to: place, changed: visit.append([.putEvent(event)]))
        } catch {
            return try refused(form, kind, error.errors, by: visit)
        }
    }

    private static func refused(_ form: Form, _ kind: MeasuredKind, _ errors: [FieldError], by visit: Visit)
        throws(RoomError)
        -> Answer
    {
        let fields = ReadingFields(form, kind, units: visit.profile.units)
        return switch kind {
        case .kicks:
            Answer(try kicksPage(of: visit, fields: fields, errors: errors), .refused)
        case .contractions:
            Answer(try contractionsPage(of: visit, fields: fields, errors: errors), .refused)
        default:
            Answer(try readingsPage(kind, of: visit, fields: fields, errors: errors), .refused)
        }
    }

    private static func changeReading(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var event = visit.diary.event(id), let kind = MeasuredKind(event.details.kind) else {
            throw RoomError.notFound
        }
        do {
            let read = try SubmittedReading(
                form, kind: kind, changing: event, of: visit, moment: moment(for: visit))
            let before = event
            (event.details, event.moment, event.notes) = (read.details, read.moment, read.notes)
            guard event != before else { return .redirect(to: place(of: kind, for: visit)) }
            return .redirect(to: place(of: kind, for: visit), changed: visit.append([.putEvent(event)]))
        } catch {
            let page = ReadingPage(
                event, units: visit.profile.units, today: visit.today,
                fields: ReadingFields(form, kind, units: visit.profile.units),
                errors: error.errors)
            return Answer(try found(page), .refused)
        }
    }

    private static func removeReading(_ id: RecordID, by visit: inout Visit) -> Answer {
        guard let event = visit.diary.event(id), let kind = MeasuredKind(event.details.kind) else {
            return .redirect(to: .measurements(.overview))
        }
        return .redirect(to: place(of: kind, for: visit), changed: visit.append([.remove(id)]))
    }

    /// Where a reading of the kind is listed; today where there is no such page any more.
    private static func place(of kind: MeasuredKind, for visit: Visit) -> Route {
        kind.isOfPregnancy && visit.diary.currentPregnancy == nil ? .today : .measurements(.kind(kind))
    }

    private static func moment(for visit: Visit) -> (CalendarDay, TimeOfDay) -> Moment {
        { day, time in visit.moment(day: day, time: time) }
    }
}

extension Visit {
    /// Whether the last pregnancy ended in a loss, and nothing may speak of one.
    fileprivate var isAfterLoss: Bool {
        if case .loss = diary.latestPregnancy?.outcome { true } else { false }
    }
}
