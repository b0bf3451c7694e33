import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import Testing

@testable import CorginaRooms

/// Packaged foods in a sentence: the catalogue's foods come first, and what it does not know is offered and never taken unasked.
struct ProductSentenceTests {
    private func resident() throws -> Resident {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = 400
        let names = [
            ("4006381333931", "Zingolo", "Made Up", 40.0), ("036000291452", "Zingolo Dark", "Made Up", 25.0),
            ("96385074", "Eggs", "Made Up", 50.0), ("5010217012340", "Oats with zingolo", "Made Up", 30.0),
        ]
        let table = try names.map { number, name, brand, serving in
            Product(
                barcode: try Barcode(reading: number), name: name, brand: brand, serving: serving,
                nutrientsPer100: nutrients)
        }
        var maja = try Resident()
        maja.products = ProductKnowledge(
            credits: ["Somebody"], byNumber: { barcode in table.first { $0.barcode == barcode } },
            byWords: { words, limit in
                Array(table.filter { $0.name.lowercased().contains(words.lowercased()) }.prefix(limit))
            })
        return maja
    }

    private func sheet(_ sentence: String, _ maja: inout Resident) throws -> RecordID {
        guard case .drafts(.sheet(let id))? = try maja.post(.drafts(.say), ["sentence": sentence]).place else {
            throw Missing()
        }
        return id
    }

    private func items(of maja: Resident) -> [FoodItem] {
        maja.diary.events(of: [.meal], on: maja.now.day...maja.now.day).flatMap { event -> [FoodItem] in
            guard case .meal(let meal) = event.details else { return [] }
            return meal.items
        }
    }

    @Test(arguments: ["Zingolo", "two Zingolos", "I ate Zingolo"])
    func `A food that only the table of products knows is offered, and logged once chosen`(sentence: String) throws {
        var maja = try resident()
        let id = try sheet(sentence, &maja)
        let page = try maja.get(.drafts(.sheet(id))).markup
        for words in ["Was it one of these?", "Zingolo, Made Up", "Zingolo Dark, Made Up", "160 cal"] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(!page.contains("Oats with"))
        #expect(!page.contains("find anything to log"))
        _ = try maja.post(.drafts(.change(id, .takeProduct(offer: 1))))
        let chosen = try maja.get(.drafts(.sheet(id))).markup
        #expect(!chosen.contains("Was it one of these?") && !chosen.contains("I didn’t understand"))
        _ = try maja.post(.drafts(.log(id)))
        let item = try #require(items(of: maja).first)
        #expect(item.name == "Zingolo Dark, Made Up")
        #expect(item.barcode?.description == "0036000291452")
        #expect(item.source == .barcode && item.isEstimated)
        #expect(item.nutrients[.energy] == 100)
    }

    @Test func `It joins the meal that was understood`() throws {
        var maja = try resident()
        let id = try sheet("I had two eggs and a Zingolo", &maja)
        _ = try maja.post(.drafts(.change(id, .takeProduct(offer: 0))))
        _ = try maja.post(.drafts(.log(id)))
        #expect(items(of: maja).count == 2)
        #expect(maja.diary.events(of: [.meal], on: maja.now.day...maja.now.day).count == 1)
    }

    @Test func `It takes the place of what was guessed from the same words`() throws {
        var maja = try resident()
        let id = try sheet("a Zingolo bar", &maja)
        _ = try maja.post(.drafts(.change(id, .takeProduct(offer: 0))))
        _ = try maja.post(.drafts(.log(id)))
        #expect(items(of: maja).map { $0.name } == ["Zingolo, Made Up"])
    }

    @Test func `What the catalogue knows is never asked about`() throws {
        var maja = try resident()
        let id = try sheet("I had two eggs", &maja)
        #expect(!(try maja.get(.drafts(.sheet(id))).markup.contains("Was it one of these?")))
    }

    @Test func `Without a table, and for words no product is named by, nothing is offered`() throws {
        var maja = try resident()
        let unnamed = try sheet("a qwortle", &maja)
        #expect(!(try maja.get(.drafts(.sheet(unnamed))).markup.contains("Was it one of these?")))
        maja.products = .noTable
        let unknown = try sheet("a Zingolo", &maja)
        #expect(!(try maja.get(.drafts(.sheet(unknown))).markup.contains("Was it one of these?")))
    }

    @Test func `The search of the sheet finds products beside foods, for another food and for one more`() throws {
        var maja = try resident()
        let id = try sheet("I had two eggs", &maja)
        _ = try maja.post(.drafts(.searchItem(id, event: 0, item: 0)), ["words": "zingolo"])
        let page = try maja.get(.drafts(.item(id, event: 0, item: 0))).markup
        #expect(page.contains("Packaged foods") && page.contains("Zingolo Dark, Made Up"))
        _ = try maja.post(.drafts(.item(id, event: 0, item: 0)), ["product": "1"])
        _ = try maja.post(.drafts(.add(id, event: 0)), ["words": "4006381333931"])
        _ = try maja.post(.drafts(.add(id, event: 0)), ["product": "0"])
        _ = try maja.post(.drafts(.log(id)))
        #expect(items(of: maja).map { $0.name } == ["Zingolo Dark, Made Up", "Zingolo, Made Up"])
    }

    @Test func `An offer that is not there changes nothing`() throws {
        var maja = try resident()
        let id = try sheet("I had two eggs and a Zingolo", &maja)
        let before = try maja.get(.drafts(.sheet(id))).markup
        _ = try maja.post(.drafts(.change(id, .takeProduct(offer: 9))))
        #expect(try maja.get(.drafts(.sheet(id))).markup == before)
    }
}
