import CorginaCore
import Testing

/// The ranges that forms, sentences, shortcuts and scripts share.
struct ImplausibleFigureTests {
    @Test(arguments: [
        (HealthEvent.Details.weight(Weight(kilograms: 70_000_000)), ImplausibleFigure.reading(.weight)),
        (.weight(Weight(kilograms: .nan)), .reading(.weight)),
        (.hydration(Drink(name: "Water", volume: Milliliters(5_001))), .drink),
        (.kicks(KickCount(count: 1_001, minutes: nil)), .reading(.kicks)), (.kicks(KickCount(count: 10, minutes: -1)), .reading(.kicks)),
        (.contraction(Contraction(seconds: 3_601)), .reading(.contraction)),
        (.bloodPressure(BloodPressure(systolic: 261, diastolic: 80)), .reading(.bloodPressure)),
        (.glucose(BloodGlucose(milligramsPerDeciliter: 17)), .reading(.glucose)),
        (.temperature(Temperature(celsius: .infinity)), .reading(.temperature)),
        (.symptom(SymptomReport(name: "Nausea", severity: 6)), .symptom),
        (.symptom(SymptomReport(name: "Nausea", severity: nil, minutes: 525_601)), .symptom),
        (.supplement(SupplementIntake(name: "Iron", dose: nil, count: 51)), .supplement),
        (.appointment(Appointment(title: "Scan", minutes: 0)), .appointment),
    ])
    func `a figure nobody means is named`(details: HealthEvent.Details, figure: ImplausibleFigure) {
        #expect(details.implausible == figure)
    }

    @Test(arguments: [
        HealthEvent.Details.weight(Weight(kilograms: 30)), .weight(Weight(kilograms: 300)),
        .hydration(Drink(name: "Water", volume: Milliliters(5_000))), .kicks(KickCount(count: 0, minutes: nil)),
        .contraction(Contraction(seconds: nil)), .contraction(Contraction(seconds: 3_600)), .note,
        .glucose(BloodGlucose(milligramsPerDeciliter: 40 * BloodGlucose.milligramsPerDeciliterPerMillimole)),
        .symptom(SymptomReport(name: "Nausea", severity: nil, minutes: 30, amounts: [.hoursWithoutFluids: 0.5])),
    ])
    func `what somebody may mean can be kept`(details: HealthEvent.Details) {
        #expect(details.implausible == nil)
    }

    @Test(arguments: [
        (10_000.0, 100_000.0, true), (10_001, 10, false), (1, 100_001, false), (0, 10, false), (.nan, 1, false),
        (2, 0, true),
    ])
    func `of one food an entry takes so much and no more`(quantity: Double, grams: Double, isTaken: Bool) {
        #expect(FoodItem.isPlausible(quantity: quantity, grams: Grams(grams)) == isTaken)
    }

    @Test func `every figure is told in a sentence that repeats nothing she said`() {
        for figure in ImplausibleFigure.allCases {
            #expect(figure.description.hasPrefix("That") || figure.description.hasPrefix("A "))
        }
    }
}
