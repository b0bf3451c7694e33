import CorginaCore
import CorginaFoods
import CorginaJournal

/// What another server listed under a number she searched for.
extension DraftCodec {
    static func encode(_ found: LookedUpProduct) -> JSON {
        let product = found.product
        let json: JSON = [
            "host": .string(found.host), "number": .string(product.barcode.description), "name": .string(product.name),
            "measure": .string(product.measure.rawValue),
            "nutrients": .object(
                Product.nutrients.map { JSON.Member($0.rawValue, .amount(product.nutrientsPer100[$0])) }),
        ]
        guard case .object(var members) = json else { return json }
        if let brand = product.brand { members.append(.init("brand", .string(brand))) }
        if let serving = product.serving { members.append(.init("serving", .amount(serving))) }
        return .object(members)
    }

    static func decodeLookedUp(_ json: JSON) -> LookedUpProduct? {
        guard let host = json["host"]?.text, let barcode = json["number"]?.text.flatMap({ Barcode($0) }),
            let name = json["name"]?.text, let measure = json["measure"]?.text.flatMap(Product.Measure.init),
            let listed = json["nutrients"]
        else { return nil }
        var nutrients = NutrientAmounts.zero
        for nutrient in Product.nutrients { nutrients[nutrient] = listed[nutrient.rawValue]?.double ?? 0 }
        return LookedUpProduct(
            product: Product(
                barcode: barcode, name: name, brand: json["brand"]?.text, measure: measure,
                serving: json["serving"]?.double, nutrientsPer100: nutrients),
            host: host)
    }
}
