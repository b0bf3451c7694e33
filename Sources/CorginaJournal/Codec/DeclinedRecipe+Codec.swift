import CorginaCore

extension DeclinedRecipe {
    init(_ fields: Fields) throws(CodecFault) {
        var foods: Set<FoodIdentity> = []
        for food in try fields.elements("foods") {
            foods.insert(try FoodIdentity(Fields(food, field: "foods")))
        }
        self.init(
            id: try fields.recordID("id"), name: try fields.text("name"), foods: foods,
            timesLogged: try fields.whole("timesLogged"))
    }

    func json() throws(CodecFault) -> JSON {
        [
            "id": Writer.id(id),
            "name": .string(name),
            "foods": .array(foods.sorted().map { $0.json }),
            "timesLogged": try Writer.whole(timesLogged, "timesLogged"),
        ]
    }
}

extension FoodIdentity {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        if let code = try fields.optional("foodCode", fields.text) {
            self = .listed(code)
        } else {
            self = .named(try fields.text("foodName"))
        }
    }

    fileprivate var json: JSON {
        switch self {
        case .listed(let code): ["foodCode": .string(code)]
        case .named(let name): ["foodName": .string(name)]
        }
    }
}
