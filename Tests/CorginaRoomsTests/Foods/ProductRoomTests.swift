import CorginaCore
import CorginaFoods
import CorginaJournal
import Testing

@testable import CorginaRooms

struct ProductRoomTests {
    private static let biscuits = "4006381333931"

    /// Somebody at a server whose owner built a table of two products.
    private func resident() throws -> Resident {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = 400
        nutrients[.iron] = 12
        let table = [
            Product(
                barcode: try Barcode(reading: Self.biscuits), name: "Wheat biscuits", brand: "Made Up", serving: 40,
                nutrientsPer100: nutrients),
            Product(
                barcode: try Barcode(reading: "036000291452"), name: "Oat drink", measure: .milliliters, serving: 250,
                nutrientsPer100: nutrients * 0.1),
        ]
        var maja = try Resident()
        maja.products = ProductKnowledge(
            credits: ["Somebody"], byNumber: { barcode in table.first { $0.barcode == barcode } },
            byWords: { words, limit in Array(table.filter { $0.name.lowercased().contains(words) }.prefix(limit)) })
        return maja
    }

    private func items(of maja: Resident) -> [FoodItem] {
        maja.diary.events(of: [.meal], on: maja.now.day...maja.now.day).flatMap { event -> [FoodItem] in
            guard case .meal(let meal) = event.details else { return [] }
            return meal.items
        }
    }

    @Test func `Typed digits lead to the product, and stand in no address`() throws {
        var maja = try resident()
        let place = try #require(try maja.post(.foods(.list), ["words": "4 006381 333931"]).place)
        #expect(!place.path.contains("4006381"))
        let page = try maja.get(place).markup
        for words in ["Wheat biscuits, Made Up", "A packaged food", "Per 100 g", "400", "Source: its label"] {
            #expect(page.contains(words), "\(words)")
        }
    }

    @Test func `A product is logged in servings or by weight, with its number`() throws {
        var maja = try resident()
        guard case .foods(.one(let food))? = try maja.post(.foods(.list), ["words": Self.biscuits]).place else {
            throw Missing()
        }
        _ = try maja.post(.foods(.log(food)), ["amount": "2", "portion": "counted", "mealType": "breakfast"])
        _ = try maja.post(.foods(.log(food)), ["amount": "50", "portion": "g", "mealType": "snack"])
        let items = items(of: maja)
        #expect(items.map { $0.barcode?.description } == [Self.biscuits, Self.biscuits])
        #expect(items.map { $0.source } == [.barcode, .barcode])
        #expect(Set(items.map { $0.nutrients[.energy] }) == [320, 200])
        #expect(Set(items.map { $0.grams.value }) == [80, 50])
    }

    @Test func `A drink is logged by its volume`() throws {
        var maja = try resident()
        guard case .foods(.one(let food))? = try maja.post(.foods(.list), ["words": "036000291452"]).place else {
            throw Missing()
        }
        #expect(try maja.get(.foods(.one(food))).markup.contains("Per 100 mL"))
        _ = try maja.post(.foods(.log(food)), ["amount": "500", "portion": "counted"])
        let item = try #require(items(of: maja).first)
        #expect(item.portion == "ml")
        #expect(item.grams.value == 0)
        #expect(item.nutrients[.energy] == 200)
    }

    @Test func `Her own food comes before the table`() throws {
        var maja = try resident()
        _ = try maja.post(
            .foods(.new), ["name": "Our biscuits", "barcode": Self.biscuits, "serving": "1 biscuit", "energy": "70"])
        let place = try #require(try maja.post(.foods(.list), ["words": Self.biscuits]).place)
        guard case .foods(.one(.logged)) = place else { throw Missing() }
        #expect(try maja.get(place).markup.contains("Our biscuits"))
        #expect(maja.waiting.isEmpty)
    }

    @Test func `What she logged of the table is hers from then on`() throws {
        var maja = try resident()
        guard case .foods(.one(let food))? = try maja.post(.foods(.list), ["words": Self.biscuits]).place else {
            throw Missing()
        }
        _ = try maja.post(.foods(.log(food)), ["amount": "1", "portion": "counted"])
        maja.products = .noTable
        let place = try #require(try maja.post(.foods(.list), ["words": Self.biscuits]).place)
        #expect(try maja.get(place).markup.contains("Wheat biscuits, Made Up"))
    }

    @Test func `An unknown number leads to the form with the number filled in, and is known from then on`() throws {
        var maja = try resident()
        let place = try #require(try maja.post(.foods(.list), ["words": "96385074"]).place)
        #expect(!place.path.contains("96385074"))
        #expect(try maja.get(place).markup.contains("value=\"96385074\""))
        _ = try maja.post(.foods(.new), ["name": "Gum", "barcode": "96385074", "energy": "2"])
        #expect(items(of: maja).first?.source == .manual)
        // The address of the search leads on, too.
        for found in [place, try #require(try maja.post(.foods(.list), ["words": "9638-5074"]).place)] {
            let own = try maja.get(found).place ?? found
            #expect(try maja.get(own).markup.contains("Gum"))
        }
    }

    @Test func `A food taken out of the diary is unknown again`() throws {
        var maja = try resident()
        _ = try maja.post(.foods(.new), ["name": "Gum", "barcode": "96385074", "energy": "2"])
        let event = try #require(maja.diary.events(of: [.meal], on: maja.now.day...maja.now.day).first)
        #expect(maja.diary.lastUse(of: try Barcode(reading: "96385074"))?.entry == event.id)
        _ = try maja.post(.entries(.remove(event.id)))
        #expect(maja.diary.lastUse(of: try Barcode(reading: "96385074")) == nil)
    }

    @Test(arguments: ["4006381333932", "1234567", "999999999999999999999999", "90614141000411"])
    func `A number that is none says what to do`(number: String) throws {
        var maja = try resident()
        let refused = try maja.post(.foods(.list), ["words": number])
        #expect(refused.place == nil)
        let error = #expect(throws: BarcodeError.self) { try Barcode(reading: number) }
        #expect(refused.markup.contains(try error.orThrow().description))
        #expect(refused.markup.contains(number))
        let form = try maja.post(.foods(.new), ["name": "Gum", "barcode": number, "energy": "2"]).markup
        #expect(form.contains("value=\"\(number)\""))
        #expect(maja.entries.isEmpty)
    }

    @Test func `Words find products beside the catalogue's foods`() throws {
        var maja = try resident()
        let place = try #require(try maja.post(.foods(.list), ["words": "oat"]).place)
        guard case .foods(.found(let id)) = place else { throw Missing() }
        let page = try maja.get(place).markup
        #expect(page.contains("Packaged foods"))
        #expect(page.contains("Oat drink"))
        #expect(page.contains("40 cal per 100 mL"))
        #expect(try maja.get(.foods(.one(.found(id, position: 0)))).markup.contains("Oat drink"))
        #expect(throws: RoomError.notFound) { try maja.get(.foods(.one(.found(id, position: 1)))) }
        #expect(throws: RoomError.draftGone) {
            try maja.get(.foods(.one(.found(RecordID(high: 9, low: 9), position: 0))))
        }
    }

    @Test func `A mark on a product holds for it once it is logged`() throws {
        var maja = try resident()
        guard case .foods(.one(let food))? = try maja.post(.foods(.list), ["words": Self.biscuits]).place else {
            throw Missing()
        }
        _ = try maja.post(.foods(.mark(food)), ["kind": "craving"])
        _ = try maja.post(.foods(.log(food)), ["amount": "1", "portion": "counted"])
        let item = try #require(items(of: maja).first)
        #expect(maja.diary.marks(on: item.identity).map { $0.kind } == [.craving])
    }

    @Test func `The form for a new food asks for a number first`() throws {
        let page = try resident().get(.foods(.new)).markup
        #expect(page.contains("Number below its barcode"))
        #expect(page.contains("action=\"/foods\""))
        #expect(!page.contains("name=\"barcode\""))
    }

    @Test(arguments: ["found-00000000000000030000000000000004-0", "found-00000000000000030000000000000004-12"])
    func `The address of a product is read as it is written`(text: String) {
        #expect(FoodAddress(text)?.description == text)
    }

    @Test(arguments: [
        "found", "found-", "found-00000000000000030000000000000004", "found-00000000000000030000000000000004-",
        "found-00000000000000030000000000000004-01", "found-00000000000000030000000000000004--1", "found-x-0",
        "lost-00000000000000030000000000000004-0", "found-00000000000000030000000000000004-0-0",
    ])
    func `Nothing else is the address of a product`(text: String) {
        #expect(FoodAddress(text) == nil)
    }
}
