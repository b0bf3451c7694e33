import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// What she feels: what can be logged, one symptom, and what she felt lately.
extension CorginaServer {
    /// How many days of the past are told: four weeks. The app's own choice.
    private static let lately = 27

    func show(_ place: SymptomPlace, to visitor: Visitor, changed: Substring?) async throws -> Response {
        switch place {
        case .list:
            var page = symptomsPage(of: visitor)
            page.care = careNotice(for: entries(changed), of: visitor)
            page.toast = toast(for: entries(changed), in: visitor.diary, back: .symptoms(.list))
            return answer(page, to: visitor)
        case .found(let id): return try await showSymptoms(found: id, to: visitor)
        case .log, .own, .entry: return answer(try symptomForm(at: place, for: visitor).page, to: visitor)
        case .nausea:
            guard visitor.isExpecting else { return .redirect(to: Route.symptoms(.list).path) }
            return answer(NauseaPage(entry: newEntry(of: visitor)), to: visitor)
        case .mood:
            return answer(
                MoodPage(entry: newEntry(of: visitor), speaksOfPregnancy: visitor.speaksOfPregnancy), to: visitor)
        case .search: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: SymptomPlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .search: try await searchSymptoms(form, by: visitor)
        case .log, .own, .entry: try await logSymptom(form, at: place, by: visitor)
        case .nausea: try await logNausea(form, by: visitor)
        case .mood: try await logMood(form, by: visitor)
        case .list, .found: throw ServerError.notFound
        }
    }

    /// The card of a day.
    func symptomsCard(on day: CalendarDay, of visitor: Visitor) -> SymptomsCard {
        SymptomsCard(
            visitor.diary.events(on: day), histories: visitor.diary.symptomHistories(on: (day - Self.lately)...day),
            isToday: day == visitor.today)
    }

    func newEntry(of visitor: Visitor) -> EntryFields { EntryFields(visitor.now, today: visitor.today) }

    private func symptomsPage(of visitor: Visitor, words: String = "") -> SymptomsPage {
        SymptomsPage(
            histories: histories(of: visitor),
            trimester: visitor.diary.currentPregnancy?.trimester(on: visitor.today),
            isExpecting: visitor.isExpecting, speaksOfPregnancy: visitor.speaksOfPregnancy, today: visitor.today,
            words: words)
    }

    private func histories(of visitor: Visitor) -> [SymptomHistory] {
        visitor.diary.symptomHistories(on: (visitor.today - Self.lately)...visitor.today)
    }

    // MARK: Search

    /// Keeps her words sealed under an id, so that they are in no address.
    private func searchSymptoms(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard let words = form["words"] else { return .redirect(to: Route.symptoms(.list).path) }
        let id = surroundings.newID()
        try await visitor.journal.stage(Array(words.prefix(60).utf8), as: id)
        return .redirect(to: Route.symptoms(.found(id)).path)
    }

    private func showSymptoms(found id: RecordID, to visitor: Visitor) async throws -> Response {
        guard let bytes = try await visitor.journal.staged(id), bytes.count <= 480,
            let words = String(validating: bytes, as: UTF8.self)
        else { return .redirect(to: Route.symptoms(.list).path) }
        return answer(symptomsPage(of: visitor, words: words), to: visitor)
    }

    // MARK: One symptom

    /// The form of a place, with the report it begins with and the entry it changes.
    private func symptomForm(at place: SymptomPlace, for visitor: Visitor) throws(ServerError) -> (
        page: SymptomFormPage, report: SymptomReport, event: HealthEvent?
    ) {
        let units = visitor.profile.units
        var report = SymptomReport(name: "", severity: nil)
        var event: HealthEvent?
        switch place {
        case .log(let number):
            let kind = SymptomKind.all[number]
            report.name = kind.offeredName(visitor.speaksOfPregnancy)
        case .entry(let id):
            guard let kept = visitor.diary.event(id), case .symptom(let felt) = kept.details else { throw .notFound }
            (report, event) = (felt, kept)
        default: break
        }
        let entry =
            event.map { EntryFields($0.moment, today: visitor.today, notes: $0.notes, tags: $0.tags) }
            ?? newEntry(of: visitor)
        var page = SymptomFormPage(
            place: place, name: report.name, fields: SymptomFields(report, units: units), entry: entry,
            speaksOfPregnancy: visitor.speaksOfPregnancy)
        page.fields.speaksOfPregnancy = visitor.speaksOfPregnancy
        let told = event ?? HealthEvent(id: surroundings.newID(), moment: visitor.now, details: .symptom(report))
        page.care = CareNotice(visitor.diary.careAnswers(to: [told]), afterLoss: !visitor.speaksOfPregnancy)
        if event == nil, let kind = report.kind {
            page.before =
                histories(of: visitor).first { $0.kind == kind }.map(\.events).map { events in
                    events.map { SymptomFormPage.Before($0, units: units, today: visitor.today) }
                } ?? []
        }
        return (page, report, event)
    }

    private func logSymptom(_ form: Form, at place: SymptomPlace, by visitor: Visitor) async throws -> Response {
        var (page, report, event) = try symptomForm(at: place, for: visitor)
        var errors: [FieldError] = []
        if page.fields.kind == nil {
            let name = form["name"] ?? ""
            if name.isEmpty || name.count > 80 {
                errors.append(
                    FieldError(field: "name", message: "Say in a few words what you feel, at most 80 characters"))
            }
            report.name = name
        }
        let units = visitor.profile.units
        let symptom = read { () throws(FormRefusal) in try SymptomForm(form, of: report, units: units) }
        let entry = read { () throws(FormRefusal) in try EntryForm(form, today: visitor.today) }
        errors += symptom.errors + entry.errors
        guard errors.isEmpty, let felt = symptom.value?.report, let when = entry.value else {
            page.name = page.fields.kind == nil ? form["name"] ?? "" : page.name
            page.fields.keep(form)
            page.entry.keep(form)
            page.errors = errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let logged = self.event(felt, when, as: event?.id, by: visitor)
        if let event, event == logged { return .redirect(to: self.place(of: logged.moment.day, for: visitor).path) }
        let target: Route = event == nil ? .symptoms(.list) : self.place(of: logged.moment.day, for: visitor)
        return .redirect(to: address(of: target, changed: try await append([.putEvent(logged)], by: visitor)))
    }

    /// An entry of a symptom. Its time is not after now.
    func event(_ report: SymptomReport, _ entry: EntryForm, as id: RecordID? = nil, by visitor: Visitor) -> HealthEvent
    {
        let moment = surroundings.moment(day: entry.day, time: entry.time, in: visitor.timeZone)
        return HealthEvent(
            id: id ?? surroundings.newID(), moment: min(moment, visitor.now), details: .symptom(report),
            notes: entry.notes, tags: entry.tags)
    }

    /// What was read of a form, or what needs another look.
    func read<Value>(_ body: () throws(FormRefusal) -> Value) -> (value: Value?, errors: [FieldError]) {
        do throws(FormRefusal) { return (try body(), []) } catch { return (nil, error.errors) }
    }
}
