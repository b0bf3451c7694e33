import CorginaCore
import Testing

struct SupplementNutrientTests {
    private func amounts(_ name: String, _ dose: String?, count: Int = 1) -> NutrientAmounts {
        SupplementIntake(name: name, dose: dose, count: count).nutrients
    }

    @Test func `A dose of a single nutrient counts, in its own unit and as often as taken`() {
        #expect(amounts("Iron", "27 mg", count: 2)[.iron] == 54)
        #expect(amounts("Calcium", "0.5 g")[.calcium] == 500)
        #expect(amounts("Vitamin D", "400 IU")[.vitaminD] == 10)
    }

    @Test func `Folic acid counts 1.7 times towards folate, and as itself against its limit`() {
        let taken = amounts("Folic acid", "400 µg")
        #expect(taken[.folicAcid] == 400 && abs(taken[.folate] - 680) < 1e-9)
    }

    @Test(arguments: [
        ("Iron", nil), ("Iron", "two"), ("Iron", "NaN mg"), ("Iron", "-5 mg"), ("Iron", "27 IU"),
        ("Prenatal vitamin", "1 g"), ("Omega-3", "200 mg"),
    ])
    func `What is not told adds nothing`(name: String, dose: String?) {
        #expect(amounts(name, dose) == .zero)
    }
}
