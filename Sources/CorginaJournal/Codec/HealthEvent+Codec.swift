import CorginaCore

extension HealthEvent {
    init(_ fields: Fields) throws(CodecFault) {
        var tags: [String] = []
        for tag in try fields.optional("tags", fields.elements) ?? [] {
            guard let text = tag.string else { throw .malformed(field: "tags") }
            tags.append(text)
        }
        self.init(
            id: try fields.recordID("id"),
            moment: try fields.moment("at"),
            details: try Details(kind: fields.word("kind"), fields.optional("details", fields.object)),
            notes: try fields.optional("notes", fields.text) ?? "",
            tags: tags,
            photo: try fields.optional("photo", fields.recordID),
            isOfBump: try fields.optional("bump", fields.flag) ?? false
        )
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = [
            "id": Writer.id(id),
            "at": try Writer.moment(moment, "at"),
            "kind": .string(details.kind.rawValue),
        ]
        return json.adding("details", try details.json())
            .adding("notes", notes.isEmpty ? nil : .string(notes))
            .adding("tags", tags.isEmpty ? nil : .array(tags.map(JSON.string)))
            .adding("photo", photo.map(Writer.id))
            .adding("bump", isOfBump ? true : nil)
    }
}
