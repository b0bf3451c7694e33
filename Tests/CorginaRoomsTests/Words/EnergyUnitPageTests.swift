import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// The pages that print energy, each with the unit that is usual where she lives and never with the other.
struct EnergyUnitPageTests {
    /// "cal", "kcal": the units among the words of a page.
    static func units(in words: String) -> Set<String> {
        Set(words.split { !$0.isLetter }.map(String.init)).intersection(["cal", "kcal"])
    }

    @Test(arguments: [
        (FoodRegion?.some(.us), "cal"), (nil, "cal"), (.uk, "kcal"), (.australia, "kcal"), (.india, "kcal"),
    ])
    func `energy has one unit on all of them`(region: FoodRegion?, unit: String) throws {
        for (name, words) in try Self.pages(region) {
            #expect(Self.units(in: words) == [unit], "\(name)")
        }
    }

    /// A diary with a goal, meals, a recipe and drafts; what its pages say, by name.
    private static func pages(_ region: FoodRegion?) throws -> [(name: String, words: String)] {
        var maja = try RegionalPageTests.resident(region)
        _ = try maja.post(.settings(.goals), ["source": "provider", "number": "2100"])
        let dinner = try maja.draft("porkchop and potatoes")
        let logged = try maja.post(.drafts(.log(dinner)))
        var pages = [("after logging", try maja.get(.today, changed: logged.changed).markup)]
        for route in try routes(for: &maja) {
            pages.append((route.path, try maja.get(route).markup))
        }
        return pages.map { (name: $0.0, words: RegionalPageTests.words($0.1)) }
    }

    private static func routes(for maja: inout Resident) throws -> [Route] {
        let today = maja.now.day
        let meal = try maja.diary.events(of: [.meal], on: today...today).first.orThrow()
        let recipe = try maja.post(.entries(.saveRecipe(meal.id))).place.orThrow()
        guard case .recipes(.one(let id)) = recipe else { throw Missing() }
        let edited = try maja.post(.recipes(.edit(id))).place.orThrow()
        let found = try maja.post(.foods(.list), ["words": "banana"]).place.orThrow()
        let food = try maja.get(.foods(.one(.logged(meal.id, position: 0)))).place.orThrow()
        let asked = try maja.draft("I had curry")
        let searched = try maja.draft("two eggs")
        _ = try maja.post(.drafts(.searchItem(searched, event: 0, item: 0)), ["words": "banana"])
        return [
            .today, .day(today - 1), .quickLog(nil), .entries(.one(meal.id)), .timeline(.list(.all)),
            .drafts(.sheet(asked)), .drafts(.item(searched, event: 0, item: 0)), edited, recipe, .recipes(.list),
            .foods(.list), .foods(.new), found, food, .calories(.current), .calories(.day(today)), .settings(.goals),
            .appointments(.visit), .appointments(.report),
        ]
    }

    @Test(arguments: [(FoodRegion.us, "cal"), (.uk, "kcal")])
    func `what a food may mean, and what was logged, tell their energy`(region: FoodRegion, unit: String) throws {
        var maja = try RegionalPageTests.resident(region)
        let asked = try maja.draft("I had curry")
        let sheet = try maja.get(.drafts(.sheet(asked))).markup
        #expect(sheet.contains(try Regex("about [0-9,]+ \(unit)<")))
        let eggs = try maja.draft("two eggs")
        let logged = try maja.post(.drafts(.log(eggs)))
        let today = try maja.get(.today, changed: logged.changed).markup
        #expect(today.contains(try Regex("Logged [^<]+ · [0-9,]+ \(unit)<")))
    }
}

extension Resident {
    /// What she said, understood and not logged yet.
    fileprivate mutating func draft(_ sentence: String) throws -> RecordID {
        guard case .drafts(.sheet(let id))? = try post(.drafts(.say), ["sentence": sentence]).place else {
            throw Missing()
        }
        return id
    }
}
