import CorginaCore

/// A food as a model is to write it. What is taken of it are words and a place, and no number of nutrients.
struct DescribedFood: Decodable {
    let food: SeenFood

    /// The most foods one picture has.
    static let most = 20
    private static let longestName = 80
    private static let longestAmount = 40

    /// - Throws: for whatever the schema does not allow, and for a food that is called by a number of a nutrient.
    init(from decoder: any Decoder) throws {
        let members = try decoder.members(["name", "amount", "box", "confidence"])
        let (name, amount) = (try members.text("name"), try members.text("amount"))
        guard !NutrientFigures.areIn(name), !NutrientFigures.areIn(amount),
            let nameLine = CleanedWords.line(name, atMost: Self.longestName)
        else { throw ProviderError.unfit }
        let amountLine = CleanedWords.line(amount, atMost: Self.longestAmount)
        guard amountLine != nil || amount.allSatisfy({ $0.isWhitespace }) else { throw ProviderError.unfit }
        food = SeenFood(
            name: nameLine, amount: amountLine,
            box: try members.decode(DescribedBox.self, forKey: MemberName(stringValue: "box")).box,
            confidence: try members.part("confidence"))
    }
}

/// Where a food lies, as a model is to write it.
private struct DescribedBox: Decodable {
    let box: PhotoBox

    /// - Throws: where it is empty or reaches out of the picture.
    init(from decoder: any Decoder) throws {
        let members = try decoder.members(["left", "top", "width", "height"])
        let (left, top) = (try members.part("left"), try members.part("top"))
        let (width, height) = (try members.part("width"), try members.part("height"))
        // Models round: a thousandth too much is cut off.
        guard left + width <= 1.001, top + height <= 1.001,
            let box = PhotoBox(x: left, y: top, width: min(width, 1 - left), height: min(height, 1 - top))
        else { throw ProviderError.unfit }
        self.box = box
    }
}

/// What a picture has, as the model is to write it: `{"foods": […]}`.
struct DescribedFoods: Decodable {
    let foods: [SeenFood]

    init(from decoder: any Decoder) throws {
        let described = try decoder.members(["foods"])
            .decode([DescribedFood].self, forKey: MemberName(stringValue: "foods"))
        guard described.count <= DescribedFood.most else { throw ProviderError.unfit }
        foods = described.map { $0.food }
    }
}
