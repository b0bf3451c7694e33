extension HealthEvent {
    /// What the event tells of a dose; `nil` for anything that was not taken for her list.
    public var doseRecord: DoseRecord? {
        guard case .supplement(let intake) = details else { return nil }
        switch intake.purpose {
        case .dose(let slot):
            return DoseRecord(
                id: id, supplement: slot.supplement, act: .taken(slot), moment: moment, pieces: intake.count)
        case .extra(let supplement):
            return DoseRecord(id: id, supplement: supplement, act: .extra, moment: moment, pieces: intake.count)
        case nil:
            return nil
        }
    }
}

extension Supplement {
    /// The event a taken dose makes, with what it contained as the supplement now stands; `nil` for a skipped one.
    public func event(of record: DoseRecord) -> HealthEvent? {
        let purpose: SupplementIntake.Purpose
        switch record.act {
        case .taken(let slot): purpose = .dose(slot)
        case .extra: purpose = .extra(of: id)
        case .skipped: return nil
        }
        let share = Double(record.pieces) / Double(Swift.max(1, pieces))
        let intake = SupplementIntake(
            name: name, dose: dose.words, count: record.pieces, purpose: purpose,
            contents: contents.isEmpty ? nil : contents * share)
        return HealthEvent(id: record.id, moment: record.moment, details: .supplement(intake))
    }
}
