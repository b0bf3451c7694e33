import CorginaCore

extension FHIRWriter {
    /// A dose that was taken.
    func dose(_ intake: SupplementIntake, _ event: HealthEvent) -> FHIRResource {
        let strength = intake.dose.map { " × \($0)" } ?? ""
        return statement(
            event.id, intake.name, status: "completed",
            .init("effectiveDateTime", FHIRValue.dateTime(event.moment)),
            dosage: "\(intake.count)\(strength)", count: intake.count, notes: event.notes,
            words: "\(intake.name), \(intake.count)\(strength), taken \(Self.time(event.moment))")
    }

    /// Doses she left out on purpose, by the day they were due.
    func skippedDoses(on day: CalendarDay) -> [FHIRResource] {
        diary.doseRecords(on: day...day).filter { !$0.isTaken }.compactMap { record in
            diary.supplement(record.supplement).map { supplement in
                statement(
                    record.id, supplement.name, status: "not-taken",
                    .init("effectiveDateTime", FHIRValue.dateTime(record.moment)), dosage: supplement.dose.words,
                    words: "\(supplement.name), \(supplement.dose.words), left out \(Self.time(record.moment))")
            }
        }
    }

    /// Her list: what she takes, and what she paused or stopped.
    var list: [FHIRResource] {
        diary.supplements.compactMap { supplement in
            guard let first = supplement.courses.first, let last = supplement.courses.last else { return nil }
            var period: [JSON.Member] = [.init("start", .string("\(first.start)"))]
            let end = last.end.map { Swift.max($0, first.start) }
            if let end { period.append(.init("end", .string("\(end)"))) }
            let status = end == nil ? "active" : last.ending == .paused ? "on-hold" : "stopped"
            let dosage = "\(supplement.dose.words), \(last.schedule.words.lowercased())"
            return statement(
                supplement.id, supplement.name, status: status, .init("effectivePeriod", .object(period)),
                dosage: dosage, words: "\(supplement.name), \(dosage), \(status)")
        }
    }

    private func statement(
        _ id: RecordID, _ name: String, status: String, _ effective: JSON.Member, dosage: String, count: Int? = nil,
        notes: String = "", words: String
    ) -> FHIRResource {
        var dose: [JSON.Member] = [.init("text", FHIRValue.text(dosage))]
        if let quantity = count.flatMap({ FHIRValue.quantity(Double($0), .count) }) {
            dose.append(.init("doseAndRate", [["doseQuantity": quantity]]))
        }
        var members: [JSON.Member] = [
            .init("status", .string(status)), .init("medicationCodeableConcept", FHIRValue.concept(nil, name)),
            .init("subject", subject), effective, .init("informationSource", subject),
        ]
        if !notes.isEmpty { members.append(.init("note", [["text": FHIRValue.text(notes)]])) }
        members.append(.init("dosage", [.object(dose)]))
        return FHIRResource(.medicationStatement, id, words: words, members)
    }
}
