import CorginaCore
import Testing

@testable import CorginaRooms

/// What she drinks, from tap to page.
@Suite struct HydrationRoomTests {
    private let drinks = Route.hydration(.drinks)

    @Test func `a glass is one tap, counts at once and can be taken back`() throws {
        var maja = try Resident()
        #expect(try maja.get(.today).markup.contains("0 of 8 glasses"))
        let logged = try maja.post(drinks, ["size": "glass"])
        #expect(logged.place == .today)
        let today = try maja.page(after: logged)
        #expect(today.contains("1 of 8 glasses") && today.contains("Logged water") && today.contains("Undo"))
        try maja.takeBack(logged)
        #expect(try maja.get(.today).markup.contains("0 of 8 glasses"))
    }

    @Test func `from her page she stays there, and another drink counts by its amount`() throws {
        var maja = try Resident()
        let bottle = try maja.post(drinks, ["size": "bottle", "from": "hydration"])
        #expect(bottle.place == .hydration(.today))
        #expect(try maja.page(after: bottle).contains("name=\"back\" value=\"/hydration\""))
        #expect(try maja.takeBack(bottle, from: .hydration(.today)).place == .hydration(.today))
        _ = try maja.post(drinks, ["size": "bottle", "from": "hydration"])
        _ = try maja.post(drinks, ["drink": "Tea", "amount": "237", "from": "hydration"])
        _ = try maja.post(drinks, ["drink": "Red wine", "amount": "150", "from": "hydration"])
        let page = try maja.get(.hydration(.today)).markup
        #expect(page.contains("3 of 8 glasses") && page.contains("Tea") && !page.contains("Red wine"))
    }

    @Test(arguments: ["", "0", "-5", "abc", "5001", "1e9"])
    func `an amount that cannot be is refused and nothing she typed is lost`(amount: String) throws {
        var maja = try Resident()
        let answer = try maja.post(drinks, ["drink": "Peppermint tea", "amount": amount])
        #expect(answer.status == .refused && maja.entries.isEmpty)
        #expect(
            answer.markup.contains("Enter an amount from 1 to 5,000 mL") && answer.markup.contains("Peppermint tea"))
    }

    @Test func `food that is drunk counts by its water`() throws {
        var maja = try Resident()
        try maja.log("a glass of milk")
        #expect(try maja.get(.hydration(.today)).markup.contains("Milk"))
    }

    @Test func `her goal and her sizes are kept, and each slip is named at its field`() throws {
        var maja = try Resident()
        let own = ["goal": "own", "own": "2,5", "glass": "300", "bottle": "750", "told": "volume"]
        #expect(try maja.post(.hydration(.goal), own).place == .hydration(.goal))
        _ = try maja.post(drinks, ["size": "glass"])
        #expect(try maja.get(.hydration(.today)).markup.contains("0.3 of 2.5 L"))
        let refused = try maja.post(
            .hydration(.goal), ["goal": "glasses", "count": "99", "glass": "x", "bottle": "5000", "told": "glasses"])
        #expect(refused.status == .refused)
        for words in ["Choose 4 to 20 glasses", "Enter a glass from 30", "Enter a bottle from 30", "value=\"5000\""] {
            #expect(refused.markup.contains(words), "\(words)")
        }
        let provider = ["goal": "provider", "glass": "250", "bottle": "500", "told": "glasses"]
        #expect(try maja.post(.hydration(.goal), provider).status == .done)
        #expect(try maja.get(.today).markup.contains("1 glass"))
    }

    @Test func `a past day has its own page and its own drinks, and one that has not come has none`() throws {
        var maja = try Resident()
        let day = maja.now.day - 2
        let added = try maja.post(drinks, ["size": "glass", "from": "hydration", "day": "\(day)"])
        #expect(added.place == .hydration(.day(day)) && added.changed.count == 1)
        #expect(try maja.get(.hydration(.day(day))).markup.contains("1 of 8 glasses"))
        #expect(try maja.get(.hydration(.today)).markup.contains("0 of 8 glasses"))
        #expect(try maja.get(.hydration(.day(maja.now.day + 1))).place == .hydration(.today))
    }
}
