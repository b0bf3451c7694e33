import Testing

@testable import CorginaRooms

/// Recipes as they are pasted.
struct PastedRecipeTests {
    private static let structured = """
        {"@context": "https://schema.org", "@type": ["Thing", "Recipe"], "name": "Mum&#39;s soup", "recipeYield": ["4", "4 bowls"],
         "recipeIngredient": ["2 carrots", "  1 onion,\\n chopped ", "500 ml stock"]}
        """

    @Test(arguments: [
        structured, "[\(structured)]", "{\"@graph\": [{\"@type\": \"WebPage\"}, \(structured)]}",
        "<html><script type=\"application/ld+json\">{\"@type\": \"Organization\"}</script><script type='application/ld+json' class=x>\(structured)</script></html>",
    ])
    func `the structured data of a page is read, wherever it stands`(text: String) {
        let recipe = PastedRecipe(text)
        #expect(recipe?.name == "Mum's soup" && recipe?.servings == "4")
        #expect(recipe?.ingredients == ["2 carrots", "1 onion, chopped", "500 ml stock"])
    }

    @Test func `text with a heading gives what stands between it and the next`() {
        let recipe = PastedRecipe(
            """
            Lentil soup
            Serves 4 to 6

            Ingredients:
            • 200 g red lentils
            - 1 onion
            Method
            1. Boil everything.
            """)
        #expect(recipe?.name == "Lentil soup" && recipe?.servings == "4")
        #expect(recipe?.ingredients == ["200 g red lentils", "1 onion"])
    }

    @Test(arguments: [
        "<html><script>var a = '</p>'</script><script type=application/ld+json>{\"@context\": 1}</script><script type=\"application/ld+json\">\(structured)</script>",
        "{\"@graph\": [\(structured)]}", "{\"@type\": \"WebPage\", \"mainEntity\": \(structured)}",
        "Mum's soup\nServes 4\nIngredients\n2 carrots\n1 onion, chopped\n500 ml stock\nMethod\nBoil.",
    ])
    func `a page that was read says the same`(page: String) {
        let recipe = PastedRecipe(page: page)
        #expect(recipe?.name == "Mum's soup" && recipe?.servings == "4")
        #expect(recipe?.ingredients == ["2 carrots", "1 onion, chopped", "500 ml stock"])
    }

    @Test(arguments: [
        "", "<html><body><h1>Soup</h1>\nIngredients\n<li>2 carrots</li></body></html>", "{\"@type\": \"HowTo\"}",
        "soup",
        "<script type=application/ld+json>{\"@type\": \"Recipe\", \"recipeIngredient\": [{\"name\": \"2 carrots\"}]}</script>",
        "<script type=application/ld+json>{\"@type\": \"HowTo\", \"recipeIngredient\": [\"2 carrots\"]}</script>",
        "<script type=application/ld+json>{\"@type\": \"Recipe\", \"recipeIngredient\": [\"2 carrots\"]</script>",
    ])
    func `a page without a recipe has none`(page: String) {
        #expect(PastedRecipe(page: page) == nil)
    }

    @Test func `a recipe without end is cut`() {
        let lines = Array(repeating: "\"\(String(repeating: "ab ", count: 200))\"", count: 300).joined(
            separator: ",")
        let recipe = PastedRecipe("{\"@type\": \"Recipe\", \"recipeIngredient\": [\(lines)]}")
        #expect(recipe?.ingredients.count == 200 && recipe?.ingredients.allSatisfy { $0.count <= 500 } == true)
    }

    @Test func `servings she typed count before those of the recipe`() {
        let recipe = PastedRecipe(Self.structured)
        #expect(recipe.servings(typed: "3") == "3" && recipe.servings(typed: "1") == "4")
        #expect(PastedRecipe("2 eggs").servings(typed: "1") == "1")
    }

    @Test(arguments: [
        "", "2 cups oats, a banana", "{", "{\"@type\": \"Recipe\"}", "[1, 2]", "Ingredients",
        "{\"@type\": \"Recipe\", \"recipeIngredient\": [3]}x", String(repeating: "[", count: 200),
        "application/ld+json", "<script type=\"application/ld+json\">",
    ])
    func `what is no recipe is none, and is read as ingredients`(text: String) {
        #expect(PastedRecipe(text) == nil)
    }
}
