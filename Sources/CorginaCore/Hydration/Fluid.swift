/// How much of what she drank or ate counts as fluid.
///
/// Source: docs/clinical/hydration.md, goal rule 4: water, milk, tea, coffee, juice and soup count at face value, as caffeine does not
/// cancel the water; alcohol never counts.
public enum Fluid {
    /// A drink logged as a drink: all of it, or nothing of an alcoholic one.
    public static func volume(of drink: Drink) -> Milliliters { isAlcoholic(drink.name) ? .zero : drink.volume }

    /// A drink or soup logged as food: its water. 0 for food that is not drunk, whatever water it holds.
    public static func volume(of item: FoodItem) -> Milliliters {
        let water = item.nutrients[.water]
        guard water > 0, water >= leastWater * item.grams.value, item.nutrients[.alcohol] == 0, isDrunk(item.name),
            !isAlcoholic(item.name)
        else { return .zero }
        // A gram of water is a millilitre.
        return Milliliters(water)
    }

    /// The share of water that tells milk from a cake made with it. The app's own choice.
    static let leastWater = 0.75

    static func isDrunk(_ name: String) -> Bool {
        let text = FoodText.words(name)
        return drinks.contains { $0.occurs(in: text) }
    }

    static func isAlcoholic(_ name: String) -> Bool {
        let text = FoodText.words(name)
        return alcoholic.contains { $0.occurs(in: text) } && !alcoholFree.contains { $0.occurs(in: text) }
    }

    // The words are this app's encoding.
    private static let drinks = FoodPhrase.list(
        "water, milk, tea, coffee, latte, cappuccino, espresso, mocha, juice, soup, broth, smoothie, lemonade, cocoa, hot chocolate, "
            + "soft drink, cola, sports drink, kefir, kombucha, buttermilk, soy milk, almond milk")
    private static let alcoholic = FoodPhrase.list(
        "wine, beer, whisky, whiskey, vodka, rum, gin, cocktail, champagne, prosecco, cider, liqueur, sake, tequila")
    private static let alcoholFree = FoodPhrase.list(
        "non alcoholic, nonalcoholic, alcohol free, without alcohol, ginger beer, root beer, apple cider, mocktail")
}
