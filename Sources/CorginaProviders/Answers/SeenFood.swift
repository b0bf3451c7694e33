/// A food that a model says it sees in a picture: words and a place, and no number of nutrients.
public struct SeenFood: Hashable, Sendable {
    /// "scrambled eggs"
    public let name: String
    /// "2 eggs"; `nil` where it cannot tell.
    public let amount: String?
    public let box: Box
    /// From 0, a guess, to 1.
    public let confidence: Double

    /// Where it lies, in parts of the picture's width and height.
    public struct Box: Hashable, Sendable {
        public let left: Double
        public let top: Double
        public let width: Double
        public let height: Double
    }

    /// The most foods one picture has.
    static let most = 20
    static let longestName = 80
    static let longestAmount = 40
}

extension SeenFood: Decodable {
    /// - Throws: for whatever the schema does not allow, and for a food that is called by a number of a nutrient.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members(["name", "amount", "box", "confidence"])
        let (name, amount) = (try members.text("name"), try members.text("amount"))
        guard !NutrientWords.areIn(name), !NutrientWords.areIn(amount),
            let nameLine = CleanedWords.line(name, atMost: Self.longestName)
        else { throw ProviderError.unfit }
        let amountLine = CleanedWords.line(amount, atMost: Self.longestAmount)
        guard amountLine != nil || amount.allSatisfy({ $0.isWhitespace }) else { throw ProviderError.unfit }
        self.init(
            name: nameLine, amount: amountLine,
            box: try members.decode(Box.self, forKey: MemberName(stringValue: "box")),
            confidence: try members.part("confidence"))
    }
}

extension SeenFood.Box: Decodable {
    /// - Throws: where it is empty or reaches out of the picture.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members(["left", "top", "width", "height"])
        let (left, top) = (try members.part("left"), try members.part("top"))
        let (width, height) = (try members.part("width"), try members.part("height"))
        // Models round: a thousandth too much is cut off.
        guard width > 0, height > 0, left + width <= 1.001, top + height <= 1.001, left < 1, top < 1 else {
            throw ProviderError.unfit
        }
        self.init(left: left, top: top, width: min(width, 1 - left), height: min(height, 1 - top))
    }
}

/// What a picture has, as the model is to write it: `{"foods": […]}`.
struct SeenFoods: Decodable {
    let foods: [SeenFood]

    init(from decoder: any Decoder) throws {
        foods = try decoder.members(["foods"]).decode([SeenFood].self, forKey: MemberName(stringValue: "foods"))
        guard foods.count <= SeenFood.most else { throw ProviderError.unfit }
    }
}
