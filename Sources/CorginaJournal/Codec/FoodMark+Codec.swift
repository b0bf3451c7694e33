import CorginaCore

extension FoodMark {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            id: try fields.recordID("id"),
            kind: try fields.word("kind"),
            foodCode: try fields.optional("foodCode", fields.text),
            foodName: try fields.text("foodName")
        )
    }

    var json: JSON {
        let json: JSON = ["id": Writer.id(id), "kind": .string(kind.rawValue), "foodName": .string(foodName)]
        return json.adding("foodCode", foodCode.map(JSON.string))
    }
}
