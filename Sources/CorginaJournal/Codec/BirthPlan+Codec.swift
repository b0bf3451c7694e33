import CorginaCore

extension BirthPlan {
    init(_ fields: Fields) throws(CodecFault) {
        var answers: [Answer] = []
        for answer in try fields.elements("answers") {
            answers.append(try Answer(Fields(answer, field: "answers")))
        }
        self.init(
            id: try fields.recordID("id"),
            pregnancy: try fields.optional("pregnancy", fields.recordID),
            answers: answers
        )
    }

    var json: JSON {
        let json: JSON = ["id": Writer.id(id), "answers": .array(answers.map { $0.json })]
        return json.adding("pregnancy", pregnancy.map(Writer.id))
    }
}

extension BirthPlan.Answer {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        var choices: [String] = []
        for choice in try fields.optional("choices", fields.elements) ?? [] {
            guard let text = choice.string else { throw .malformed(field: "choices") }
            choices.append(text)
        }
        self.init(
            topic: try fields.word("topic"),
            choices: choices,
            words: try fields.optional("words", fields.text) ?? ""
        )
    }

    fileprivate var json: JSON {
        let json: JSON = ["topic": .string(topic.rawValue)]
        return json.adding("choices", choices.isEmpty ? nil : .array(choices.map(JSON.string)))
            .adding("words", words.isEmpty ? nil : .string(words))
    }
}
