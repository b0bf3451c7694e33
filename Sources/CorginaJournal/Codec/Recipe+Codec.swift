import CorginaCore

extension Recipe {
    init(_ fields: Fields) throws(CodecFault) {
        var ingredients: [FoodItem] = []
        for item in try fields.elements("ingredients") {
            ingredients.append(try FoodItem(Fields(item, field: "ingredients")))
        }
        self.init(
            id: try fields.recordID("id"),
            name: try fields.text("name"),
            servings: try fields.amount("servings"),
            ingredients: ingredients,
            isArchived: try fields.optional("archived", fields.flag) ?? false
        )
    }

    func json() throws(CodecFault) -> JSON {
        var list: [JSON] = []
        for item in ingredients { list.append(try item.json()) }
        let json: JSON = [
            "id": Writer.id(id),
            "name": .string(name),
            "servings": try Writer.amount(servings, "servings"),
            "ingredients": .array(list),
        ]
        return json.adding("archived", isArchived ? true : nil)
    }
}
