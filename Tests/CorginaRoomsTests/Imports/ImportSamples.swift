import CorginaCore
import CorginaJournal

@testable import CorginaRooms

/// The pages about files of other apps and clinics, in the states a test should see.
enum ImportSamples {
    private static let hostile = Samples.hostile
    private static let now = Moment(day: Samples.today, time: TimeOfDay(minutes: 600), utcOffset: 0)
    static let routes: [Route] = {
        let id = Samples.draft
        return [ImportsPlace.list, .one(id), .answers(id), .discard(id), .undo(id)].map(Route.imports)
    }()

    private static let events = [
        HealthEvent(
            id: RecordID(high: 5, low: 1), moment: now, details: .weight(Weight(kilograms: 68)), notes: ""),
        HealthEvent(
            id: RecordID(high: 5, low: 2), moment: now, details: .appointment(Appointment(title: hostile)),
            notes: ""),
    ]

    private static func preview(
        questions: [ImportPreviewPage.Question] = [], counts: [(HealthEvent.Details.Kind, Int)] = [],
        known: Int = 0, errors: [FieldError] = [], for visit: Visit
    ) -> ImportPreviewPage {
        ImportPreviewPage(
            id: Samples.draft, source: "MyFitnessPal", questions: questions, counts: counts,
            days: counts.isEmpty ? nil : Samples.today...Samples.today, knownCount: known,
            leftOut: counts.isEmpty ? [] : [hostile], samples: counts.isEmpty ? [] : events,
            notes: counts.isEmpty ? [] : [hostile], errors: errors, for: visit)
    }

    static let pages: [(String, any Page)] = {
        var pages: [(String, any Page)] = [
            ("imports", ImportsPage(megabytes: 16, imports: [], result: .added(2))),
            (
                "imports, refused",
                ImportsPage(megabytes: 16, imports: [], errors: [FieldError(field: "file", message: hostile)])
            ),
            ("imports, gone", ImportsPage(megabytes: 16, imports: [], result: .gone)),
        ]
        guard var maja = try? Resident() else { return pages }
        let mark = ImportMark(.healthRecord, random: 7)
        let entries = events.map {
            JournalEntry(
                id: mark.entryID(for: $0.id), recordedAt: now, device: "file", change: .putEvent($0))
        }
        maja.perform([.append(entries, discarding: nil)])
        guard let visit = try? maja.visit(.imports(.list)) else { return pages }
        let rows = DiaryImports(visit.diary).all.map { ImportsPage.Row($0, for: visit) }
        let question = ImportPreviewPage.Question(
            field: "dateOrder", words: hostile, choices: [.init("day", hostile), .init("month", "March 4")])
        pages += [
            ("imports with a file", ImportsPage(megabytes: 16, imports: rows)),
            ("import preview", preview(counts: [(.weight, 1), (.appointment, 1)], known: 2, for: visit)),
            ("import preview, nothing", preview(for: visit)), ("import preview, known", preview(known: 1, for: visit)),
            (
                "import preview, asked",
                preview(
                    questions: [question], errors: [FieldError(field: "dateOrder", message: hostile)], for: visit)
            ),
        ]
        return pages
    }()
}
