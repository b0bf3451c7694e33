import CorginaCore
import Testing

@testable import CorginaPhone

/// What an entry is in Apple Health.
@Suite struct HealthMappingTests {
    private static let moment = PhoneSamples.moment(PhoneSamples.day, 8)
    private static let choices = HealthChoices(namesFoods: true, since: PhoneSamples.day)

    private func samples(_ details: HealthEvent.Details, _ choices: HealthChoices = choices) -> [HealthSample] {
        HealthMapping(choices).samples(of: PhoneSamples.event(1, details, at: Self.moment))
    }

    private func words(_ sample: HealthSample) -> String {
        "\(sample.type.identifier) \(Figure.typed(sample.value)) \(sample.type.unit)"
    }

    @Test(arguments: [
        (HealthEvent.Details.weight(Weight(kilograms: 68.3)), "HKQuantityTypeIdentifierBodyMass 68.3 kg"),
        (.glucose(BloodGlucose(milligramsPerDeciliter: 92)), "HKQuantityTypeIdentifierBloodGlucose 92 mg/dL"),
        (.temperature(Temperature(celsius: 37.4)), "HKQuantityTypeIdentifierBodyTemperature 37.4 degC"),
        (
            .hydration(Drink(name: "Water", volume: Milliliters(250))),
            "HKQuantityTypeIdentifierDietaryWater 250 mL"
        ),
    ])
    func `a figure is one sample in the unit of its type`(details: HealthEvent.Details, expected: String) throws {
        let found = samples(details)
        #expect(found.map(words) == [expected])
        #expect(found.first?.start == Self.moment && found.first?.end == Self.moment)
    }

    @Test func `a blood pressure is a correlation of two`() throws {
        let found = try #require(samples(.bloodPressure(BloodPressure(systolic: 118, diastolic: 74))).first)
        #expect(found.type.identifier == "HKCorrelationTypeIdentifierBloodPressure")
        #expect(
            found.parts.map(words) == [
                "HKQuantityTypeIdentifierBloodPressureSystolic 118 mmHg",
                "HKQuantityTypeIdentifierBloodPressureDiastolic 74 mmHg",
            ])
        #expect(Set(([found] + found.parts).map(\.syncIdentifier)).count == 3)
    }

    @Test func `a meal is a sample for each nutrient that is in it, in the unit of the nutrient`() {
        let meal = PhoneSamples.meal([.energy: 300, .protein: 10.5, .folate: 25, .vitaminA: 90, .water: 200])
        let found = samples(.meal(meal))
        #expect(
            found.map(words) == [
                "HKQuantityTypeIdentifierDietaryEnergyConsumed 300 kcal",
                "HKQuantityTypeIdentifierDietaryProtein 10.5 g", "HKQuantityTypeIdentifierDietaryFolate 25 mcg",
            ])
        #expect(found.allSatisfy { $0.foodName == "Porridge" })
        let nameless = samples(.meal(meal), HealthChoices(since: PhoneSamples.day))
        #expect(nameless.allSatisfy { $0.foodName == nil })
    }

    @Test func `a night ends when she woke and lasts as long as she slept`() throws {
        let found = try #require(samples(.sleep(Sleep(minutes: 450))).first)
        #expect(found.end == Self.moment && found.end.seconds(since: found.start) == 450 * 60 && found.value == 1)
        #expect(samples(.sleep(Sleep(quality: .good))).isEmpty)
    }

    @Test func `after a meal a glucose says so`() {
        let after = BloodGlucose(milligramsPerDeciliter: 110, timing: .oneHourAfterMeal)
        #expect(samples(.glucose(after)).first?.mealTime == .after)
        #expect(samples(.glucose(BloodGlucose(milligramsPerDeciliter: 92))).first?.mealTime == nil)
    }

    @Test(arguments: [
        HealthEvent.Details.note, .symptom(SymptomReport(name: "Nausea", severity: 3)),
        .supplement(SupplementIntake(name: "Iron", dose: nil, count: 1)), .kicks(KickCount(count: 10, minutes: 20)),
        .contraction(Contraction(seconds: 60)), .appointment(Appointment(title: "Midwife")),
        .hydration(Drink(name: "Red wine", volume: Milliliters(100))), .weight(Weight(kilograms: 3)),
        .meal(PhoneSamples.meal([:])),
    ])
    func `what is never written`(details: HealthEvent.Details) { #expect(samples(details).isEmpty) }

    @Test func `what is asked for are the types of what she chose, never a correlation`() {
        var choices = Self.choices
        #expect(HealthType.written(choices).isEmpty && HealthType.read(choices).isEmpty)
        choices.writes = Set(HealthEvent.Details.Kind.allCases)
        (choices.writesPregnancy, choices.readsActiveEnergy) = (true, true)
        #expect(HealthType.written(choices).allSatisfy { $0.form != .correlation })
        #expect(HealthType.written(choices).contains(.pregnancy) && HealthType.read(choices) == [.activeEnergy])
        #expect(HealthType.written(choices).count == HealthNutrient.all.count + 8)
    }

    @Test func `a blood pressure is read as a whole`() {
        let choices = HealthChoices(reads: [.bloodPressure, .weight], readsActiveEnergy: true, since: PhoneSamples.day)
        #expect(HealthType.queried(choices) == [.weight, .bloodPressure])
        #expect(HealthType.read(choices).allSatisfy { $0.form != .correlation })
    }

    @Test func `choices are read as they were kept`() {
        let choices = HealthChoices(
            writes: [.meal, .weight], reads: [.sleep], writesPregnancy: true, namesFoods: true,
            readsActiveEnergy: true, since: PhoneSamples.day)
        #expect(HealthChoices(choices.bytes) == choices)
        #expect(HealthChoices(Array("{}".utf8)) == nil && HealthChoices([]) == nil)
    }
}
