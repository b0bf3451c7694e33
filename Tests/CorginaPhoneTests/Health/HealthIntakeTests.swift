import CorginaCore
import CorginaImports
import CorginaJournal
import SeededRandom
import Testing

@testable import CorginaPhone

/// What comes from Apple Health.
@Suite struct HealthIntakeTests {
    private static let day = PhoneSamples.day
    private static let now = PhoneSamples.moment(day, 20)
    private static let kinds = HealthType.kinds
    private static let choices = HealthChoices(reads: kinds, since: day - 3)
    private static let mark = ImportMark(.appleHealth, random: 7)

    private static let world = ImportWorld(
        now: now, mostEntries: 1_000,
        offset: PhoneSamples.berlin,
        name: { words in
            let sum = words.utf8.reduce(UInt64(5_381)) { $0 &* 33 &+ UInt64($1) }
            return RecordID(high: 4, low: sum)
        })

    private func intake(
        _ readings: [HealthReading], deleted: [RecordID] = [], into diary: Diary = Diary(),
        _ choices: HealthChoices = choices, taken: TakenHealth = TakenHealth()
    ) throws -> HealthIntake {
        try HealthIntake(
            readings, deleted: deleted, into: diary, choices, taken: taken, mark: Self.mark, world: Self.world,
            newID: { EntryID(high: 8, low: 8) })
    }

    private static func reading(
        _ number: UInt64, _ type: HealthType, _ value: Double, at moment: Moment = now.advanced(bySeconds: -3_600),
        source: String = "Scale", sync: String? = nil, name: String? = nil
    ) -> HealthReading {
        HealthReading(
            id: RecordID(high: 5, low: number), type: type.identifier, value: value, start: moment, end: moment,
            source: source, syncIdentifier: sync, foodName: name)
    }

    private static func event(_ entry: JournalEntry) -> HealthEvent? {
        if case .putEvent(let event) = entry.change { event } else { nil }
    }

    /// As if another app had written what this one writes.
    private static func handed(_ samples: [HealthSample]) -> [HealthReading] {
        samples.enumerated().map { number, sample in
            let pressure =
                sample.parts.count == 2
                ? HealthReading.Pressure(systolic: sample.parts[0].value, diastolic: sample.parts[1].value) : nil
            return HealthReading(
                id: RecordID(high: 6, low: UInt64(number)), type: sample.type.identifier, value: sample.value,
                pressure: pressure, start: sample.start, end: sample.end, source: "Other", foodName: sample.foodName)
        }
    }

    @Test(arguments: 0..<60)
    func `what is written reads back as the same entry`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let thousandth = { (range: ClosedRange<Int>) in Double(Int.random(in: range, using: &random)) / 1_000 }
        let minutes = Int.random(in: 200...600, using: &random)
        let woke = PhoneSamples.moment(Self.day, 7)
        let asleep = woke.advanced(bySeconds: -minutes * 60)
        let all: [HealthEvent.Details] = [
            .weight(Weight(kilograms: thousandth(40_000...120_000))),
            .glucose(BloodGlucose(milligramsPerDeciliter: thousandth(40_000...300_000))),
            .temperature(Temperature(celsius: thousandth(35_000...41_000))),
            .hydration(Drink(name: "Water", volume: Milliliters(thousandth(10_000...900_000)))),
            .bloodPressure(
                BloodPressure(
                    systolic: Int.random(in: 80...180, using: &random),
                    diastolic: Int.random(in: 40...120, using: &random))),
            .sleep(Sleep(minutes: minutes, asleep: asleep.time)),
        ]
        for details in all {
            let written = HealthMapping(Self.choices).samples(of: PhoneSamples.event(1, details, at: woke))
            let entries = try intake(Self.handed(written)).entries
            #expect(entries.compactMap { Self.event($0)?.details } == [details])
            #expect(entries.compactMap { Self.event($0)?.moment } == [woke])
        }
    }

    @Test(arguments: 0..<20)
    func `every nutrient reads back as it was written`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var nutrients: [Nutrient: Double] = [:]
        for (_, nutrient) in HealthNutrient.all {
            nutrients[nutrient] = Double(Int.random(in: 0...500_000, using: &random)) / 1_000
        }
        let meal = PhoneSamples.meal(nutrients)
        let names = HealthChoices(namesFoods: true, since: Self.day)
        let written = HealthMapping(names).samples(of: PhoneSamples.event(1, .meal(meal), at: Self.now))
        let found = try #require(try intake(Self.handed(written)).entries.first.flatMap(Self.event))
        guard case .meal(let read) = found.details else { throw Missing() }
        #expect(read.nutrients == meal.nutrients && read.name == "Porridge")
    }

    @Test func `Corgina's own samples are not read back`() throws {
        let own = Self.reading(1, .weight, 68, sync: "corgina/\(RecordID(high: 2, low: 1))/x")
        let named = Self.reading(2, .weight, 69, source: "Corgina")
        #expect(try intake([own, named]).entries.isEmpty)
    }

    @Test func `what came from Apple Health is not written there`() throws {
        var diary = GrowingDiary()
        for entry in try intake([Self.reading(1, .weight, 68)]).entries { diary.add(entry) }
        #expect(diary.diary.events(on: Self.day).count == 1)
        let writes = HealthChoices(writes: Self.kinds, since: Self.day - 3)
        #expect(HealthPlan(diary.diary, writes, written: HealthLedger(), now: Self.now).save.isEmpty)
    }

    @Test func `read twice it is there once, and removed in the diary it does not come again`() throws {
        let reading = Self.reading(1, .weight, 68)
        let first = try intake([reading])
        var diary = GrowingDiary()
        for entry in first.entries { diary.add(entry) }
        #expect(try intake([reading], into: diary.diary, taken: first.taken).entries.isEmpty)
        let id = try #require(first.entries.first.flatMap(Self.event)).id
        diary.add(.remove(id))
        #expect(try intake([reading], into: diary.diary, taken: TakenHealth(first.taken.bytes)).entries.isEmpty)
    }

    @Test func `deleted there it goes here, unless she changed it`() throws {
        let first = try intake([Self.reading(1, .weight, 68)])
        var diary = GrowingDiary()
        for entry in first.entries { diary.add(entry) }
        var event = try #require(first.entries.first.flatMap(Self.event))
        let gone = RecordID(high: 5, low: 1)
        let removal = try intake([], deleted: [gone], into: diary.diary, taken: first.taken)
        #expect(removal.entries.map(\.change) == [.remove(event.id)])
        event.notes = "After breakfast"
        diary.add(.putEvent(event))
        #expect(try intake([], deleted: [gone], into: diary.diary, taken: first.taken).entries.isEmpty)
    }

    @Test func `what was taken reads as it was, and anything else is nothing`() throws {
        let taken = try intake([Self.reading(1, .weight, 68), Self.reading(2, .water, 250)]).taken
        #expect(taken.samples.count == 2 && taken.events.count == 2 && TakenHealth(taken.bytes) == taken)
        for bytes in [[], [1, 2, 3], Array(taken.bytes.dropLast()), [255, 255, 255, 255]] as [[UInt8]] {
            #expect(TakenHealth(bytes) == TakenHealth())
        }
    }

    @Test func `a night that may go on waits`() throws {
        func night(until end: Moment) -> HealthReading {
            HealthReading(
                id: RecordID(high: 5, low: 3), type: HealthType.sleep.identifier, value: 3,
                start: end.advanced(bySeconds: -7_200), end: end, source: "Watch")
        }
        #expect(try intake([night(until: Self.now.advanced(bySeconds: -600))]).entries.isEmpty)
        #expect(try intake([night(until: Self.now.advanced(bySeconds: -7_300))]).entries.count == 1)
    }

    @Test(arguments: [0.0, 2.0, 9.0])
    func `in bed, awake and a stage nobody knows are no sleep`(stage: Double) throws {
        let start = Self.now.advanced(bySeconds: -30_000)
        let reading = HealthReading(
            id: RecordID(high: 5, low: 3), type: HealthType.sleep.identifier, value: stage, start: start,
            end: start.advanced(bySeconds: 9_000), source: "Watch")
        #expect(try intake([reading]).entries.isEmpty)
    }

    @Test func `kinds she did not choose and days before she chose stay where they are`() throws {
        let none = HealthChoices(reads: [.sleep], since: Self.day)
        #expect(try intake([Self.reading(1, .weight, 68)], none).entries.isEmpty)
        let old = Self.reading(1, .weight, 68, at: PhoneSamples.moment(Self.day - 9, 8))
        #expect(try intake([old]).entries.isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -1, 1e30])
    func `a figure that cannot be meant is no entry`(figure: Double) throws {
        #expect(try intake([Self.reading(1, .weight, figure), Self.reading(2, .water, figure)]).entries.isEmpty)
    }

    @Test func `active energy is told and changes nothing`() {
        let diary = GrowingDiary([PhoneSamples.profile()]).diary
        #expect(ActiveEnergy(Kilocalories(320), in: diary)?.words == "Moving today: 320 kcal")
        #expect(ActiveEnergy(Kilocalories(.nan), in: diary) == nil)
    }
}
