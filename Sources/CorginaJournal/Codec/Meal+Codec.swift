import CorginaCore

extension Meal {
    init(_ fields: Fields) throws(CodecFault) {
        var items: [FoodItem] = []
        for item in try fields.elements("items") {
            items.append(try FoodItem(Fields(item, field: "items")))
        }
        var recipes: [RecordID] = []
        for id in try fields.optional("recipes", fields.elements) ?? [] {
            recipes.append(try Fields.recordID(id, field: "recipes"))
        }
        self.init(name: try fields.text("name"), type: try fields.word("type"), items: items, recipes: recipes)
    }

    func json() throws(CodecFault) -> JSON {
        var list: [JSON] = []
        for item in items { list.append(try item.json()) }
        let json: JSON = ["name": .string(name), "type": .string(type.rawValue), "items": .array(list)]
        return json.adding("recipes", recipes.isEmpty ? nil : .array(recipes.map(Writer.id)))
    }
}

extension FoodItem {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            name: try fields.text("name"),
            said: try fields.optional("said", fields.text),
            foodCode: try fields.optional("foodCode", fields.text),
            barcode: try fields.optional("barcode", fields.barcode),
            quantity: try fields.amount("quantity"),
            portion: try fields.text("portion"),
            grams: Grams(try fields.amount("grams")),
            nutrients: try NutrientAmounts(fields.object("nutrients")),
            source: try fields.word("source"),
            isEstimated: try fields.flag("estimated")
        )
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = [
            "name": .string(name),
            "quantity": try Writer.amount(quantity, "quantity"),
            "portion": .string(portion),
            "grams": try Writer.amount(grams.value, "grams"),
            "nutrients": try nutrients.json(),
            "source": .string(source.rawValue),
            "estimated": .bool(isEstimated),
        ]
        return json.adding("said", said.map(JSON.string)).adding("foodCode", foodCode.map(JSON.string))
            .adding("barcode", barcode.map { .string($0.description) })
    }
}

extension NutrientAmounts {
    /// Nutrients this version does not know are passed over; those not written are none.
    init(_ fields: Fields) throws(CodecFault) {
        self.init()
        let nutrients = Self.nutrients
        var amounts = self
        try fields.readNumbers(named: Self.names) { place, number throws(CodecFault) in
            let nutrient = nutrients[place]
            guard let number, Limits.amount.contains(number) else { throw .malformed(field: nutrient.rawValue) }
            amounts[nutrient] = number
        }
        self = amounts
    }

    private static let nutrients = Nutrient.allCases
    private static let names = JSONNameList(Nutrient.allCases.map { $0.rawValue })

    func json() throws(CodecFault) -> JSON {
        var members: [JSON.Member] = []
        for nutrient in Nutrient.allCases where self[nutrient] != 0 {
            members.append(JSON.Member(nutrient.rawValue, try Writer.amount(self[nutrient], nutrient.rawValue)))
        }
        return .object(members)
    }
}
