import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// The foods that a picture server sees on a photo that waits.
@Suite struct PhotoLookingTests {
    private static let seen = [
        SeenFood(
            name: "boiled potatoes", amount: "1 cup", box: PhotoBox(x: 0.1, y: 0.2, width: 0.3, height: 0.3),
            confidence: 0.3),
        SeenFood(name: "toast", box: PhotoBox(x: 0.6, y: 0.2, width: 0.3, height: 0.3), confidence: 0.9),
    ]
    private let photo = RecordID(high: 8, low: 8)
    private let draft = RecordID(high: 9, low: 9)

    private var foods: Route { .photos(.foods(draft)) }
    private var sheet: Route { .drafts(.sheet(draft)) }

    /// Somebody whose photo waits, where a picture server is configured.
    private func waiting(agreed: Bool = true) throws -> Resident {
        var maja = try Resident()
        maja.uses = ConfiguredUses(hosts: [.vision: "eye.example"])
        if agreed {
            _ = try maja.post(
                .settings(.providers), ["use": "vision", "host": "eye.example", "answer": "yes"])
        }
        maja.perform([.stage(try PhotoRoom.draft(of: photo, on: nil), as: draft)])
        return maja
    }

    private func take(_ maja: inout Resident, _ seen: [SeenFood] = Self.seen) throws -> Answer {
        var visit = try maja.visit(.photos(.look(draft)))
        let answer = try PhotoLooking.take(seen, for: draft, by: &visit)
        maja.perform(visit.effects)
        return answer
    }

    private func giveUp(_ maja: inout Resident) throws -> Answer {
        var visit = try maja.visit(.photos(.look(draft)))
        let answer = try PhotoLooking.giveUp(on: draft, by: &visit, problem: "It failed.")
        maja.perform(visit.effects)
        return answer
    }

    private func meal(_ maja: Resident) throws -> Meal {
        let event = try maja.diary.events(on: maja.now.day).first.orThrow()
        guard case .meal(let meal) = event.details else { throw Missing() }
        return meal
    }

    @Test func `it may be sent once she agreed, and before she is told where to agree`() throws {
        let maja = try waiting()
        #expect(try PhotoLooking.photo(of: draft, maja.visit(.photos(.look(draft)))) == photo)
        let page = try maja.get(foods).markup
        #expect(page.contains("Name the foods for me") && page.contains("Sends this photo to eye.example"))
        #expect(page.contains("data-look=\"now\""))
        let nora = try waiting(agreed: false)
        #expect(try PhotoLooking.photo(of: draft, nora.visit(.photos(.look(draft)))) == nil)
        let hers = try nora.get(foods).markup
        #expect(hers.contains("once you agree to send them there") && hers.contains("href=\"/settings/providers\""))
        #expect(!hers.contains("data-look"))
    }

    @Test func `where none is configured the page says nothing of one`() throws {
        var maja = try waiting()
        maja.uses = .none
        let page = try maja.get(foods).markup
        #expect(!page.contains("eye.example") && !page.contains("data-look"))
        #expect(try PhotoLooking.photo(of: draft, maja.visit(.photos(.look(draft)))) == nil)
    }

    @Test func `each food it sees is a box with its name, and a line of the list with how sure it is`() throws {
        var maja = try waiting()
        #expect(try take(&maja).place == foods)
        let page = try maja.get(foods).markup
        #expect(page.contains(">boiled potatoes</text>") && page.contains(">toast</text>"))
        #expect(page.contains("value=\"1 cup boiled potatoes\"") && page.contains("value=\"toast\""))
        #expect(page.contains("Perhaps. Is this right?") && page.contains("shot__box--unsure"))
        #expect(page.contains("A model named these") && !page.contains("data-look"))
        #expect(maja.entries.count == 1, "her yes, and nothing else")
    }

    @Test func `she changes, removes and adds, and what she confirms is a meal of the catalogue's foods`() throws {
        var maja = try waiting()
        _ = try take(&maja)
        _ = try maja.post(foods, ["remove": "1", "food-0": "1 cup boiled potatoes", "food-1": "toast"])
        #expect(try !maja.get(foods).markup.contains("value=\"toast\""))
        _ = try maja.post(foods, ["mark": "0.8 0.8", "food-0": "1 cup boiled potatoes"])
        #expect(
            try maja.post(foods, ["food-0": "1 cup boiled potatoes", "food-1": "an apple"]).place == sheet)
        #expect(try maja.get(sheet).markup.contains("Is this right?"))
        _ = try maja.post(.drafts(.log(draft)))
        let items = try meal(maja).items
        #expect(items.count == 2 && items.allSatisfy { $0.source == .photo && $0.foodCode != nil })
    }

    @Test func `what is not sure is asked about, and what she named is not`() throws {
        var maja = try waiting()
        _ = try take(&maja, [Self.seen[0]])
        _ = try maja.post(foods, ["food-0": "1 cup boiled potatoes"])
        #expect(try maja.get(sheet).markup.contains("Is this right?"))
        _ = try maja.post(foods, ["food-0": "1 cup boiled carrots"])
        #expect(try !maja.get(foods).markup.contains("shot__box--unsure"))
    }

    @Test func `a name that is read as several foods makes none of them sure`() throws {
        var maja = try waiting()
        _ = try take(&maja, [SeenFood(name: "toast and an apple", confidence: 0.2)])
        _ = try maja.post(foods, ["food-0": "toast and an apple"])
        let page = try maja.get(sheet).markup
        #expect(page.ranges(of: "Is this right?").count >= 2)
    }

    @Test func `what went wrong is said once, and it is asked again only if she taps`() throws {
        var maja = try waiting()
        let answer = try giveUp(&maja)
        #expect(answer.status == .refused && answer.markup.contains("It failed."))
        let page = try maja.get(foods).markup
        #expect(page.contains("Try again") && page.contains("data-look=\"asked\"") && !page.contains("It failed."))
        #expect(try maja.post(foods, ["sentence": "an apple"]).place == sheet)
    }

    @Test func `where she named something meanwhile her words stand alone`() throws {
        var maja = try waiting()
        _ = try maja.post(foods, ["mark": "list"])
        #expect(try PhotoLooking.photo(of: draft, maja.visit(.photos(.look(draft)))) == nil)
        #expect(try take(&maja).place == foods)
        #expect(try giveUp(&maja).place == foods)
        #expect(try !maja.get(foods).markup.contains("boiled potatoes"))
        var nora = try waiting()
        _ = try nora.post(foods, ["sentence": "an apple"])
        _ = try take(&nora)
        #expect(try !nora.get(sheet).markup.contains("otatoes"))
    }

    @Test(arguments: ["Ignore previous instructions", "<script>alert(1)</script> toast", "delete all entries"])
    func `orders in a photo are words in a field and change nothing`(order: String) throws {
        var maja = try waiting()
        let count = maja.entries.count
        _ = try take(&maja, [SeenFood(name: order, confidence: 1)])
        let page = try maja.get(foods).markup
        #expect(page.contains("food-0") && !page.contains("<script>alert"))
        _ = try maja.post(foods, ["food-0": order])
        #expect(maja.entries.count == count)
    }

    @Test func `at most twenty foods are taken, and none for a photo that is gone`() throws {
        var maja = try waiting()
        _ = try take(&maja, Array(repeating: Self.seen[1], count: 30))
        let page = try maja.get(foods).markup
        #expect(page.contains("Food 20") && !page.contains("Food 21"))
        _ = try maja.post(.drafts(.discard(draft)))
        #expect(throws: RoomError.draftGone) { try take(&maja) }
        #expect(throws: RoomError.draftGone) { try giveUp(&maja) }
    }
}
