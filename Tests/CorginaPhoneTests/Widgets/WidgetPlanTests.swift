import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaPhone

@Suite struct WidgetPlanTests {
    private static let day = PhoneSamples.day
    private static let now = PhoneSamples.moment(day, 7, 30)
    private static let iron = PhoneSamples.supplement(1, "Iron", at: [480])

    private func plan(_ changes: [Change], now: Moment = now) -> WidgetPlan {
        WidgetPlan(
            GrowingDiary([PhoneSamples.profile()] + changes).diary, WidgetKind.allCases, now: now,
            offset: PhoneSamples.berlin)
    }

    private func face(_ kind: WidgetKind, _ plan: WidgetPlan, _ day: CalendarDay, _ hour: Int, _ minute: Int = 0)
        -> WidgetFace
    { plan.face(of: kind, at: WakeTimes.minute(of: PhoneSamples.moment(day, hour, minute))) }

    @Test func `the week turns at midnight`() {
        let plan = plan([PhoneSamples.pregnancy()])
        let today = face(.week, plan, Self.day, 23, 59)
        #expect(today.title == "30 weeks" && today.figure == "70" && today.words == "days to go")
        #expect(today.progress == 0.75 && today.spoken == "30 weeks, 70 days to go")
        #expect(face(.week, plan, Self.day + 1, 0).title == "30 weeks, 1 day")
        #expect(face(.week, plan, Self.day + 1, 0).figure == "69")
    }

    @Test(arguments: [PregnancyOutcome.loss(nil), .loss(day - 1), .birth(day - 1, name: "Ida")])
    func `nothing is told of a pregnancy that ended`(outcome: PregnancyOutcome) {
        let plan = plan([PhoneSamples.pregnancy(outcome)])
        #expect(face(.week, plan, Self.day, 8) == .empty)
        #expect(!String(decoding: plan.bytes, as: UTF8.self).contains("week,"))
    }

    @Test func `without a due date shown there is no countdown`() {
        var profile = Profile(timeZone: "Europe/Berlin", foodRegion: .uk)
        profile.showsDueDate = false
        let plan = plan([.putProfile(profile), PhoneSamples.pregnancy()])
        #expect(face(.week, plan, Self.day, 8).figure.isEmpty)
        #expect(face(.week, plan, Self.day, 8).title == "30 weeks")
    }

    @Test func `the next dose comes, is late, and is another day's`() {
        let plan = plan([.putSupplement(Self.iron)])
        let due = face(.nextDose, plan, Self.day, 8)
        #expect(due.title == "Iron" && due.figure == "08:00" && due.words == "1 dose left today")
        #expect(face(.nextDose, plan, Self.day, 9).words == "1 dose left today")
        #expect(face(.nextDose, plan, Self.day, 9, 1).words == "Late")
        #expect(face(.nextDose, plan, Self.day + 1, 0).words == "1 dose left today")
    }

    @Test func `on the lock screen no medicine is named, unless she wants words plain`() {
        let discreet = face(.nextDose, plan([.putSupplement(Self.iron)]), Self.day, 8)
        #expect(discreet.title(in: .small) == "Iron")
        for shape in WidgetShape.allCases where shape.isOnLockScreen {
            #expect(discreet.title(in: shape) == "Next dose")
        }
        let plain = PhoneSamples.profile(ReminderPreferences(isDiscreet: false))
        let named = face(.nextDose, plan([plain, .putSupplement(Self.iron)]), Self.day, 8)
        #expect(named.title(in: .rectangular) == "Iron")
    }

    @Test func `taken it says so, and without a list there is nothing to take`() throws {
        let slot = DoseSlot(supplement: Self.iron.id, day: Self.day, number: 1)
        let taken = Change(try Self.iron.taking(slot, at: Self.now, now: Self.now), of: Self.iron)
        #expect(face(.nextDose, plan([.putSupplement(Self.iron), taken]), Self.day, 8).title == "All doses taken")
        #expect(face(.nextDose, plan([]), Self.day, 8).title == "Nothing to take")
    }

    @Test func `calories are the day's, and begin anew at midnight`() {
        let eaten = PhoneSamples.event(1, .meal(PhoneSamples.meal([.energy: 412])), at: Self.now)
        let plan = plan([.putEvent(eaten)])
        #expect(face(.calories, plan, Self.day, 8).figure == "412")
        #expect(face(.calories, plan, Self.day, 8).words == "kcal")
        #expect(face(.calories, plan, Self.day + 1, 0).figure == "0")
    }

    @Test func `a week ahead nothing is known, and it says so`() {
        let plan = plan([PhoneSamples.pregnancy(), .putSupplement(Self.iron)])
        for kind in WidgetKind.allCases {
            #expect(face(kind, plan, Self.day + WidgetPlan.days, 0) == .outdated)
            #expect(face(kind, plan, Self.day + WidgetPlan.days - 1, 23) != .outdated)
        }
    }

    @Test func `where clocks change the week still turns at midnight there`() throws {
        let now = try #require(Moment("2027-03-27T20:00:00+01:00"))
        let plan = plan([PhoneSamples.pregnancy()], now: now)
        let minutes = (plan.timelines[.week] ?? []).dropFirst().map(\.minute)
        for minute in minutes {
            let there = Moment(secondsSinceEpoch: minute * 60, utcOffset: PhoneSamples.berlin(minute * 60))
            #expect(there.time.minutes == 0)
        }
        #expect(Set(minutes).count == minutes.count && minutes == minutes.sorted())
    }

    @Test func `what widgets are handed reads as it was, and anything else is nothing`() {
        let plan = plan([PhoneSamples.pregnancy(), .putSupplement(Self.iron)])
        #expect(WidgetPlan(plan.bytes) == plan)
        for bytes in [[], Array("[]".utf8), Array("{\"corgina.week\":[{\"minute\":-5}]}".utf8)] {
            #expect(WidgetPlan(bytes).face(of: .week, at: 1) == .empty)
        }
        #expect(WidgetPlan.locked.timelines.isEmpty)
    }

    @Test func `only widgets she placed are handed anything`() {
        let diary = GrowingDiary([PhoneSamples.profile(), PhoneSamples.pregnancy()]).diary
        let plan = WidgetPlan(diary, [.calories], now: Self.now, offset: PhoneSamples.berlin)
        #expect(Array(plan.timelines.keys) == [.calories])
    }
}

/// Each region reads its own English.
@Suite struct WidgetEnglishTests {
    @Test(arguments: [(FoodRegion.us, "8:00 am", "cal"), (.uk, "08:00", "kcal"), (.india, "8:00 am", "kcal")])
    func `times and energy are written as where she lives`(region: FoodRegion, time: String, unit: String) {
        let diary = GrowingDiary([
            PhoneSamples.profile(region: region),
            .putSupplement(PhoneSamples.supplement(1, "Iron", at: [480])),
        ]).diary
        let now = PhoneSamples.moment(PhoneSamples.day, 7)
        let plan = WidgetPlan(diary, WidgetKind.allCases, now: now, offset: PhoneSamples.berlin)
        let minute = WakeTimes.minute(of: now)
        #expect(plan.face(of: .nextDose, at: minute).figure == time)
        #expect(plan.face(of: .calories, at: minute).words == unit)
    }
}
