import CarriedKnowledge
import CorginaCore
import CorginaFoods
import Foundation

@testable import CorginaProducts
@testable import CorginaProviders

/// What another server answers is taken within its ranges, in plain words without numbers of nutrients, or not at all.
@Sendable func readAnyAnswer(_ bytes: [UInt8]) {
    // As a model wraps it, and what it wraps by itself, so that no escapes stand in the way.
    if let answer = try? ChatAnswer(bytes) {
        (try? answer.decoded(as: DescribedFoods.self)).map(check)
        (try? answer.decoded(as: SeenLabel.self)).map(check)
    }
    let decoder = JSONDecoder()
    (try? decoder.decode(DescribedFoods.self, from: Data(bytes))).map(check)
    (try? decoder.decode(SeenLabel.self, from: Data(bytes))).map(check)
    let text = String(decoding: bytes, as: UTF8.self)
    if let words = try? SpokenWords.of(text) {
        precondition(words.contains { $0.isLetter || $0.isNumber } && words.count <= SpokenWords.mostCharacters)
        check(words)
    }
    _ = NutrientFigures.areAdded(to: text, by: String(text.reversed()))
}

private func check(_ described: DescribedFoods) {
    precondition(described.foods.count <= DescribedFood.most)
    for food in described.foods {
        check(food.name)
        food.amount.map(check)
        precondition(!NutrientFigures.areIn(food.name) && (0...1).contains(food.confidence))
        guard let box = food.box else { continue }
        precondition(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0)
        precondition(box.x + box.width <= 1.001 && box.y + box.height <= 1.001)
    }
}

private func check(_ label: SeenLabel) {
    label.serving.map(check)
    for figure in label.amounts.values + [label.grams, label.energyPer100].compactMap(\.self) {
        precondition(figure.isFinite && (0...100_000).contains(figure))
    }
}

/// One line of what a screen shows as text.
private func check(_ line: String) {
    precondition(!line.isEmpty && !line.hasPrefix(" ") && !line.hasSuffix(" "))
    for scalar in line.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator:
            fatalError("a hidden character is shown")
        default: continue
        }
    }
}

private let products = (try? EmbeddedCatalogue.load()).map { ProductCheck(against: $0) }

/// A product that another server lists is one that can be, under the number that was asked for.
@Sendable func readAnyListing(_ bytes: [UInt8]) {
    guard let asked = try? Barcode(reading: "4006381333931"), let products,
        let listed = try? OpenFoodFactsAnswer.product(in: bytes, of: asked), let product = try? products.product(listed)
    else { return }
    precondition(product.barcode == asked && !product.name.isEmpty && product.name.count <= 120)
    for nutrient in Product.nutrients {
        let amount = product.nutrientsPer100[nutrient]
        precondition(amount.isFinite && amount >= 0)
    }
    precondition(product.nutrientsPer100[.energy] <= 900)
    precondition(product.usualItem.isPlausible && product.item(2_000).nutrients[.energy] <= 18_000)
}

/// A file of providers leads to this machine or to encrypted addresses, whatever is in it.
@Sendable func readAnyProviders(_ bytes: [UInt8]) {
    guard let file = try? ProviderFile(bytes, path: "providers.json") else { return }
    for url in [ProviderUse.speech, .vision, .text].compactMap({ file[$0]?.address.url("/v1/x") }) { checkAddress(url) }
    if let address = file.products?.address {
        checkAddress(address.url("4006381333931"))
        precondition(URL(string: address.url("1"))?.host() == URL(string: address.url("2"))?.host())
    }
}

private func checkAddress(_ address: String) {
    guard let parts = URLComponents(string: address), let host = parts.host else {
        fatalError("no address: \(address)")
    }
    let isHere = ["127.0.0.1", "[::1]", "::1", "localhost"].contains(host.lowercased())
    precondition(parts.scheme?.lowercased() == "https" || (parts.scheme?.lowercased() == "http" && isHere))
}
