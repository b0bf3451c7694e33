import CorginaCore

extension FHIRWriter {
    /// An observation she made of herself.
    func observation(_ observation: FHIRObservation, _ event: HealthEvent) -> FHIRResource {
        var observation = observation
        observation.words += ", \(Self.time(event.moment))"
        return self.observation(
            observation, event.id, .init("effectiveDateTime", FHIRValue.dateTime(event.moment)), notes: event.notes)
    }

    /// - Parameter effective: when it was, as a member.
    func observation(
        _ observation: FHIRObservation, _ id: RecordID, _ effective: JSON.Member, notes: String = ""
    ) -> FHIRResource {
        var members: [JSON.Member] = []
        if let profile = observation.profile { members.append(.init("meta", ["profile": [.string(profile)]])) }
        members.append(.init("status", "final"))
        if let category = observation.category { members.append(.init("category", [category])) }
        members += [.init("code", FHIRValue.concept(observation.code, observation.name)), .init("subject", subject)]
        members += [effective, .init("performer", [subject])]
        if let value = observation.value { members.append(.init("value\(value.type)", value.json)) }
        if !notes.isEmpty { members.append(.init("note", [["text": FHIRValue.text(notes)]])) }
        let components = observation.components.compactMap { $0 }
        if !components.isEmpty { members.append(.init("component", .array(components))) }
        return FHIRResource(.observation, id, words: observation.words, members)
    }

    /// "2026-03-10 12:30"
    static func time(_ moment: Moment) -> String { "\(moment.day) \(moment.time)" }
}
