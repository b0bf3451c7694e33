import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaPhone

/// What stands in Apple Health stands there once, and as the diary has it.
@Suite struct HealthPlanTests {
    private static let day = PhoneSamples.day
    private static let now = PhoneSamples.moment(day, 20)
    private static let all = HealthChoices(
        writes: Set(HealthEvent.Details.Kind.allCases), writesPregnancy: true, since: day - 3)

    private static func weight(_ kilograms: Double, _ number: UInt64 = 1, at moment: Moment = now) -> Change {
        .putEvent(PhoneSamples.event(number, .weight(Weight(kilograms: kilograms)), at: moment))
    }

    private func plan(
        _ diary: GrowingDiary, _ choices: HealthChoices = all, after ledger: HealthLedger = HealthLedger()
    ) -> HealthPlan {
        HealthPlan(diary.diary, choices, written: ledger, now: Self.now)
    }

    @Test func `written once, it is not written again`() {
        let diary = GrowingDiary([Self.weight(68)])
        let first = plan(diary)
        #expect(first.save.map(\.value) == [68] && first.delete.isEmpty)
        let kept = HealthLedger(first.ledger.bytes)
        #expect(kept == first.ledger)
        let second = plan(diary, after: kept)
        #expect(second.save.isEmpty && second.delete.isEmpty && second.ledger == first.ledger)
    }

    @Test func `changed, it takes its own place with a greater version`() throws {
        var diary = GrowingDiary([Self.weight(68)])
        let first = plan(diary)
        diary.add(Self.weight(68.5))
        let second = plan(diary, after: first.ledger)
        let (before, after) = (try #require(first.save.first), try #require(second.save.first))
        #expect(after.syncIdentifier == before.syncIdentifier && after.syncVersion > before.syncVersion)
        #expect(second.delete.isEmpty && after.value == 68.5)
    }

    @Test func `removed from the diary it goes, and both halves of a pressure with it`() {
        let id = RecordID(high: 2, low: 1)
        var diary = GrowingDiary([
            .putEvent(
                PhoneSamples.event(
                    1, .bloodPressure(BloodPressure(systolic: 118, diastolic: 74)), at: Self.now))
        ])
        let first = plan(diary)
        diary.add(.remove(id))
        let second = plan(diary, after: first.ledger)
        #expect(second.save.isEmpty && second.ledger.isEmpty)
        let written = first.save.flatMap { [$0] + $0.parts }.map(\.syncIdentifier)
        #expect(written.count == 3 && Set(second.delete.map(\.syncIdentifier)) == Set(written))
    }

    @Test func `a nutrient that is no longer in a meal goes`() {
        func meal(_ nutrients: [Nutrient: Double]) -> Change {
            .putEvent(PhoneSamples.event(1, .meal(PhoneSamples.meal(nutrients)), at: Self.now))
        }
        var diary = GrowingDiary([meal([.energy: 90, .caffeine: 80])])
        let first = plan(diary)
        diary.add(meal([.energy: 20]))
        let second = plan(diary, after: first.ledger)
        #expect(second.save.map(\.value) == [20])
        #expect(second.delete.map(\.type) == ["HKQuantityTypeIdentifierDietaryCaffeine"])
    }

    @Test func `kinds she did not choose, days before she chose, and what lies ahead are not written`() {
        let earlier = Self.weight(60, 2, at: PhoneSamples.moment(Self.day - 4, 8))
        let later = Self.weight(70, 3, at: PhoneSamples.moment(Self.day, 22))
        #expect(plan(GrowingDiary([earlier, later])).save.isEmpty)
        #expect(plan(GrowingDiary([Self.weight(68)]), HealthChoices(writes: [.meal], since: Self.day)).save.isEmpty)
    }

    @Test func `a kind she no longer shares stays as it is, until she takes all of it away`() {
        let diary = GrowingDiary([Self.weight(68)])
        let first = plan(diary)
        let second = plan(diary, HealthChoices(since: Self.day), after: first.ledger)
        #expect(second.delete.isEmpty && second.ledger == first.ledger)
        let removal = HealthPlan(removing: first.ledger)
        #expect(removal.delete.map(\.syncIdentifier) == first.save.map(\.syncIdentifier) && removal.ledger.isEmpty)
    }

    @Test(arguments: [0, 1, 3, 40])
    func `a ledger that is damaged writes once more, each into its own place`(lost: Int) {
        let diary = GrowingDiary([Self.weight(68), Self.weight(69, 2)])
        let first = plan(diary)
        let damaged = HealthLedger(Array(first.ledger.bytes.dropFirst(lost)))
        let second = plan(diary, after: damaged)
        #expect(second.save.count == (lost == 0 ? 0 : 2) && second.delete.isEmpty)
        #expect(second.save.allSatisfy { first.save.map(\.syncIdentifier).contains($0.syncIdentifier) })
    }

    @Test func `a ledger of years is small, and has a place for every type`() {
        #expect(HealthType.all.count <= 40 && Set(HealthType.all).count == HealthType.all.count)
        let everything = PhoneSamples.meal(
            Dictionary(uniqueKeysWithValues: HealthNutrient.all.map { ($0.nutrient, 1) }))
        let meals = (1...50).map { Change.putEvent(PhoneSamples.event($0, .meal(everything), at: Self.now)) }
        let ledger = plan(GrowingDiary(meals)).ledger
        #expect(ledger.bytes.count == 1 + 50 * 34 && HealthLedger(ledger.bytes) == ledger)
        #expect(HealthPlan(removing: ledger).delete.count == 50 * HealthNutrient.all.count)
    }

    @Test(arguments: [
        (PregnancyOutcome.ongoing, 70), (.birth(day - 1, name: ""), -1), (.loss(day - 2), -2),
    ])
    func `a pregnancy ends there when it ends`(outcome: PregnancyOutcome, last: Int) throws {
        let sample = try #require(plan(GrowingDiary([PhoneSamples.pregnancy(outcome)])).save.first)
        #expect(sample.type == .pregnancy && sample.start.day == Self.day - 210)
        #expect(sample.end.day == Self.day + last + 1 && sample.end.time.minutes == 0)
    }

    @Test func `after a loss on a day nobody knows nothing of it is left there`() {
        var diary = GrowingDiary([PhoneSamples.pregnancy()])
        let first = plan(diary)
        diary.add(PhoneSamples.pregnancy(.loss(nil)))
        let second = plan(diary, after: first.ledger)
        #expect(second.save.isEmpty && second.delete.map(\.type) == ["HKCategoryTypeIdentifierPregnancy"])
    }
}
