import CorginaFoods
import Testing

@testable import CorginaRooms

struct FoodChoiceTests {
    @Test func `Foods side by side never share a name`() throws {
        let foods = try foods(
            "Oatmeal, regular or quick, made with water, NS as to fat",
            "Oatmeal, regular or quick, made with water, no added fat",
            "Oatmeal, regular or quick, made with milk, NS as to fat",
            "Oatmeal, regular or quick, made with milk, no added fat")
        let choices = FoodChoice.told(apart: foods, chosen: foods[0], in: .ofNoRegion)
        #expect(Set(choices.map(\.name)).count == choices.count)
        #expect(choices.map(\.isChosen) == [true] + choices.dropFirst().map { _ in false })
        #expect(choices.contains { $0.name.contains("no added fat") })
    }

    @Test func `A name that stands alone is left short, and a food is offered once`() throws {
        let foods = try foods("Blueberries, raw", "Blueberries, frozen", "Blueberries, raw")
        #expect(FoodChoice.told(apart: foods, chosen: foods[0], in: .ofNoRegion).count == 2)
    }

    @Test func `A search tells foods apart without the table's blanks, and leaves out twins`() throws {
        let foods = try foods(
            "Egg omelet or scrambled egg, NS as to fat", "Egg omelet or scrambled egg, NS as to fat type",
            "Egg omelet or scrambled egg, with cheese and meat, NS as to fat")
        let found = FoodChoice.found(foods)
        #expect(found.map { $0.name } == [foods[0].name, foods[2].name])
        let details = found.map { FoodChoice($0, in: .ofNoRegion).detail }
        #expect(details == ["184 cal per 100\u{A0}g", "With cheese and meat · 209 cal per 100\u{A0}g"])
    }

    private func foods(_ names: String...) throws -> [Food] {
        let catalogue = try #require(Resident.foods?.catalogue)
        return try names.map { name in try #require(catalogue.foods.first { $0.name == name }) }
    }
}
