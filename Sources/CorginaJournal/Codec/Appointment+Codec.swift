import CorginaCore

extension Appointment {
    /// Everything but the title came later, and is absent in older entries.
    init(_ fields: Fields) throws(CodecFault) {
        var questions: [Question] = []
        for question in try fields.optional("questions", fields.elements) ?? [] {
            questions.append(try Question(Fields(question, field: "questions")))
        }
        self.init(
            title: try fields.text("title"),
            place: try fields.optional("place", fields.text) ?? "",
            provider: try fields.optional("with", fields.text) ?? "",
            minutes: try fields.optional("minutes", fields.whole),
            questions: questions,
            results: try fields.optional("results", fields.text) ?? "",
            typicalID: try fields.optional("typical", fields.text)
        )
    }

    /// What is empty is left out.
    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["title": .string(title)]
        let minutes = try minutes.map { value throws(CodecFault) in try Writer.whole(value, "minutes") }
        return json.adding("place", place.isEmpty ? nil : .string(place))
            .adding("with", provider.isEmpty ? nil : .string(provider))
            .adding("minutes", minutes)
            .adding("questions", questions.isEmpty ? nil : .array(questions.map { $0.json }))
            .adding("results", results.isEmpty ? nil : .string(results))
            .adding("typical", typicalID.map(JSON.string))
    }
}

extension Appointment.Question {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(
            id: try fields.recordID("id"), words: try fields.text("words"),
            isAsked: try fields.optional("asked", fields.flag) ?? false)
    }

    fileprivate var json: JSON {
        let json: JSON = ["id": Writer.id(id), "words": .string(words)]
        return json.adding("asked", isAsked ? true : nil)
    }
}
