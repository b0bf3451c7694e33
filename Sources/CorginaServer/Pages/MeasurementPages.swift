import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Measurements: the latest of each, a page a kind, and changing one.
extension CorginaServer {
    func show(_ place: MeasurementPlace, to visitor: Visitor, changed: Substring?) async throws -> Response {
        switch place {
        case .overview: try await showMeasurements(to: visitor, changed: changed)
        case .kind(.kicks): try await showKicks(to: visitor, changed: changed)
        case .kind(.contractions): try await showContractions(to: visitor, changed: changed)
        case .kind(let kind): try showReadings(kind, to: visitor, changed: changed)
        case .reading(let id): try showReading(id, to: visitor)
        case .removeReading, .count, .time: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: MeasurementPlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .kind(let kind): try await addReading(form, kind, by: visitor)
        case .reading(let id): try await changeReading(id, form, by: visitor)
        case .removeReading(let id): try await removeReading(id, by: visitor)
        case .count(let step): try await count(step, form, by: visitor)
        case .time(let step): try await time(step, form, by: visitor)
        case .overview: throw ServerError.notFound
        }
    }

    // MARK: Looking

    /// How many days back readings are listed when no pregnancy is going on. The app's own choice.
    private static let shownDays = 365

    func readings(_ kind: MeasuredKind, of visitor: Visitor) -> [HealthEvent] {
        visitor.diary.events(of: [kind.event], on: readingDays(of: visitor))
    }

    /// The days readings are listed from: those of the pregnancy, or of a year.
    private func readingDays(of visitor: Visitor) -> ClosedRange<CalendarDay> {
        let first = visitor.diary.currentPregnancy?.dating.effectiveLMP ?? visitor.today - Self.shownDays
        return min(first, visitor.today)...visitor.today
    }

    private func showMeasurements(to visitor: Visitor, changed: Substring?) async throws -> Response {
        let page = MeasurementsPage(
            events: visitor.diary.events(of: Set(MeasuredKind.allCases.map(\.event)), on: readingDays(of: visitor)),
            profile: visitor.profile, now: visitor.now,
            links: try await measurementLinks(of: visitor),
            toast: toast(changed, back: .overview, for: visitor))
        return answer(page, to: visitor)
    }

    private func showReadings(_ kind: MeasuredKind, to visitor: Visitor, changed: Substring?) throws -> Response {
        answer(try readingsPage(kind, of: visitor, changed: changed), to: visitor)
    }

    private func readingsPage(
        _ kind: MeasuredKind, of visitor: Visitor, changed: Substring? = nil, fields: ReadingFields? = nil,
        errors: [FieldError] = []
    ) throws(ServerError) -> ReadingsPage {
        let pregnancy = visitor.diary.currentPregnancy
        let events = readings(kind, of: visitor)
        return try shown(
            ReadingsPage(
                kind, events: events, pregnancy: pregnancy,
                curve: pregnancy.flatMap { visitor.diary.weightCurve(in: $0, to: visitor.today) },
                answers: careAnswers(to: events.first, of: visitor), afterLoss: visitor.isAfterLoss,
                profile: visitor.profile, now: visitor.now, fields: fields, errors: errors,
                toast: toast(changed, back: .kind(kind), for: visitor)))
    }

    /// What the latest reading sets off with what she felt that day.
    func careAnswers(to latest: HealthEvent?, of visitor: Visitor) -> [CareAnswer] {
        latest.map { visitor.diary.careAnswers(to: [$0]) } ?? []
    }

    /// The ways from Today, with what is going on.
    func measurementLinks(of visitor: Visitor) async throws -> MeasurementLinks {
        guard visitor.diary.currentPregnancy != nil else { return plainMeasurementLinks(of: visitor) }
        return MeasurementLinks(
            pregnancy: visitor.diary.currentPregnancy, on: visitor.today, hasCounted: hasCounted(visitor),
            session: try await visitor.kickSession(), contraction: try await visitor.contractionStart())
    }

    /// The ways from a page under a sheet, which tells nothing of what goes on.
    func plainMeasurementLinks(of visitor: Visitor) -> MeasurementLinks {
        MeasurementLinks(
            pregnancy: visitor.diary.currentPregnancy, on: visitor.today, hasCounted: hasCounted(visitor))
    }

    private func hasCounted(_ visitor: Visitor) -> Bool {
        !visitor.diary.kickHabit(before: visitor.today).minutes.isEmpty
    }

    /// What was just changed, with an Undo that comes back here.
    func toast(_ changed: Substring?, back: MeasurementPlace, for visitor: Visitor) -> Toast? {
        var toast = toast(for: entries(changed), in: visitor.diary)
        toast?.back = .measurements(back)
        return toast
    }

    private func showReading(_ id: RecordID, to visitor: Visitor) throws -> Response {
        guard let event = visitor.diary.event(id) else { throw ServerError.notFound }
        let page = try shown(ReadingPage(event, units: visitor.profile.units, today: visitor.today))
        return answer(page, to: visitor)
    }

    // MARK: Changing

    private func addReading(_ form: Form, _ kind: MeasuredKind, by visitor: Visitor) async throws -> Response {
        guard !kind.isOfPregnancy || visitor.diary.currentPregnancy != nil else { throw ServerError.notFound }
        do {
            let read = try SubmittedReading(form, kind: kind, of: visitor, moment: moment(for: visitor))
            let event = HealthEvent(
                id: surroundings.newID(), moment: read.moment, details: read.details, notes: read.notes)
            return .redirect(
                to: address(of: .measurements(.kind(kind)), changed: try await append([.putEvent(event)], by: visitor)))
        } catch let refusal as FormRefusal {
            return try await refused(form, kind, refusal.errors, by: visitor)
        }
    }

    private func refused(_ form: Form, _ kind: MeasuredKind, _ errors: [FieldError], by visitor: Visitor) async throws
        -> Response
    {
        let fields = ReadingFields(form)
        return switch kind {
        case .kicks:
            answer(
                try await kicksPage(of: visitor, fields: fields, errors: errors), to: visitor,
                status: .unprocessableContent)
        case .contractions:
            answer(
                try await contractionsPage(of: visitor, fields: fields, errors: errors), to: visitor,
                status: .unprocessableContent)
        default:
            answer(
                try readingsPage(kind, of: visitor, fields: fields, errors: errors), to: visitor,
                status: .unprocessableContent)
        }
    }

    private func changeReading(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard var event = visitor.diary.event(id), let kind = MeasuredKind(event.details.kind) else {
            throw ServerError.notFound
        }
        do {
            let read = try SubmittedReading(
                form, kind: kind, changing: event, of: visitor, moment: moment(for: visitor))
            let before = event
            (event.details, event.moment, event.notes) = (read.details, read.moment, read.notes)
            guard event != before else { return .redirect(to: place(of: kind, for: visitor).path) }
            return .redirect(
                to: address(
                    of: place(of: kind, for: visitor), changed: try await append([.putEvent(event)], by: visitor)))
        } catch let refusal as FormRefusal {
            let page = ReadingPage(
                event, units: visitor.profile.units, today: visitor.today, fields: ReadingFields(form),
                errors: refusal.errors)
            return answer(try shown(page), to: visitor, status: .unprocessableContent)
        }
    }

    private func removeReading(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard let event = visitor.diary.event(id), let kind = MeasuredKind(event.details.kind) else {
            return .redirect(to: Route.measurements(.overview).path)
        }
        return .redirect(
            to: address(of: place(of: kind, for: visitor), changed: try await append([.remove(id)], by: visitor)))
    }

    /// Where a reading of the kind is listed; today where there is no such page any more.
    private func place(of kind: MeasuredKind, for visitor: Visitor) -> Route {
        kind.isOfPregnancy && visitor.diary.currentPregnancy == nil ? .today : .measurements(.kind(kind))
    }

    private func moment(for visitor: Visitor) -> (CalendarDay, TimeOfDay) -> Moment {
        { day, time in surroundings.moment(day: day, time: time, in: visitor.timeZone) }
    }
}

extension Visitor {
    /// Whether the last pregnancy ended in a loss, and nothing may speak of one.
    fileprivate var isAfterLoss: Bool {
        if case .loss = diary.latestPregnancy?.outcome { true } else { false }
    }
}
