import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct ReminderNoticeTests {
    private static let day = CalendarDay(number: 20_836)
    private static let now = ReminderSamples.moment(day, 8, 1)
    private static let iron = ReminderSamples.supplement(1, "Iron", at: [480], from: day - 5)
    private static let folate = ReminderSamples.supplement(2, "Folic acid", at: [480], from: day - 5)

    private func notice(
        _ subjects: [Reminder.Subject], _ changes: [Change] = [], isDiscreet: Bool = false
    ) -> ReminderNotice {
        let preferences = ReminderPreferences(isDiscreet: isDiscreet)
        let diary = GrowingDiary(
            [
                ReminderSamples.profile(preferences), .putSupplement(Self.iron), .putSupplement(Self.folate),
                ReminderSamples.visit(1, ReminderSamples.moment(Self.day + 1, 14, 30)),
            ] + changes
        ).diary
        return ReminderNotice(subjects.map { Reminder($0, at: Self.now) }, at: 77, in: diary, now: Self.now)
    }

    private static func dose(_ supplement: Supplement) -> Reminder.Subject {
        .dose(DoseSlot(supplement: supplement.id, day: day, number: 1))
    }

    @Test func `doses are named, and can be taken, put off and skipped without opening Corgina`() throws {
        let notice = notice([Self.dose(Self.iron), Self.dose(Self.folate)])
        #expect(notice.body == "Time for Iron and Folic acid")
        #expect(notice.place == .supplements(.list))
        #expect(notice.actions.map(\.words) == ["Taken", "Later", "Skip"])
        let taken = try #require(notice.actions.first)
        #expect(taken.posts.map(\.place.path).allSatisfy { $0.hasSuffix("/doses/2027-01-18/1") })
        #expect(taken.posts.map(\.fields) == Array(repeating: [.init(name: "state", value: "taken")], count: 2))
        #expect(notice.actions[1].posts.first?.fields == [.init(name: "at", value: "77")])
        #expect(notice.actions[2].posts.first?.fields.first?.value == "skipped")
    }

    @Test(arguments: [
        (Reminder.Subject.missedDoses(day - 1), "Yesterday: 2 doses not marked", "/supplements", 0),
        (.visitTomorrow(RecordID(high: 2, low: 1)), "Midwife tomorrow at 14:30", "/appointments/", 0),
        (.water(day), "Water: 0 of 8 glasses so far", "/hydration", 1),
        (.goals(day), "Your day so far: water 0 of 8 glasses, 2 doses left today", "/today", 1),
        (.kicks(day), "It’s your time to count movements.", "/kicks", 1),
    ])
    func `each kind has its words, its page and what can be done`(
        subject: Reminder.Subject, words: String, page: String, actions: Int
    ) {
        let notice = notice([subject])
        #expect(notice.body == words)
        #expect(notice.place.path.hasPrefix(page))
        #expect(notice.actions.count == actions)
    }

    @Test func `of several kinds each has a line, and they lead to Today`() {
        let notice = notice([.water(Self.day), Self.dose(Self.iron)])
        #expect(notice.body == "Time for Iron\nWater: 0 of 8 glasses so far")
        #expect(notice.place == .today && notice.actions.isEmpty)
    }

    @Test(arguments: [
        [dose(iron)], [.visitSoon(RecordID(high: 2, low: 1))], [.kicks(day)], [.water(day), .missedDoses(day - 1)],
    ])
    func `private words are the same for everything, and no button names a medicine`(subjects: [Reminder.Subject]) {
        let notice = notice(subjects, isDiscreet: true)
        #expect(notice.body == "Something is due. Tap to see what.")
        #expect(notice.actions.allSatisfy { ["Done", "Later", "Skip"].contains($0.words) })
    }

    @Test func `what was done meanwhile says so and asks for nothing`() {
        #expect(notice([]) == .done && ReminderNotice.done.actions.isEmpty)
    }
}
