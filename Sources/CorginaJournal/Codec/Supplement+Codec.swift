import CorginaCore

extension Supplement {
    init(_ fields: Fields) throws(CodecFault) {
        var courses: [Course] = []
        for course in try fields.elements("courses") {
            courses.append(try Course(Fields(course, field: "courses")))
        }
        let row = try fields.optional("catalogue", fields.text)
        let catalogueID = row.flatMap { CatalogueSupplement.ID(rawValue: $0) }
        self.init(
            id: try fields.recordID("id"),
            name: try fields.text("name"),
            dose: try DoseAmount(fields.object("dose")),
            pieces: try fields.optional("pieces", fields.whole) ?? 1,
            contents: try fields.optional("contents") { name throws(CodecFault) in
                try SupplementContents(fields.object(name))
            } ?? .none,
            isEssential: try fields.optional("essential", fields.flag) ?? false,
            catalogueID: catalogueID,
            // Here it is one of her own; the name stays for the version that has the row.
            newerCatalogueName: catalogueID == nil ? row : nil,
            courses: courses,
            stock: try fields.optional("stock") { name throws(CodecFault) in try SupplementStock(fields.object(name)) }
        )
    }

    /// What is usual is left out.
    func json() throws(CodecFault) -> JSON {
        var list: [JSON] = []
        for course in courses { list.append(try course.json()) }
        let json: JSON = [
            "id": Writer.id(id), "name": .string(name), "dose": try dose.json(), "courses": .array(list),
        ]
        return json.adding("pieces", pieces == 1 ? nil : try Writer.whole(pieces, "pieces"))
            .adding("contents", contents.isEmpty ? nil : try contents.json())
            .adding("essential", isEssential ? true : nil)
            .adding("catalogue", (catalogueID?.rawValue ?? newerCatalogueName).map { .string($0) })
            .adding("stock", try stock?.json())
    }
}

extension DoseAmount {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(try fields.amount("amount"), try fields.word("unit"))
    }

    fileprivate func json() throws(CodecFault) -> JSON {
        ["amount": try Writer.amount(value, "amount"), "unit": .string(unit.rawValue)]
    }
}

extension SupplementStock {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(pieces: try fields.whole("pieces"), countedAt: try fields.moment("at"))
    }

    fileprivate func json() throws(CodecFault) -> JSON {
        ["pieces": try Writer.whole(pieces, "pieces"), "at": try Writer.moment(countedAt, "at")]
    }
}
