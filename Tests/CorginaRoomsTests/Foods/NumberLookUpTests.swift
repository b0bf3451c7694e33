import CorginaCore
import CorginaFoods
import CorginaJournal
import Testing

@testable import CorginaRooms

/// A number that nobody here knows, and the server that may.
struct NumberLookUpTests {
    private static let number = "4006381333931"

    private func resident(agreed: Bool = true) throws -> Resident {
        var maja = try Resident()
        maja.uses = ConfiguredUses(hosts: [.products: "products.example"])
        if agreed {
            _ = try maja.post(
                .settings(.providers), ["use": "products", "host": "products.example", "answer": "yes"])
        }
        return maja
    }

    private func search(_ maja: inout Resident, _ words: String = number) throws -> RecordID {
        guard case .foods(.found(let id))? = try maja.post(.foods(.list), ["words": words]).place else {
            throw Missing()
        }
        return id
    }

    private func product() throws -> Product {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = 400
        nutrients[.sodium] = 0.5
        return Product(
            barcode: try Barcode(reading: Self.number), name: "Oat biscuits", brand: "Made Up", serving: 40,
            nutrientsPer100: nutrients)
    }

    private func number(of id: RecordID, _ maja: Resident) throws -> Barcode? {
        try NumberLookUp.number(of: id, maja.visit(.foods(.lookUp(id))))
    }

    private func take(_ maja: inout Resident, for id: RecordID) throws -> Answer {
        var visit = try maja.visit(.foods(.lookUp(id)))
        let answer = try NumberLookUp.take(product(), for: id, by: &visit)
        maja.perform(visit.effects)
        return answer
    }

    @Test func `it may be sent once she agreed, and before she is told where to agree`() throws {
        var maja = try resident()
        let id = try search(&maja)
        #expect(try number(of: id, maja) == Barcode(reading: Self.number))
        let page = try maja.get(.foods(.found(id))).markup
        #expect(page.contains("Look the number up") && page.contains("Sends this number alone to products.example."))
        var nora = try resident(agreed: false)
        let other = try search(&nora)
        #expect(try number(of: other, nora) == nil)
        let asking = try nora.get(.foods(.found(other))).markup
        #expect(asking.contains("once you agree to send numbers there") && !asking.contains("Look the number up"))
    }

    @Test func `words, a number of hers and a draft that is gone are sent nowhere`() throws {
        var maja = try resident()
        #expect(try number(of: search(&maja, "oats"), maja) == nil)
        let id = try search(&maja)
        _ = try maja.post(.foods(.new), ["name": "Ours", "barcode": Self.number, "energy": "70"])
        #expect(try number(of: id, maja) == nil)
        #expect(throws: RoomError.draftGone) { try number(of: RecordID(high: 9, low: 9), maja) }
    }

    @Test func `what is listed is shown with whoever lists it, and logged it is hers`() throws {
        var maja = try resident()
        let id = try search(&maja)
        _ = try take(&maja, for: id)
        #expect(try number(of: id, maja) == nil)
        let food = FoodAddress.found(id, position: 0)
        #expect(try maja.get(.foods(.found(id))).place == .foods(.one(food)))
        let page = try maja.get(.foods(.one(food))).markup
        for words in ["Oat biscuits, Made Up", "products.example lists it", "Per 100 g"] {
            #expect(page.contains(words))
        }
        #expect(throws: RoomError.notFound) { try maja.get(.foods(.one(.found(id, position: 1)))) }
        _ = try maja.post(.foods(.log(food)), ["amount": "2", "portion": "counted"])
        guard case .foods(.one(.logged))? = try maja.post(.foods(.list), ["words": Self.number]).place else {
            throw Missing()
        }
    }

    @Test func `what she entered meanwhile stands`() throws {
        var maja = try resident()
        let id = try search(&maja)
        _ = try maja.post(.foods(.new), ["name": "Ours", "barcode": Self.number, "energy": "70"])
        #expect(try take(&maja, for: id).place == .foods(.found(id)))
        let own = try #require(try maja.get(.foods(.found(id))).place)
        #expect(try maja.get(own).markup.contains("Ours"))
    }

    @Test func `what goes wrong is said on the form, which keeps its number`() throws {
        var maja = try resident()
        let id = try search(&maja)
        let answer = try NumberLookUp.giveUp(on: id, for: maja.visit(.foods(.lookUp(id))), problem: "It failed.")
        #expect(answer.status == .refused)
        #expect(answer.markup.contains("It failed.") && answer.markup.contains("value=\"\(Self.number)\""))
    }
}
