import CorginaCore

extension FoodHabit {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            id: try fields.recordID("id"),
            name: try fields.text("name"),
            helping: try fields.text("helping"),
            foodCode: try fields.text("foodCode"),
            foodName: try fields.text("foodName"),
            amount: try fields.optional("amount") { name throws(CodecFault) in try Amount(fields.object(name)) },
            // Written before they had a standing, habits were learned at once.
            standing: try fields.optional("standing") { name throws(CodecFault) in try fields.word(name) } ?? .agreed
        )
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = [
            "id": Writer.id(id),
            "name": .string(name),
            "helping": .string(helping),
            "foodCode": .string(foodCode),
            "foodName": .string(foodName),
        ]
        return json.adding("amount", try amount?.json())
            .adding("standing", standing == .agreed ? nil : .string(standing.rawValue))
    }
}

extension FoodHabit.Amount {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            quantity: try fields.amount("quantity"), portion: try fields.text("portion"),
            grams: Grams(try fields.amount("grams")))
    }

    func json() throws(CodecFault) -> JSON {
        [
            "quantity": try Writer.amount(quantity, "quantity"),
            "portion": .string(portion),
            "grams": try Writer.amount(grams.value, "grams"),
        ]
    }
}
