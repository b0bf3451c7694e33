import CorginaCore
import CorginaJournal

@testable import CorginaRooms

/// Appointments, the visit and the calendar, in the states a test should see.
enum AppointmentSamples {
    static let id = RecordID(high: 6, low: 6)
    static let profile = Profile(firstName: "Mia", timeZone: "Europe/Berlin")
    static let us = Profile(firstName: "", units: .us, timeZone: "America/New_York")
    static let now = PregnancySamples.now
    static let wrong = [
        "title", "day", "time", "minutes", "place", "with", "questions", "notes", "question", "results", "name",
        "passphrase",
    ]
    .map { FieldError(field: $0, message: Samples.hostile) }

    static let routes: [Route] =
        [
            .list, .add, .suggested("anatomy"), .schedule, .one(id), .edit(id), .results(id), .remove(id),
            .questions(id), .question(id, Samples.draft), .removeQuestion(id, Samples.draft), .visit, .report,
            .visitQuestion(id, Samples.draft),
        ].map(Route.appointments) + [.feeds, .made(id), .feed(id), .revoke(id)].map(Route.calendar)
        + ClinicSamples.routes

    static func appointment(_ title: String, _ number: UInt64 = 1, place: String = "", typical: String? = nil)
        -> Appointment
    {
        Appointment(
            title: title, place: place, provider: place, minutes: 45,
            questions: [
                .init(id: RecordID(high: number, low: 1), words: Samples.hostile),
                .init(id: RecordID(high: number, low: 2), words: "May I fly?", isAsked: true),
            ], results: place, typicalID: typical)
    }

    static func event(
        _ number: UInt64, on offset: Int, _ appointment: Appointment, notes: String = ""
    ) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 6, low: number),
            moment: Moment(day: Samples.today + offset, time: TimeOfDay(minutes: 840), utcOffset: 3_600),
            details: .appointment(appointment), notes: notes)
    }

    static let next = event(1, on: 5, appointment("Midwife", place: "St Mary's", typical: "visit_4w_4"))
    static let later = event(2, on: 40, appointment(Samples.hostile, place: Samples.hostile), notes: Samples.hostile)
    static let past = event(3, on: -28, appointment("Anatomy scan", 2, place: "Hospital", typical: "anatomy"))

    /// A diary with a bit of everything a visit sums up.
    static let diary: Diary = {
        var diary = Diary()
        let details: [HealthEvent.Details] = [
            .weight(Weight(kilograms: 64)), .weight(Weight(kilograms: 65.2)),
            .bloodPressure(BloodPressure(systolic: 142, diastolic: 88)),
            .bloodPressure(BloodPressure(systolic: 124, diastolic: 79)),
            .glucose(BloodGlucose(milligramsPerDeciliter: 95)), .glucose(BloodGlucose(milligramsPerDeciliter: 130)),
            .symptom(SymptomReport(name: Samples.hostile, severity: 3)), .kicks(KickCount(count: 9, minutes: 120)),
            .contraction(Contraction(seconds: 40)), .hydration(Drink(name: "Water", volume: Milliliters(1_500))),
            Samples.meal("Soup", .lunch, energy: 1_900),
            .supplement(SupplementIntake(name: Samples.hostile, dose: nil, count: 2)),
        ]
        var events = details.enumerated().map { index, details in
            HealthEvent(
                id: RecordID(high: 7, low: UInt64(index)),
                moment: Moment(
                    day: Samples.today - 20 + index, time: TimeOfDay(minutes: 600), utcOffset: 3_600),
                details: details)
        }
        events += [next, later, past]
        for (index, event) in events.enumerated() {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 1, low: UInt64(index)), recordedAt: now, device: "test",
                    change: .putEvent(event)), sequence: index + 1)
        }
        return diary
    }()

    static func list(_ pregnancy: Pregnancy?, _ profile: Profile = profile) -> AppointmentsPage {
        AppointmentsPage(
            appointments: diary.appointments, next: next, pregnancy: pregnancy, planned: ["visit_4w_4"],
            profile: profile, now: now, toast: Toast(words: "Saved", entry: "1"))
    }

    static func visit(_ pregnancy: Pregnancy?, _ profile: Profile = profile, diary: Diary = diary) -> VisitPage {
        VisitPage(
            next: diary.nextAppointment(at: now), summary: diary.visitSummary(at: now), pregnancy: pregnancy,
            profile: profile, now: now, toast: Toast(words: "Changed", entry: "1"))
    }

    static func report(_ pregnancy: Pregnancy?, _ profile: Profile = profile, diary: Diary = diary) -> ReportPage {
        var diary = diary
        if let pregnancy {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 2, low: 1), recordedAt: now, device: "test", change: .putPregnancy(pregnancy)),
                sequence: 1_000)
        }
        return ReportPage(diary, profile: profile, now: now)
    }

    static func one(_ event: HealthEvent, _ pregnancy: Pregnancy?) -> AppointmentPage? {
        AppointmentPage(
            event, pregnancy: pregnancy, profile: us, now: now, question: Samples.hostile, errors: wrong)
    }

    static let feeds = [
        CalendarPage.Feed(
            id: id, name: Samples.hostile, made: Samples.today, contents: CalendarContents(), english: .ofNoRegion)
    ]

    static func form(_ row: String? = nil, _ id: RecordID? = nil) -> AppointmentFormPage {
        var fields = AppointmentFormPage.Fields()
        (fields.title, fields.minutes, fields.notes) = (Samples.hostile, "50", Samples.hostile)
        fields.typicalID = row ?? ""
        let hint = row.flatMap { TypicalAppointment(id: $0) }.map {
            AppointmentFormPage.Hint($0, pregnancy: Samples.pregnancy(171), english: .ofNoRegion)
        }
        return AppointmentFormPage(
            appointment: id, fields: fields, hint: hint, days: Samples.today...(Samples.today + 400), errors: wrong)
    }

    static let pages: [(name: String, page: any Page)] = {
        var pages: [(name: String, page: (any Page)?)] = [
            (
                "appointments, none",
                AppointmentsPage(
                    appointments: [], next: nil, pregnancy: nil, planned: [], profile: profile, now: now)
            ),
            ("appointment to come", one(next, Samples.pregnancy(171))),
            ("appointment later", one(later, nil)), ("appointment past", one(past, Samples.pregnancy(171))),
            ("new appointment", form()), ("suggested appointment", form("anatomy")),
            ("edit appointment", form(nil, id)), ("visit", visit(Samples.pregnancy(200))),
            ("report", report(Samples.pregnancy(200))), ("report, US", report(Samples.pregnancy(200), us)),
            ("report, nothing", report(nil, us, diary: Diary())),
            ("visit, US", visit(Samples.pregnancy(200), us)), ("visit, nothing", visit(nil, us, diary: Diary())),
            ("calendar", CalendarPage(feeds: feeds, pregnancy: Samples.pregnancy(171))),
            ("calendar, wrong", CalendarPage(feeds: [], name: Samples.hostile, pregnancy: nil, errors: wrong)),
            (
                "calendar feed",
                CalendarFeedPage(
                    id: id, name: Samples.hostile, contents: CalendarContents(isDiscreet: false),
                    pregnancy: Samples.pregnancy(171), errors: wrong)
            ),
            ("calendar address", address),
            (
                "calendar address, no link",
                CalendarAddressPage(
                    id: id, authority: Samples.hostile, path: ["calendar", "x.ics"], isEncrypted: false)
            ),
        ]
        for age in Samples.ages.compactMap(\.self) {
            pages.append(("appointments at \(age)", list(Samples.pregnancy(age))))
            pages.append(
                (
                    "schedule at \(age)",
                    SchedulePage(
                        pregnancy: Samples.pregnancy(age), planned: ["anatomy"], today: Samples.today,
                        english: .ofNoRegion)
                ))
        }
        pages.append(("appointments after a birth", list(PregnancySamples.born)))
        return pages.compactMap { name, page in page.map { (name, $0) } } + afterLoss + ClinicSamples.pages
    }()

    static let address = CalendarAddressPage(
        id: id, authority: "corgina.example:8443",
        path: ["calendar", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ.ics"], isEncrypted: true)

    /// What remains to be seen after a loss.
    static let afterLoss: [(String, any Page)] = {
        let lost = PregnancySamples.lost
        let pages: [(String, (any Page)?)] = [
            ("appointments after a loss", list(lost)), ("visit after a loss", visit(lost)),
            ("report after a loss", report(lost)),
            ("appointment after a loss", one(past, lost)),
            ("calendar after a loss", CalendarPage(feeds: feeds, pregnancy: lost)),
            (
                "calendar feed after a loss",
                CalendarFeedPage(
                    id: id, name: "iPhone", contents: CalendarContents(), pregnancy: lost)
            ),
            ("calendar address after a loss", address), ("new appointment after a loss", form()),
        ]
        return pages.compactMap { name, page in page.map { (name, $0) } }
    }()
}
