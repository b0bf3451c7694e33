import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// A recipe at the address of its page: what is offered where, and what becomes of what the page says.
struct RecipeReadingTests {
    private static let host = "the website you name"
    private static let page = """
        <script type="application/ld+json">{"@type":"Recipe","name":"Pea soup","recipeYield":"3 bowls",
        "recipeIngredient":["2 cups peas","1 onion"]}</script>
        """

    private func resident(agrees: Bool = true, host: String? = host) throws -> Resident {
        var resident = try Resident()
        guard let host else { return resident }
        resident.uses = ConfiguredUses(hosts: [.recipes: host])
        if agrees {
            _ = try resident.post(.settings(.providers), ["use": "recipes", "host": host, "answer": "yes"])
        }
        return resident
    }

    @Test func `where no page is read the page says to paste the text, and there is no such place`() throws {
        var maja = try resident(host: nil)
        let shown = try maja.get(.recipes(.list)).markup
        #expect(shown.contains("Corgina opens no web pages here.") && !shown.contains("Read the page"))
        #expect(throws: RoomError.notFound) { try maja.post(.recipes(.page), ["address": "https://a.example"]) }
        #expect(
            RecipeReading.address(in: Form(fields: ["address": ["x"]]), for: try maja.visit(.recipes(.page))) == nil)
    }

    @Test func `before she agreed it says where she can, and takes no address`() throws {
        let maja = try resident(agrees: false)
        let shown = try maja.get(.recipes(.list)).markup
        #expect(shown.contains("once you agree to that") && !shown.contains("name=\"address\""))
        let visit = try maja.visit(.recipes(.page))
        #expect(RecipeReading.address(in: Form(fields: ["address": ["x"]]), for: visit) == nil)
    }

    @Test func `once she agreed there is a field, and what a website may keep is said before`() throws {
        let maja = try resident()
        #expect(try maja.get(.recipes(.list)).markup.contains("Read the page"))
        let shown = try maja.get(.settings(.providers)).markup
        #expect(shown.contains("What a website may keep") && shown.contains("Recipes from web pages"))
    }

    @Test func `what the page says waits on the sheet with its name and servings`() throws {
        let maja = try resident()
        var visit = try maja.visit(.recipes(.page))
        let answer = try #require(try RecipeReading.take(Self.page, by: &visit))
        guard case .drafts(.sheet)? = answer.place else { Issue.record("no sheet"); return }
        #expect(!visit.effects.isEmpty)
    }

    @Test func `a page without a recipe is none, and one without a name asks for it`() throws {
        let maja = try resident()
        var visit = try maja.visit(.recipes(.page))
        #expect(try RecipeReading.take("<p>soup</p>", by: &visit) == nil)
        let nameless = Self.page.replacing("\"name\":\"Pea soup\",", with: "")
        let answer = try #require(try RecipeReading.take(nameless, by: &visit))
        #expect(answer.status == .refused)
        #expect(answer.markup.contains("Give the recipe a name") && answer.markup.contains("2 cups peas"))
    }

    @Test func `what went wrong stands at the field, with what she typed`() throws {
        let maja = try resident()
        let form = Form(fields: ["address": ["https://recipes.example/soup"]])
        let answer = RecipeReading.giveUp(form, for: try maja.visit(.recipes(.page)), problem: RecipeReading.noAddress)
        #expect(answer.status == .refused && answer.markup.contains("value=\"https://recipes.example/soup\""))
        #expect(answer.markup.contains("Copy the whole address from your browser"))
    }
}
