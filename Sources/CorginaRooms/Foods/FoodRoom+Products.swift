import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// Packaged foods by the number on them: her own first, then the table of products.
extension FoodRoom {
    private static let mostProducts = 20

    /// Leads to what a number is of.
    static func searchNumber(_ text: String, by visit: inout Visit) throws(RoomError) -> Answer {
        let barcode: Barcode
        do { barcode = try Barcode(reading: text) } catch { return refuse(text, error.description, to: visit) }
        if let own = ownFood(barcode, of: visit) { return .redirect(to: own) }
        let id = try stage(text, by: &visit)
        return .redirect(to: visit.foods.products[barcode] == nil ? .foods(.found(id)) : product(found: id))
    }

    /// What a number that was searched for is of by now; the form for a new food where nobody knows it.
    static func showNumber(of search: Draft.Search, found id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        let barcode: Barcode
        do { barcode = try Barcode(reading: search.words) } catch {
            return refuse(search.words, error.description, to: visit)
        }
        if let own = ownFood(barcode, of: visit) { return .redirect(to: own) }
        guard visit.foods.products[barcode] == nil, search.lookedUp == nil else {
            return .redirect(to: product(found: id))
        }
        return Answer(newFoodPage(numbered: search.words, found: id, to: visit))
    }

    /// The form for a food of a number that nobody here knows.
    static func newFoodPage(numbered text: String, found id: RecordID, to visit: Visit) -> NewFoodPage {
        var page = NewFoodPage(
            values: ["amount": "1", NewFoodPage.barcode: text], mealType: visit.usualMeal, english: visit.english,
            reader: LabelReader(for: visit))
        page.lookUp = NumberLookUp.Offer(id, for: visit)
        return page
    }

    /// What words or a number find in the table of products.
    static func products(matching words: String, of visit: Visit) -> [Product] {
        guard Barcode.isMeant(by: words) else {
            return visit.foods.products.products(matching: words, limit: mostProducts)
        }
        guard let barcode = try? Barcode(reading: words), let product = visit.foods.products[barcode] else { return [] }
        return [product]
    }

    static func products(matching words: String, found id: RecordID, of visit: Visit) -> [FoodsPage.Row] {
        products(matching: words, of: visit).enumerated().map { position, product in
            FoodsPage.Row(
                route: .foods(.one(.found(id, position: position))), emoji: DescribedItem.plainEmoji,
                name: product.title, detail: detail(of: product, in: visit.english))
        }
    }

    /// "362 cal per 100 g"
    static func detail(of product: Product, in english: WrittenEnglish) -> String {
        let measure = PortionText.counted(100, product.measure.rawValue)
        return "\(english.calories(product.nutrientsPer100.energy)) per \(measure)"
    }

    private static func ownFood(_ barcode: Barcode, of visit: Visit) -> Route? {
        visit.diary.lastUse(of: barcode).map { .foods(.one(.logged($0.entry, position: $0.position))) }
    }

    private static func product(found id: RecordID) -> Route { .foods(.one(.found(id, position: 0))) }
}
