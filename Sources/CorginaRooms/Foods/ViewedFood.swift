import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// A food looked at by itself: one of the catalogue, or one of her own as she logged it.
struct ViewedFood {
    let address: FoodAddress
    let identity: FoodIdentity
    let name: String
    /// What is said below its name.
    let origin: String
    /// What ``nutrients`` are of: "100 g" or "2 slices".
    let basis: String
    let nutrients: NutrientAmounts
    let source: String
    /// The food in the amount offered first.
    let draft: FoodDraft
    private let listed: Food?

    init(_ food: Food) {
        address = .listed(food.code)
        identity = .listed(food.code.description)
        name = food.displayName
        origin = food.name
        (basis, nutrients, source) = ("100 g", food.nutrientsPer100g, "USDA FNDDS")
        draft = FoodDraft(chosen: food)
        listed = food
    }

    /// A food of her own, in the amount she logged. `nil` if that is nothing, so that nothing can be counted from it.
    init?(_ item: FoodItem, at address: FoodAddress) {
        guard item.quantity > 0 else { return nil }
        let shown = item.portion == "g" ? item.times(100 / item.quantity) : item
        self.address = address
        identity = item.identity
        name = item.name
        origin = item.source == .manual ? "A food of your own" : "As logged"
        (basis, nutrients) = (PortionText.counted(shown.quantity, shown.portion), shown.nutrients)
        source = item.source == .manual ? "its label, as you entered it" : "the entry you logged"
        draft = FoodDraft(recorded: item, reason: "as logged")
        listed = nil
    }

    /// A product, by the search that found it.
    ///
    /// - Parameter host: the server that lists it; `nil` for this one's table.
    init(_ product: Product, at address: FoodAddress, listedBy host: String? = nil) {
        let item = product.usualItem
        self.address = address
        identity = item.identity
        name = item.name
        origin = "A packaged food"
        (basis, nutrients) = (PortionText.counted(100, product.measure.rawValue), product.nutrientsPer100)
        source =
            host.map { "its label, as \($0) lists it" } ?? "its label, as the table of products on this server has it"
        draft = FoodDraft(recorded: item, reason: "as its label counts it")
        listed = nil
    }

    /// The food in the amount she counted.
    func draft(_ quantity: Double, of portion: CountedPortion, in catalogue: FoodCatalogue) -> FoodDraft {
        var counted = draft
        counted.setAmount(quantity, of: portion, in: catalogue)
        return counted
    }

    /// What a mark of this food names: the catalogue's code, or `nil` for a food of her own.
    var code: String? { listed?.code.description }
}

extension FoodCatalogue {
    /// The catalogue's food that was logged; `nil` for one of her own.
    subscript(item: FoodItem) -> Food? { item.foodCode.flatMap(FoodCode.init).flatMap { self[$0] } }
}
