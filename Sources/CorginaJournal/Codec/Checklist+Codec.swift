import CorginaCore

extension Checklist {
    init(_ fields: Fields) throws(CodecFault) {
        var items: [Item] = []
        for item in try fields.elements("items") { items.append(try Item(Fields(item, field: "items"))) }
        self.init(
            id: try fields.recordID("id"),
            name: try fields.text("name"),
            start: try fields.optional("start") { name throws(CodecFault) in try fields.word(name) },
            pregnancy: try fields.optional("pregnancy", fields.recordID),
            items: items,
            isArchived: try fields.optional("archived", fields.flag) ?? false
        )
    }

    var json: JSON {
        let json: JSON = [
            "id": Writer.id(id),
            "name": .string(name),
            "items": .array(items.map { $0.json }),
        ]
        return json.adding("start", start.map { .string($0.rawValue) })
            .adding("pregnancy", pregnancy.map(Writer.id))
            .adding("archived", isArchived ? true : nil)
    }
}

extension Checklist.Item {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(
            id: try fields.recordID("id"),
            words: try fields.text("words"),
            isDone: try fields.optional("done", fields.flag) ?? false
        )
    }

    fileprivate var json: JSON {
        let json: JSON = ["id": Writer.id(id), "words": .string(words)]
        return json.adding("done", isDone ? true : nil)
    }
}
