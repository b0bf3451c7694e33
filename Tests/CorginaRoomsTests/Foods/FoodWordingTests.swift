import CorginaCore
import Testing

@testable import CorginaRooms

@Suite struct FoodWordingTests {
    private func words(_ page: some Page) -> String {
        page.markup(in: Samples.context).replacing("&#39;", with: "'").replacing("&#58;", with: ":")
    }

    @Test func `the offer of a recipe is in the seed's words`() {
        let page = words(FoodSamples.today)
        for label in [
            "You've logged this meal before!", "Save as a recipe for faster logging next time?", "Not Now",
            "Save Recipe",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test
    func
        `quick log offers meals to have again, snacks, recipes, water and symptoms, and a past day the meals before it`()
    {
        let page = words(FoodSamples.quickLog())
        for label in [
            "Quick Snack", "Log Milk, 1 cup · 122 cal, craving", "Yesterday's breakfast", "Yesterday's snacks",
            "Log one serving of Old soup", "Add a glass of water, 8 fl oz", "Heartburn, moderate",
        ] {
            #expect(page.contains(label), "\(label)")
        }
        #expect(words(FoodSamples.quickLog(daysAgo: 7)).contains("Breakfast of"))
        #expect(words(FoodSamples.today).contains("Quick log"))
        // Both ways to it lead to the day that is shown.
        let past = words(FoodSamples.pastDay(7))
        let place = Route.quickLog(Samples.today - 7).path
        #expect(!past.contains("href=\"/quick\"") && past.ranges(of: "href=\"\(place)\"").count == 2)
    }

    @Test func `a past day tells its date, and nothing of weeks`() {
        let page = words(FoodSamples.pastDay(1))
        for label in ["Yesterday", "Previous day", "Entries", "Any day"] { #expect(page.contains(label), "\(label)") }
        for label in ["Week 24", "days to go", "Latest", "Next day"] {
            #expect(!page.contains(label), "\(label)")
        }
        #expect(words(FoodSamples.pastDay(7)).contains("Next day"))
    }

    @Test func `a timeline row can be edited and deleted by name`() {
        let page = words(FoodSamples.today)
        for label in ["More about Oatmeal, 08:00", "Edit", "Delete"] { #expect(page.contains(label), "\(label)") }
    }

    @Test func `editing says Save, a recipe says Save Recipe`() {
        #expect(words(FoodSamples.confirmation(.replace(Samples.draft))).contains(">Save<"))
        let recipe = words(FoodSamples.confirmation(.recipe(Samples.draft, servings: 1), recipe: RecipeFields()))
        #expect(recipe.contains(">Save Recipe<"))
        #expect(!recipe.contains("Adjust"))
    }
}
