import Markup

/// What a search for foods found.
public struct FoodSearchResults: Hashable, Sendable {
    /// The words searched for; empty before a search.
    public var words: String
    public var foods: [FoodChoice]
    /// What the words found in the table of products, by their places.
    public var products: [FoodChoice]

    public static let none = FoodSearchResults(words: "", foods: [])

    public init(words: String, foods: [FoodChoice], products: [FoodChoice] = []) {
        self.words = words
        self.foods = foods
        self.products = products
    }
}

/// A field to search foods (POST `words`) and what it found; a tap on one chooses it (POST `food`, or `product` for a packaged one).
struct FoodSearchSection {
    var heading: String
    var results: FoodSearchResults
    var searchRoute: Route
    var chooseRoute: Route
    var error: String?

    var html: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("search")) {
            h2(.class("group-title"), .id("search")) { heading }
            form(
                .class("search"), .method(.post), .action(searchRoute.address), .data(.navigate), .role(.search),
                .ariaLabel("Search foods")
            ) {
                label(.class("vh"), .for("f-words")) { "Search foods" }
                input(
                    .id("f-words"), .name("words"), .type(.search), .value(results.words), .placeholder("Search foods"),
                    .required(), .maxlength(100), .autocomplete(.off), .enterkeyhint(.search),
                    .ariaInvalid(error != nil))
                button(.class("round round--tint h-rose"), .type(.submit), .ariaLabel("Search")) { icon(.search) }
            }
            fieldError(error, id: "f-words-error")
            if !results.foods.isEmpty || !results.products.isEmpty {
                if !results.foods.isEmpty { list(results.foods, field: "food") }
                if !results.products.isEmpty {
                    h3(.class("group-title")) { "Packaged foods" }
                    list(results.products, field: "product")
                }
            } else if !results.words.isEmpty && error == nil {
                p(.class("left-over"), .role(.status)) {
                    "Nothing found for “\(results.words)”. Try fewer words."
                }
            }
        }
    }

    private func list(_ foods: [FoodChoice], field: String) -> HTML {
        form(.class("group"), .method(.post), .action(chooseRoute.address), .data(.navigate)) {
            ul(.ariaLabel(counted(foods.count, field))) {
                for food in foods {
                    li {
                        button(.class("row row--choice"), .type(.submit), .name(field), .value(food.code)) {
                            span(.class("row__main")) {
                                span(.class("row__title")) { food.name }
                                if !food.detail.isEmpty { span(.class("row__sub")) { food.detail } }
                            }
                            icon(food.isChosen ? .check : .plus, class: "chev")
                        }
                    }
                }
            }
        }
    }
}
