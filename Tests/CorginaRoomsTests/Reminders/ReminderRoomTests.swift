import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct ReminderRoomTests {
    private static let place = Route.reminders(.preferences)
    private static let form = [
        "dose": "yes", "water": "yes", "quiet": "yes", "quietStart": "21:30", "quietEnd": "06:45", "water1": "10:00",
        "water2": "", "water3": "09:00", "water4": "10:00", "goalsTime": "19:00", "kicksTime": "20:15",
        "words": "plain",
    ]

    private func saved(_ fields: [String: String], by resident: inout Resident) throws -> Answer {
        var visit = try resident.visit(Self.place)
        let answer = ReminderRoom.save(
            Form(fields: fields.mapValues { [$0] }), by: &visit, device: .off(key: "BP4z9KsN"))
        resident.perform(visit.effects)
        return answer
    }

    @Test func `what she chose is in her diary, and undone like every setting`() throws {
        var maja = try Resident()
        // What was chosen before is what Undo goes back to.
        _ = try saved(Self.form.merging(["kicksTime": "08:00"]) { $1 }, by: &maja)
        let answer = try saved(Self.form, by: &maja)
        #expect(answer.place == Self.place && answer.changed.count == 1)
        let expected = ReminderPreferences(
            kinds: [.dose, .water],
            quietHours: QuietHours(start: TimeOfDay(minutes: 1_290), end: TimeOfDay(minutes: 405)),
            waterTimes: [540, 600].map { TimeOfDay(minutes: $0) }, goalsTime: TimeOfDay(minutes: 1_140),
            kicksTime: TimeOfDay(minutes: 1_215), isDiscreet: false)
        #expect(maja.diary.profile?.reminders == expected)
        #expect(try saved(Self.form, by: &maja).changed.isEmpty, "the same again writes nothing")
        let page = ReminderRoom.page(
            of: try maja.visit(Self.place), device: .off(key: "BP4z9KsN"), changed: answer.changed)
        #expect(page.toast?.entry != nil && page.fields == RemindersPage.Fields(expected))
    }

    @Test(arguments: [
        (["quiet": "yes", "quietStart": "", "quietEnd": "07:00"], "quietStart"),
        (["quiet": "yes", "quietStart": "07:00", "quietEnd": "07:00"], "quietStart"),
        (["water": "yes", "water1": "25:00"], "water1"), (["goals": "yes", "goalsTime": "soon"], "goalsTime"),
        (["kicks": "yes"], "kicksTime"),
    ])
    func `a time that is missing is asked for beside it, and nothing is kept`(
        fields: [String: String], field: String
    ) throws {
        var maja = try Resident()
        let answer = try saved(fields, by: &maja)
        #expect(answer.status == .refused && answer.markup.contains("f-\(field)-error"))
        #expect(maja.entries.isEmpty)
    }

    @Test func `after a loss the page does not speak of movements, and what she had chosen stays`() throws {
        var maja = try Resident()
        _ = try saved(Self.form.merging(["kicks": "yes"]) { $1 }, by: &maja)
        let loss = Pregnancy(
            id: RecordID(high: 1, low: 1), dating: .lastPeriod(maja.now.day - 150, cycleLength: 28),
            outcome: .loss(nil))
        var visit = try maja.visit(Self.place)
        visit.append([.putPregnancy(loss)])
        maja.perform(visit.effects)
        let page = ReminderRoom.page(of: try maja.visit(Self.place), device: .serverSendsNone)
        #expect(!page.markup(in: Samples.context).lowercased().contains("movements"))
        var fields = Self.form
        (fields["kicksTime"], fields["dose"]) = (nil, nil)
        _ = try saved(fields, by: &maja)
        let reminders = try #require(maja.diary.profile?.reminders)
        #expect(reminders.kinds == [.water, .kicks] && reminders.kicksTime == TimeOfDay(minutes: 1_215))
    }

    @Test func `the page says what is sent, who learns what, and what is needed without script`() {
        let page = RemindersPage(
            ReminderPreferences(), device: .off(key: "BP4z9KsN"), speaksOfPregnancy: true
        ).markup(in: Samples.context)
        for words in [
            "holds nothing but that minute", "That service learns that this server wakes your device, and when.",
            "Whoever copies its whole disk can read these minutes; no backup has them.", "on the Home Screen",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(page.contains(#"data-push="BP4z9KsN""#))
    }
}
