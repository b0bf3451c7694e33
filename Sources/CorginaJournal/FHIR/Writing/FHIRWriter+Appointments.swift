import CorginaCore

extension FHIRWriter {
    /// A visit. FHIR wants an end; one whose length is not known ends when it begins.
    func appointment(_ appointment: Appointment, _ event: HealthEvent) -> FHIRResource {
        let minutes = appointment.minutes.flatMap { Appointment.lengths.contains($0) ? $0 : nil }
        let end = event.moment.advanced(bySeconds: (minutes ?? 0) * 60)
        var members: [JSON.Member] = [
            .init("status", .string(appointment.results.isEmpty ? "booked" : "fulfilled")),
            .init("description", FHIRValue.text(appointment.title.isEmpty ? "Appointment" : appointment.title)),
            .init("start", FHIRValue.dateTime(event.moment)), .init("end", FHIRValue.dateTime(end)),
        ]
        if let minutes { members.append(.init("minutesDuration", .whole(minutes))) }
        let comment = Self.comment(appointment, notes: event.notes)
        if !comment.isEmpty { members.append(.init("comment", FHIRValue.text(comment))) }
        members.append(.init("participant", .array(participants(appointment))))
        return FHIRResource(
            .appointment, event.id, words: "\(appointment.title), \(Self.time(event.moment))", members)
    }

    private func participants(_ appointment: Appointment) -> [JSON] {
        var participants: [JSON] = [["actor": subject, "status": "accepted"]]
        for (type, name) in [("Practitioner", appointment.provider), ("Location", appointment.place)]
        where !name.isEmpty {
            participants.append([
                "actor": ["type": .string(type), "display": FHIRValue.text(name)], "status": "accepted",
            ])
        }
        return participants
    }

    /// Her notes, what she wants to ask, and what came out of it.
    private static func comment(_ appointment: Appointment, notes: String) -> String {
        let questions = appointment.questions.map { "- \($0.words)" + ($0.isAsked ? " (asked)" : "") }
        return [
            notes, questions.isEmpty ? "" : "To ask:\n" + questions.joined(separator: "\n"),
            appointment.results.isEmpty ? "" : "Results:\n" + appointment.results,
        ].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
