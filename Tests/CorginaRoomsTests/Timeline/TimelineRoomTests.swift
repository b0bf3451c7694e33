import CorginaCore
import Testing

@testable import CorginaRooms

/// All entries, narrowed; and what is done to one of them from there.
@Suite struct TimelineRoomTests {
    private let meals = Route.timeline(.list(TimelineAddress(kinds: [.meal])))

    private func resident() throws -> Resident {
        var maja = try Resident()
        for sentence in ["I ate an apple", "two glasses of water", "headache 3/5", "took my iron"] {
            try maja.log(sentence)
        }
        return maja
    }

    private func rows(_ page: String) -> Int { Tag.all(in: page).count { $0.attributes["class"] == "event" } }

    private func rows(_ route: Route, of maja: Resident) throws -> Int { rows(try maja.get(route).markup) }

    @Test func `everything is listed, and narrowed by kind in the address`() throws {
        let maja = try resident()
        let all = try maja.get(.timeline(.list(.all))).markup
        #expect(rows(all) == 4 && all.contains("All entries") && all.contains(">Today<"))
        #expect(try rows(.timeline(.list(TimelineAddress(kinds: [.symptom]))), of: maja) == 1)
        #expect(try rows(.timeline(.list(TimelineAddress(kinds: [.meal, .hydration]))), of: maja) == 2)
        let none = try maja.get(.timeline(.list(TimelineAddress(kinds: [.weight])))).markup
        #expect(rows(none) == 0 && none.contains("Nothing found"))
        #expect(Route("/timeline/kinds/meal.hydration") != nil && Route("/timeline/kinds/hydration.meal") == nil)
    }

    @Test func `her words and tags are in no address, and the search is kept while kinds change`() throws {
        var maja = try resident()
        let found = try #require(try maja.post(.timeline(.list(.all)), ["words": "hEAda"]).place)
        guard case .timeline(.list(let address)) = found else { throw Missing() }
        #expect(!found.path.lowercased().contains("heada"))
        let page = try maja.get(found).markup
        #expect(rows(page) == 1 && page.contains("1 entry") && page.contains("“hEAda”"))
        #expect(page.contains(found.path + "/kinds/"))
        #expect(try rows(.timeline(.list(address.toggling(.meal))), of: maja) == 0)
        #expect(try maja.post(found, ["words": ""]).place == .timeline(.list(.all)))
        let gone = TimelineAddress(found: RecordID(high: 9, low: 9))
        #expect(try maja.get(.timeline(.list(gone))).place == .timeline(.list(.all)))
        let long = try maja.post(.timeline(.list(.all)), ["words": String(repeating: "a", count: 101)])
        #expect(long.status == .refused && long.markup.contains("Use at most 100 characters"))
    }

    @Test func `an entry is given tags, found by them, and rid of them, each with Undo`() throws {
        var maja = try resident()
        let (headache, apple) = (try maja.last(.symptom).id, try maja.last(.meal).id)
        let entry = Route.timeline(.entry(headache, from: .all))
        let tagged = try maja.post(
            .timeline(.tags(headache)), ["tag": "#Travel, bad night", "back": entry.path])
        #expect(tagged.place == entry)
        let page = try maja.page(after: tagged)
        #expect(page.contains("Remove tag Travel") && page.contains("Undo"))
        let found = try #require(try maja.post(.timeline(.list(.all)), ["tag": "Travel"]).place)
        #expect(!found.path.lowercased().contains("travel"))
        #expect(try rows(found, of: maja) == 1)
        _ = try maja.post(.timeline(.tags(apple)), ["tag": "TRAVEL"])
        #expect(try rows(found, of: maja) == 2)
        let removed = try maja.post(.timeline(.tags(headache)), ["remove": "Travel"])
        #expect(removed.place == .entries(.one(headache)))
        #expect(try rows(found, of: maja) == 1)
        #expect(try maja.takeBack(removed, from: .entries(.one(headache))).place == .entries(.one(headache)))
        #expect(try rows(found, of: maja) == 2)
        let long = try maja.post(.timeline(.tags(headache)), ["tag": String(repeating: "x", count: 31)])
        #expect(long.status == .refused && long.markup.contains("Use at most 30 characters for a tag"))
        #expect(throws: RoomError.notFound) {
            try maja.post(.timeline(.tags(RecordID(high: 9, low: 9))), ["tag": "a"])
        }
    }

    @Test func `deleting from the timeline stays there, and so does Undo`() throws {
        var maja = try resident()
        let id = try maja.last(.meal).id
        let removed = try maja.post(.entries(.remove(id)), ["back": meals.path])
        #expect(removed.place == meals)
        let page = try maja.page(after: removed)
        #expect(rows(page) == 0 && page.contains("Undo"))
        #expect(try maja.takeBack(removed, from: meals).place == meals)
        #expect(try rows(meals, of: maja) == 1)
        // No other place is led to.
        #expect(try maja.post(.entries(.remove(id)), ["back": "/settings"]).place == .today)
    }

    @Test func `an entry edited from the timeline leads back there, saved or not`() throws {
        var maja = try resident()
        let id = try maja.last(.meal).id
        func edit(from place: Route) throws -> RecordID {
            guard case .drafts(.sheet(let draft))? = try maja.post(.entries(.edit(id)), ["back": place.path]).place
            else { throw Missing() }
            return draft
        }
        #expect(try maja.post(.drafts(.discard(edit(from: meals)))).place == meals)
        let saved = try maja.post(.drafts(.log(edit(from: meals))), ["notes-0": "behind the eyes"])
        #expect(saved.place == meals)
        #expect(try maja.page(after: saved).contains("behind the eyes"))
        #expect(try maja.post(.drafts(.discard(edit(from: .settings(.overview))))).place == .today)
    }

    @Test func `what one sentence tells keeps its order`() throws {
        var maja = try Resident()
        let logged = try maja.log("a glass of water, took my iron, feeling a bit sick, backache 2/5")
        let today = try maja.page(after: logged)
        let start = try #require(today.firstRange(of: "id=\"timeline\"")?.upperBound)
        let places = ["Water", "Iron", "Nausea", "Back pain"].compactMap { title in
            today[start...].firstRange(of: "\(title)</a>")?.lowerBound
        }
        #expect(places.count == 4 && places == places.sorted())
        #expect(Tag.all(in: String(today[start...])).count { $0.attributes["data-fresh"] != nil } == 4)
        #expect(try !maja.get(.today).markup.contains("data-fresh"))
    }
}
