import CorginaCore
import CorginaJournal

/// What she feels: what can be logged, one symptom, and what she felt lately.
enum SymptomRoom {
    /// How many days of the past are told: four weeks. The app's own choice.
    private static let lately = 27

    static func show(_ place: SymptomPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .list:
            var page = symptomsPage(of: visit)
            page.care = CareNotice.notice(for: changed, of: visit)
            page.toast = Toast(for: changed, in: visit.diary, back: .symptoms(.list))
            return Answer(page)
        case .found(let id): return try showSymptoms(found: id, to: visit)
        case .log, .own, .entry: return Answer(try symptomForm(at: place, for: visit).page)
        case .nausea:
            guard visit.isExpecting else { return .redirect(to: .symptoms(.list)) }
            return Answer(NauseaPage(entry: newEntry(of: visit), english: visit.english))
        case .mood:
            return Answer(
                MoodPage(
                    entry: newEntry(of: visit), speaksOfPregnancy: visit.speaksOfPregnancy, english: visit.english))
        case .edinburgh: return Answer(edinburghPage(of: visit))
        case .onDay(let day, let place):
            guard day < visit.today else { return .redirect(to: .symptoms(place)) }
            return try show(place, to: visit.onPastDay(day), changed: changed)
        case .search: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: SymptomPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .search: searchSymptoms(form, by: &visit)
        case .log, .own, .entry: try logSymptom(form, at: place, by: &visit)
        case .nausea: try logNausea(form, by: &visit)
        case .mood: try logMood(form, by: &visit)
        case .edinburgh: try logEdinburgh(form, by: &visit)
        case .onDay(let day, let place): try logOnto(day, form, at: place, by: &visit)
        case .list, .found: throw RoomError.notFound
        }
    }

    /// What is sent from a page of a day that has passed. The form names the day it is logged onto.
    private static func logOnto(
        _ day: CalendarDay, _ form: Form, at place: SymptomPlace, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        visit = try visit.onPastDay(day)
        return try accept(form, at: place, by: &visit)
    }

    static func newEntry(of visit: Visit) -> EntryFields {
        EntryFields(visit.moment(on: visit.pastDay), today: visit.today)
    }

    /// Where a symptom that is new is seen in the diary: among the others, or on the day that has passed she logged it onto.
    static func place(of logged: Moment, for visit: Visit) -> Route {
        visit.pastDay == nil ? .symptoms(.list) : visit.place(of: logged.day)
    }

    private static func symptomsPage(of visit: Visit, words: String = "") -> SymptomsPage {
        SymptomsPage(
            histories: histories(of: visit),
            afterMeals: FeltAfterMeals.all(
                [.nausea, .heartburn], in: visit.diary, on: (visit.today - Self.lately)...visit.today,
                hours: visit.insightHours),
            trimester: visit.diary.currentPregnancy?.trimester(on: visit.today),
            isExpecting: visit.isExpecting, speaksOfPregnancy: visit.speaksOfPregnancy, today: visit.today,
            pastDay: visit.pastDay, english: visit.english, words: words)
    }

    private static func histories(of visit: Visit) -> [SymptomHistory] {
        visit.diary.symptomHistories(on: (visit.today - Self.lately)...visit.today)
    }

    // MARK: Search

    /// Keeps her words sealed under an id, so that they are in no address.
    private static func searchSymptoms(_ form: Form, by visit: inout Visit) -> Answer {
        guard let words = form["words"] else { return .redirect(to: .symptoms(SymptomPlace.list.onDay(visit.pastDay))) }
        let id = visit.newID()
        visit.stage(Array(words.prefix(60).utf8), as: id)
        return .redirect(to: .symptoms(SymptomPlace.found(id).onDay(visit.pastDay)))
    }

    private static func showSymptoms(found id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        guard let bytes = try visit.staged(id), bytes.count <= 480,
            let words = String(validating: bytes, as: UTF8.self)
        else { return .redirect(to: .symptoms(SymptomPlace.list.onDay(visit.pastDay))) }
        return Answer(symptomsPage(of: visit, words: words))
    }

    // MARK: One symptom

    /// The form of a place, with the report it begins with and the entry it changes.
    private static func symptomForm(at place: SymptomPlace, for visit: Visit) throws(RoomError) -> (
        page: SymptomFormPage, report: SymptomReport, event: HealthEvent?
    ) {
        let units = visit.profile.units
        var report = SymptomReport(name: "", severity: nil)
        var event: HealthEvent?
        switch place {
        case .log(let number):
            let kind = SymptomKind.all[number]
            report.name = kind.offeredName(visit.speaksOfPregnancy)
        case .entry(let id):
            guard let kept = visit.diary.event(id), case .symptom(let felt) = kept.details else { throw .notFound }
            (report, event) = (felt, kept)
        default: break
        }
        let entry =
            event.map { EntryFields($0.moment, today: visit.today, notes: $0.notes, tags: $0.tags) }
            ?? newEntry(of: visit)
        var page = SymptomFormPage(
            place: place.onDay(visit.pastDay), name: report.name, fields: SymptomFields(report, units: units),
            entry: entry,
            speaksOfPregnancy: visit.speaksOfPregnancy, english: visit.english)
        page.fields.speaksOfPregnancy = visit.speaksOfPregnancy
        let told = event ?? HealthEvent(id: visit.newID(), moment: visit.now, details: .symptom(report))
        page.care = CareNotice(
            visit.diary.careAnswers(to: [told]), afterLoss: !visit.speaksOfPregnancy, english: visit.english)
        if event == nil, let kind = report.kind {
            page.before =
                histories(of: visit).first { $0.kind == kind }.map { $0.events }.map { events in
                    events.map { SymptomFormPage.Before($0, units: units, english: visit.english, today: visit.today) }
                } ?? []
        }
        return (page, report, event)
    }

    private static func logSymptom(_ form: Form, at place: SymptomPlace, by visit: inout Visit) throws(RoomError)
        -> Answer
    {
        var (page, report, event) = try symptomForm(at: place, for: visit)
        var errors: [FieldError] = []
        if page.fields.kind == nil {
            let name = form["name"] ?? ""
            if name.isEmpty || name.count > 80 {
                errors.append(
                    FieldError(field: "name", message: "Say in a few words what you feel, at most 80 characters"))
            }
            report.name = name
        }
        let units = visit.profile.units
        let symptom = read { () throws(FormRefusal) in try SymptomForm(form, of: report, units: units) }
        let entry = read { () throws(FormRefusal) in try EntryForm(form, today: visit.today) }
        errors += symptom.errors + entry.errors
        guard errors.isEmpty, let felt = symptom.value?.report, let when = entry.value else {
            page.name = page.fields.kind == nil ? form["name"] ?? "" : page.name
            page.fields.keep(form)
            page.entry.keep(form)
            page.errors = errors
            return Answer(page, .refused)
        }
        let logged = self.event(felt, when, as: event?.id, by: visit)
        if let event, event == logged { return .redirect(to: visit.place(of: logged.moment.day)) }
        let target = event == nil ? self.place(of: logged.moment, for: visit) : visit.place(of: logged.moment.day)
        return .redirect(to: target, changed: visit.append([.putEvent(logged)]))
    }

    /// An entry of a symptom. Its time is not after now.
    static func event(_ report: SymptomReport, _ entry: EntryForm, as id: RecordID? = nil, by visit: Visit)
        -> HealthEvent
    {
        let moment = visit.moment(day: entry.day, time: entry.time)
        return HealthEvent(
            id: id ?? visit.newID(), moment: min(moment, visit.now), details: .symptom(report),
            notes: entry.notes, tags: entry.tags)
    }

    /// What was read of a form, or what needs another look.
    static func read<Value>(_ body: () throws(FormRefusal) -> Value) -> (value: Value?, errors: [FieldError]) {
        do throws(FormRefusal) { return (try body(), []) } catch { return (nil, error.errors) }
    }
}
