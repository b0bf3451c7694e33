import CorginaCore
import Testing

@testable import CorginaFoods

/// What is asked about figures typed from a label.
struct LabelFiguresTests {
    /// A bar of 45 g: 210 kcal.
    private static let bar: [Nutrient: Double] = [
        .energy: 210, .protein: 4, .carbohydrate: 26, .sugars: 12, .fat: 10, .saturatedFat: 4, .sodium: 90,
    ]

    private func doubts(
        _ changes: [Nutrient: Double?] = [:], grams: Double? = 45, energyPer100: Double? = nil
    ) -> [LabelDoubt] {
        var amounts = Self.bar
        for (nutrient, amount) in changes { amounts[nutrient] = amount }
        return LabelFigures(amounts: amounts, grams: grams, energyPer100: energyPer100).doubts
    }

    @Test func `figures that fit are not asked about, and neither are few`() {
        #expect(doubts().isEmpty)
        #expect(doubts(grams: nil).isEmpty)
        #expect(doubts(energyPer100: 467).isEmpty)
        #expect(LabelFigures(amounts: [.energy: 2]).doubts.isEmpty)
        #expect(LabelFigures(amounts: [:], grams: 30, energyPer100: 100).doubts.isEmpty)
    }

    @Test func `energy in kilojoules is known by the other figures, or by the weight alone`() {
        #expect(doubts([.energy: 879]) == [.kilojoules])
        #expect(doubts([.energy: 879, .protein: nil]) == [.kilojoules])
        #expect(doubts([.energy: 879], grams: nil) == [.kilojoules])
    }

    @Test func `energy that fits nothing is asked about`() {
        #expect(doubts([.energy: 20]) == [.balance])
        #expect(doubts([.energy: 9_000]) == [.energy])
    }

    @Test func `a part is no more than its whole`() {
        #expect(doubts([.sugars: 30]) == [.sugars])
        #expect(doubts([.saturatedFat: 11]) == [.saturatedFat])
        // Labels round.
        #expect(doubts([.sugars: 26.5]).isEmpty)
        #expect(doubts([.sugars: 30, .carbohydrate: nil]).isEmpty)
    }

    @Test func `what is in a serving weighs no more than it`() {
        #expect(doubts(grams: 35) == [.weight])
    }

    @Test func `sodium in grams, and more of it than salt has, is asked about`() {
        #expect(doubts([.sodium: 0.09]) == [.sodium])
        #expect(doubts([.sodium: 45_000]) == [.sodium])
        #expect(doubts([.sodium: 0]).isEmpty)
    }

    @Test func `a serving and 100 g fit each other`() {
        #expect(doubts(energyPer100: 210) == [.energyPer100])
        #expect(doubts(grams: nil, energyPer100: 210).isEmpty)
    }

    @Test(arguments: [0, -1, .greatestFiniteMagnitude, .infinity, .nan] as [Double])
    func `no figure is too strange to be asked about`(value: Double) {
        let amounts = Dictionary(uniqueKeysWithValues: Nutrient.allCases.map { ($0, value) })
        _ = LabelFigures(amounts: amounts, grams: value, energyPer100: value).doubts
    }
}
