import Testing

@testable import CorginaLanguage

/// Amounts behind their foods, and hours behind their meals, with no mark to say so.
struct AmountsBehindTests {
    private func read(_ sentence: String) -> [ReadToken] {
        Lexicon.shared.read(EverydaySpellings.read(Tokenizer.tokens(of: sentence)))
    }

    private func text(_ tokens: [ReadToken]) -> String {
        tokens.map { $0.mark == .comma ? "," : $0.text }.joined(separator: " ")
    }

    @Test(arguments: [
        ("chicken breast 150g rice 200g broccoli 80g", "chicken breast 150 g , rice 200 g , broccoli 80 g"),
        ("oats 40g milk 200ml banana 1", "oats 40 g , milk 200 ml , banana 1"),
        ("eggs 2 large toast 2 slices butter 10g", "eggs 2 large , toast 2 slices , butter 10 g"),
        ("lunch tuna 1 can pasta 80 g and beans 50 g", "lunch tuna 1 can , pasta 80 g and beans 50 g"),
        ("iron 65mg calcium 500mg", "iron 65 mg , calcium 500 mg"),
    ])
    func `a comma is read behind each amount`(sentence: String, expected: String) {
        #expect(text(AmountsBehind.parted(read(sentence))) == expected)
    }

    @Test(arguments: [
        "150g chicken 200g rice", "rice 2 eggs 100g ham", "iron at 7 calcium at 12", "2 eggs toast 2",
        "toast 2 slices of ham 3", "eggs 2", "chicken 150g, rice 200g", "woke 3 times slept 5 hours", "milk 2 3",
        "growth scan 22nd april 9.15", "scan 22 april 9.15", "midwife 3 tuesday room 4",
    ])
    func `where an amount may be told of what follows nothing changes`(sentence: String) {
        #expect(AmountsBehind.parted(read(sentence)) == read(sentence))
    }

    @Test(arguments: [
        ("dinner 7 roast chicken", "dinner 7 pm roast chicken"), ("breakfast 8 porridge", "breakfast 8 am porridge"),
        ("lunch 12 soup and bread", "lunch 12 pm soup and bread"), ("brekkie 7 toast", "brekkie 7 am toast"),
    ])
    func `a bare hour behind a meal is one`(sentence: String, expected: String) {
        #expect(text(MealHour.read(read(sentence))) == expected)
    }

    @Test(arguments: [
        "breakfast 2 eggs", "dinner 6 chicken nuggets", "lunch 12 almonds", "dinner 7 pm pasta", "breakfast 8 oz milk",
        "dinner 8 small potato", "7 roast chicken", "dinner 7", "dinner 8 of us", "lunch 3 tacos",
    ])
    func `a count behind a meal stays one`(sentence: String) {
        #expect(MealHour.read(read(sentence)) == read(sentence))
    }

    @Test(arguments: [
        ("spag bol 4 tea", "spag bol for tea"), ("soup 4 lunch again", "soup for lunch again"),
        ("had 4 tea", "had 4 tea"), ("and 4 tea", "and 4 tea"), ("2 eggs 4 dinner rolls", "2 eggs 4 dinner rolls"),
    ])
    func `four before a meal is for`(sentence: String, expected: String) {
        #expect(text(read(sentence)) == expected)
    }

    @Test(arguments: [
        ("finished my 24 oz hydroflask", 710.0), ("emptied my 1 L nalgene today", 1_000),
        ("drank a whole 500 ml bottle", 500),
    ])
    func `a bottle of no told content held water`(sentence: String, milliliters: Double) {
        let drunk = Spoken.understand(sentence).events.compactMap { event -> Double? in
            guard case .other(.hydration(let drink)) = event.content else { return nil }
            return drink.volume.value
        }
        #expect(drunk.count == 1)
        #expect(abs((drunk.first ?? 0) - milliliters) <= 12)
    }

    @Test(arguments: ["the baby finished a 4 oz bottle", "bought a 24 oz hydroflask", "he drank a 500 ml bottle"])
    func `another's bottle, or one that was not emptied, is none`(sentence: String) {
        #expect(Spoken.understand(sentence).events.isEmpty)
    }
}
