import CorginaCore
import CorginaFoods
import CorginaLanguage
import Markup

/// Packaged foods that words of hers may mean which fit no food of the catalogue. What the catalogue knows is never asked about.
enum ProductOffers {
    /// How many of her phrases are looked up, and how many foods each may mean.
    private static let mostPhrases = 4
    private static let mostEach = 3
    /// In characters: shorter words are in too many names, and longer ones are no name.
    private static let lengths = 3...60

    static func offers(for phrases: [String], from products: ProductKnowledge) -> [ProductOffer] {
        phrases.filter { lengths.contains($0.count) }.prefix(mostPhrases).flatMap { phrase in
            found(phrase, products).map { ProductOffer(words: phrase, item: $0.usualItem) }
        }
    }

    /// Products whose name or brand begins with the words; of several, "Kit Kats", those of one.
    private static func found(_ phrase: String, _ products: ProductKnowledge) -> [Product] {
        let one = phrase.hasSuffix("s") ? String(phrase.dropLast()) : phrase
        for words in one == phrase ? [phrase] : [phrase, one] {
            let found = products.products(matching: words, limit: mostLookedAt).filter { isNamed($0, words) }
            if !found.isEmpty { return Array(found.prefix(mostEach)) }
        }
        return []
    }

    private static let mostLookedAt = 20

    private static func isNamed(_ product: Product, _ words: String) -> Bool {
        let words = words.lowercased()
        return [product.name, product.brand ?? ""].contains { $0.lowercased().hasPrefix(words) }
    }
}

extension ConfirmationPage {
    /// A packaged food that words of hers may mean.
    public struct Offer: Hashable, Sendable {
        /// Her words.
        public var words: String
        /// "Weetabix"
        public var name: String
        /// "2 servings · about 75 g · 268 cal"
        public var detail: String

        public init(words: String, name: String, detail: String) {
            self.words = words
            self.name = name
            self.detail = detail
        }
    }

    /// Which of them she had; one tap takes it into the meal.
    @HTMLBuilder var offerList: HTML {
        if !offers.isEmpty {
            section(.class("stack stack--close"), .ariaLabelledby("offers")) {
                h2(.class("group-title"), .id("offers")) { "Was it one of these?" }
                ul(.class("group")) {
                    for (position, offer) in offers.enumerated() {
                        li {
                            oneButtonForm(
                                to: .drafts(.change(draft, .takeProduct(offer: position))), class: "row row--choice"
                            ) {
                                span(.class("row__main")) {
                                    span(.class("row__title"), .directionAuto) { offer.name }
                                    span(.class("row__sub"), .directionAuto) { "“\(offer.words)” · \(offer.detail)" }
                                }
                                icon(.plus, class: "chev")
                            }
                        }
                    }
                }
                p(.class("group-note")) { "From the table of products, by their labels" }
            }
        }
    }
}

extension ConfirmationPage.Offer {
    init(_ offer: ProductOffer, english: WrittenEnglish) {
        let energy = english.calories(offer.item.nutrients.energy)
        self.init(
            words: offer.words, name: offer.item.name, detail: "\(DescribedItem.words(for: offer.item)) · \(energy)")
    }
}

extension Draft {
    /// Takes one of the products that are offered, by its place among them. One that is not there changes nothing.
    mutating func takeProduct(_ place: Int, as meal: MealType, at now: Moment) {
        guard offers.indices.contains(place) else { return }
        let taken = offers[place]
        taken.take(into: &self, as: meal, at: now)
    }
}
