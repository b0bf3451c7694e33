import CorginaCore
import Testing

@testable import CorginaLanguage

/// Dishes that are named by their two foods.
struct PartedDishTests {
    private func foods(_ sentence: String) -> [FoodDraft] { Spoken.understand(sentence).events.flatMap { $0.items } }

    @Test(arguments: ["beans on toast", "toast and marmalade", "biscuits with sausage gravy"])
    func `are logged as the two`(sentence: String) {
        #expect(foods(sentence).count == 2, "\(foods(sentence).map { $0.phrase })")
    }

    @Test(arguments: ["rice and peas", "fish and chips", "chicken and dumplings"])
    func `stay one where nobody thinks of two`(sentence: String) {
        #expect(foods(sentence).count == 1, "\(foods(sentence).map { $0.phrase })")
    }

    @Test func `weigh together what the dish weighs, and what is spread keeps its own weight`() {
        let toast = foods("toast and marmalade")
        #expect(toast.count == 2)
        #expect(abs(toast.reduce(0) { $0 + $1.grams.value } - 100) < 0.5)
        #expect(toast.last.map { $0.grams.value < 35 } == true)
    }
}
