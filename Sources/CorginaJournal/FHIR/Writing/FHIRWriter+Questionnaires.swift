import CorginaCore

extension FHIRWriter {
    /// The score as an observation, and the answers it was made of; the observation alone for what was told without a questionnaire.
    func symptom(_ report: SymptomReport, _ event: HealthEvent) -> [FHIRResource] {
        let result = observation(FHIRObservation(report), event)
        guard let answers = FHIRAnswers(report) else { return [result] }
        let response = response(answers, event)
        let source = JSON.Member("derivedFrom", [["reference": .string(response.address)]])
        return [
            FHIRResource(.observation, result.id, words: result.words, result.members + [source]), response,
        ]
    }

    /// A questionnaire as she answered it.
    private func response(_ answers: FHIRAnswers, _ event: HealthEvent) -> FHIRResource {
        var members: [JSON.Member] = []
        if let form = answers.form.flatMap({ FHIRForm.address($0) }) {
            members.append(.init("questionnaire", .string(form)))
        }
        members += [
            .init("_questionnaire", FHIRValue.displayed(answers.name)), .init("status", "completed"),
            .init("subject", subject), .init("authored", FHIRValue.dateTime(event.moment)), .init("author", subject),
            .init("source", subject),
            .init("item", .array(answers.items.map { $0.json })),
        ]
        // Its own id, the same in every file: made of the entry's.
        let id = event.id.part(0x616E_7377_6572_7300)
        return FHIRResource(
            .questionnaireResponse, id, words: "\(answers.name), \(Self.time(event.moment))", members)
    }
}

extension FHIRAnswers.Item {
    fileprivate var json: JSON {
        let value = JSON.Member("value\(answer.type)", answer.json)
        return [
            "linkId": .string(linkID), "text": FHIRValue.text(text), "answer": .array([.object([value])]),
        ]
    }
}
