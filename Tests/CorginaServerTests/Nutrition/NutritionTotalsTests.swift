import CarriedKnowledge
import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import CorginaRooms
import Foundation
import SeededRandom
import Testing

@testable import CorginaServer

/// Days recomputed from the published tables: decimals as printed, multiplied and added exactly, beside what the product
/// makes of the same foods on their way from the catalogue through a draft, the journal's bytes and the fold.
struct NutritionTotalsTests {
    private static let catalogue = Result { try EmbeddedCatalogue.load() }
    private static let firstDay = CalendarDay(number: 20_700)

    /// A published food: its figures per 100 g and its portion weights, both as printed.
    private struct Published {
        var code: String
        var per100g: [Decimal]
        var portions: [Decimal]
    }

    /// One helping: a food, one of its portions, and how many of it, in quarters.
    private struct Helping {
        var food: Published
        var portion: Decimal
        var quarters: Int
        var type: MealType

        var grams: Decimal { portion * Decimal(quarters) / 4 }
    }

    @Test(arguments: 0..<50)
    func `a generated day adds up to what the published tables say`(number: Int) throws {
        let catalogue = try Self.catalogue.get()
        let foods = Self.published()
        #expect(foods.count == 40 && foods.allSatisfy { $0.per100g.count == Nutrient.allCases.count })
        var random = SeededGenerator(seed: UInt64(number) &* 7_919 &+ 11)
        let helpings = Self.day(of: foods, &random)
        let day = Self.firstDay + number
        let diary = try Self.diary(helpings, on: day, catalogue, &random)

        let product = diary.intake(on: day).nutrients
        let shown = CalorieDay(day, events: diary.events(on: day), goal: nil).nutrients
        for nutrient in Nutrient.allCases {
            let exact = Self.total(helpings, nutrient)
            #expect(Self.agree(product[nutrient], exact), "\(nutrient): \(product[nutrient]) and \(exact)")
            #expect(Self.agree(shown[nutrient], exact), "\(nutrient) on the day's page")
        }
        for type in MealType.allCases {
            let exact = Self.total(helpings.filter { $0.type == type }, .energy)
            #expect(Self.agree(diary.intake(on: day).energy(at: type).value, exact), "\(type)")
        }
        let card = EatenPart(
            diary.events(on: day).compactMap { if case .meal(let meal) = $0.details { meal } else { nil } },
            english: .ofNoRegion)
        #expect(card.total == Self.grouped(Self.total(helpings, .energy)))
    }

    @Test func `the portions are those of the published table`() throws {
        let catalogue = try Self.catalogue.get()
        for food in Self.published() {
            let known = try #require(FoodCode(food.code).flatMap { catalogue[$0] }).portions.map(\.grams.value)
            for portion in food.portions {
                #expect(known.contains(NSDecimalNumber(decimal: portion).doubleValue), "\(food.code)")
            }
        }
    }
}

extension NutritionTotalsTests {
    private static func published() -> [Published] {
        let weights = PublishedRows.portions.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
        return PublishedRows.nutrients.split(separator: "\n").map { line in
            let cells = line.split(separator: "|").map(String.init)
            let portions = weights.filter { $0[0] == cells[0] }.compactMap { Decimal(string: $0[1]) }
            return Published(
                code: cells[0], per100g: cells.dropFirst().compactMap { Decimal(string: $0) }, portions: portions)
        }
    }

    private static func day(of foods: [Published], _ random: inout SeededGenerator) -> [Helping] {
        (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
            guard let food = foods.randomElement(using: &random),
                let portion = food.portions.randomElement(using: &random),
                let type = MealType.allCases.randomElement(using: &random)
            else { return nil }
            return Helping(food: food, portion: portion, quarters: Int.random(in: 1...12, using: &random), type: type)
        }
    }

    private static func total(_ helpings: [Helping], _ nutrient: Nutrient) -> Decimal {
        guard let column = Nutrient.allCases.firstIndex(of: nutrient) else { return 0 }
        return helpings.reduce(Decimal(0)) { $0 + $1.food.per100g[column] * $1.grams / 100 }
    }

    /// To a millionth of the figure.
    private static func agree(_ product: Double, _ exact: Decimal) -> Bool {
        let exact = NSDecimalNumber(decimal: exact).doubleValue
        return abs(product - exact) <= max(exact, 1) * 1e-6
    }

    private static func grouped(_ exact: Decimal) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 0
        formatter.roundingMode = .halfUp
        return formatter.string(from: NSDecimalNumber(decimal: exact)) ?? ""
    }

    /// Logged as the product does it, written to the journal's bytes and read back.
    private static func diary(
        _ helpings: [Helping], on day: CalendarDay, _ catalogue: FoodCatalogue, _ random: inout SeededGenerator
    ) throws -> Diary {
        var diary = Diary()
        for (number, helping) in helpings.enumerated() {
            let item = try draft(helping).foodItem(from: catalogue)
            let moment = Moment(day: day, time: TimeOfDay(minutes: 420 + number * 45), utcOffset: -18_000)
            let event = HealthEvent(
                id: RecordID(using: &random), moment: moment,
                details: .meal(Meal(name: item.name, type: helping.type, items: [item])))
            let entry = JournalEntry(
                id: EntryID(using: &random), recordedAt: moment, device: "test", change: .putEvent(event))
            diary.apply(try JournalEntry(decoding: entry.encoded()), sequence: number + 1)
        }
        return diary
    }

    private static func draft(_ helping: Helping) throws -> FoodDraft {
        FoodDraft(
            phrase: "food", food: try #require(FoodCode(helping.food.code)), name: "food",
            quantity: Double(helping.quarters) / 4,
            portion: "portion", grams: Grams(NSDecimalNumber(decimal: helping.grams).doubleValue), confidence: 1,
            portionReason: "",
            isEstimated: false, alternates: [])
    }
}
