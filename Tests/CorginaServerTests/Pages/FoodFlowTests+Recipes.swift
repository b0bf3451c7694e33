import Testing

@testable import CorginaServer

/// Meals of hers written down to be logged again.
extension FoodFlowTests {
    @Test func `from the second time the same foods are logged a recipe is offered, until it is saved`() async throws {
        let browser = try await browser()
        let once = try await log("I had porkchop and potatoes", browser)
        #expect(try await !browser.get(once).page.contains("logged this meal before"))
        let twice = try await log("I had potatoes and porkchop", browser)
        let page = try await browser.get(twice).page
        for words in [
            "ve logged this meal before!", "Save as a recipe for faster logging next time?", "Not Now", "Save Recipe",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(try await !browser.get("/today").page.contains("logged this meal before"))
        let thrice = try await log("I had porkchop and potatoes", browser)
        #expect(try await browser.get(thrice).page.contains("logged this meal before"))
        let saved = try #require(try await browser.post(event(on: page) + "/recipe").location)
        #expect(saved.hasPrefix("/recipes/"))
        let fourth = try await log("I had porkchop and potatoes", browser)
        #expect(try await !browser.get(fourth).page.contains("logged this meal before"))
    }

    @Test func `declined, it is offered again after three more times`() async throws {
        let browser = try await browser()
        try await log("I had porkchop and potatoes", browser)
        let twice = try await browser.get(log("I had porkchop and potatoes", browser)).page
        #expect(try await browser.post(event(on: twice) + "/declined-recipe").location == "/today")
        var offers: [Bool] = []
        for _ in 3...5 {
            let page = try await browser.get(log("I had porkchop and potatoes", browser)).page
            offers.append(page.contains("logged this meal before"))
        }
        #expect(offers == [false, false, true])
    }

    @Test func `a single food is not offered, so it cannot be declined`() async throws {
        let browser = try await browser()
        try await log("I ate an apple", browser)
        let apple = try await event(on: browser.get("/today").page)
        #expect(try await browser.post(apple + "/declined-recipe").status == 404)
    }

    @Test func `a recipe is written, logged by its name and in fractions, renamed and put aside`() async throws {
        let browser = try await browser()
        let draft = try #require(
            try await browser.post(
                "/recipes",
                [
                    "name": "My protein bowl", "servings": "2",
                    "ingredients": "a cup of oatmeal and a banana\n200 g of yogurt",
                ]
            ).location)
        #expect(try await browser.get(draft).page.contains("Your recipe"))
        let saved = try #require(
            try await browser.post(draft + "/log", ["name": "My protein bowl", "servings": "2"]).location)
        let recipe = String(try #require(saved.split(separator: "?").first))
        #expect(try await browser.get(recipe).page.contains("Makes "))

        let said = try await browser.say("I had half of my protein bowl")
        #expect(try await browser.get(said).page.lowercased().contains("banana"))
        let logged = try #require(try await browser.post(said + "/log").location)
        #expect(try await browser.get(logged).page.contains("My protein bowl"))
        #expect(
            try await browser.post(recipe + "/log", ["servings": "1,5", "mealType": "lunch"]).location?.hasPrefix(
                "/today?changed=") == true)

        let edit = try #require(try await browser.post(recipe + "/edit").location)
        let renamed = try #require(
            try await browser.post(edit + "/log", ["name": "Big bowl", "servings": "3"]).location)
        #expect(try await browser.get(renamed).page.contains("Big bowl"))
        _ = try await browser.post(recipe + "/archive")
        #expect(try await browser.get("/recipes").page.contains("Archived"))
        #expect(try await browser.get(recipe).page.contains("Restore"))
    }

    @Test(arguments: ["0", "-1", "1e9", "NaN", "1000000000", "", "101", "two"])
    func `servings that cannot be are refused on the field, and nothing is lost`(servings: String) async throws {
        let browser = try await browser()
        let refused = try await browser.post(
            "/recipes", ["name": "Bowl", "servings": servings, "ingredients": "oatmeal"])
        #expect(refused.status == 422)
        #expect(refused.page.contains("Enter servings above 0 and at most 100"))
        #expect(refused.page.contains("oatmeal"))
    }

    @Test func `a recipe needs a name of its own and food in it`() async throws {
        let browser = try await browser()
        let empty = try await browser.post("/recipes")
        for words in ["Give the recipe a name", "Say what goes in"] { #expect(empty.page.contains(words), "\(words)") }
        let nothing = try await browser.post(
            "/recipes", ["name": "Bowl", "servings": "1", "ingredients": "hello how are you"])
        #expect(nothing.page.contains("I couldn’t find a food in this"))
        let many = Array(repeating: "an apple", count: 120).joined(separator: "\n")
        #expect(
            try await browser.post("/recipes", ["name": "Bowl", "servings": "1", "ingredients": many]).page.contains(
                "at most 100 ingredients"))
        let hundred = Array(repeating: "an apple", count: 100).joined(separator: "\n")
        let draft = try #require(
            try await browser.post("/recipes", ["name": "Bowl", "servings": "1", "ingredients": hundred]).location)
        #expect(try await browser.post(draft + "/0/add", ["food": "11112110"]).status == 422)
        #expect(try await browser.post(draft + "/log", ["name": "Bowl", "servings": "1"]).status == 303)
    }

    @Test func `a recipe's page tells how often she had it and when, and the lists put what she had most first`()
        async throws
    {
        let browser = try await browser()
        try await log("I had porkchop and potatoes", browser)
        let page = try await browser.get(log("I had porkchop and potatoes", browser)).page
        let saved = try #require(try await browser.post(event(on: page) + "/recipe").location)
        let recipe = String(try #require(saved.split(separator: "?").first))
        #expect(try await browser.get(recipe).page.contains("You have had it 2 times, last today."))
        let draft = try #require(
            try await browser.post("/recipes", ["name": "A bowl", "servings": "1", "ingredients": "oatmeal, a banana"])
                .location)
        let other = try #require(try await browser.post(draft + "/log", ["name": "A bowl", "servings": "1"]).location)
        #expect(try await !browser.get(other).page.contains("You have had it"))
        _ = try await browser.post(String(try #require(other.split(separator: "?").first)) + "/log", ["servings": "2"])
        #expect(try await browser.get(other).page.contains("You have had it once, today."))
        for (list, label) in [("/recipes", "More about"), ("/quick", "Log one serving of")] {
            let page = try await browser.get(list).page
            let plate = try #require(page.firstRange(of: "\(label) Porkchop and potatoes"), "\(list)")
            let bowl = try #require(page.firstRange(of: "\(label) A bowl"), "\(list)")
            #expect(plate.lowerBound < bowl.lowerBound, "\(list)")
        }
    }

    @Test func `a corrected meal stays one of its recipe`() async throws {
        let browser = try await browser()
        let draft = try #require(
            try await browser.post("/recipes", ["name": "A bowl", "servings": "1", "ingredients": "oatmeal, a banana"])
                .location)
        let saved = try #require(try await browser.post(draft + "/log", ["name": "A bowl", "servings": "1"]).location)
        let recipe = String(try #require(saved.split(separator: "?").first))
        let logged = try #require(try await browser.post(recipe + "/log", ["servings": "1"]).location)
        let event = try await event(on: browser.get(logged).page)
        let correction = try #require(try await browser.post(event + "/edit").location)
        _ = try await browser.post(correction + "/0/1/remove")
        _ = try await browser.post(correction + "/log")
        _ = try await browser.post(event + "/amounts/0", ["amount": "300", "portion": "g"])
        #expect(try await browser.get(recipe).page.contains("You have had it once, today."))
        _ = try await browser.post(event + "/repeat")
        #expect(try await browser.get(recipe).page.contains("You have had it 2 times, last today."))
    }
}
