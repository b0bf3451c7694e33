import CorginaCore

/// Which dose of her list a draft's supplement was taken for.
public enum DoseChoice: Hashable, Sendable {
    /// The dose of that number, from 1, of the day it was taken on.
    case dose(Int)
    /// Beside the schedule.
    case extra
}

extension Draft {
    /// Lets what she says she took fill the doses of her list. What is not on it stays as she said it.
    ///
    /// - Parameters:
    ///   - supplements: her list.
    ///   - records: what was recorded for the days of the draft's events.
    ///   - now: where she is.
    public mutating func fillDoses(of supplements: [Supplement], records: [DoseRecord], now: Moment) {
        var records = records
        for index in events.indices {
            guard case .other(.supplement(let intake)) = events[index].draft.content, intake.purpose == nil else { continue }
            let moment = events[index].draft.moment
            let taken = supplements.filter { $0.status(on: moment.day) == .active }
            guard let supplement = SupplementName(intake.name).match(in: taken) else { continue }
            let day = DoseDay(supplement, on: moment.day, records: records, now: now)
            let record = day.record(
                takenAt: moment, count: intake.count > 1 ? intake.count : nil, extra: RecordID(high: 0, low: 0))
            events[index].draft.take(record, of: supplement)
            if record.slot != nil { records.append(record) }
        }
    }

    /// Takes it for another dose of the day it was taken on; for an extra one where that day has no such dose.
    public mutating func setDose(_ choice: DoseChoice, ofEvent event: Int, of supplement: Supplement) {
        guard events.indices.contains(event), case .other(.supplement(let intake)) = events[event].draft.content else { return }
        let moment = events[event].draft.moment
        var act = DoseRecord.Act.extra
        if case .dose(let number) = choice {
            let slot = DoseSlot(supplement: supplement.id, day: moment.day, number: number)
            if supplement.slots(on: moment.day).contains(slot) { act = .taken(slot) }
        }
        let record = DoseRecord(
            id: RecordID(high: 0, low: 0), supplement: supplement.id, act: act, moment: moment, pieces: intake.count)
        events[event].draft.take(record, of: supplement)
    }

    /// Of several that fill one dose the first does; the others are extra ones. So nothing she said is lost.
    public mutating func partDoses() {
        var filled: Set<DoseSlot> = []
        for index in events.indices {
            guard case .other(.supplement(var intake)) = events[index].draft.content, case .dose(let slot)? = intake.purpose,
                !filled.insert(slot).inserted
            else { continue }
            intake.purpose = .extra(of: slot.supplement)
            events[index].draft.content = .other(.supplement(intake))
        }
    }
}

extension EventDraft {
    /// The dose of her list it was taken for; `nil` for anything else.
    public var slot: DoseSlot? {
        guard case .other(.supplement(let intake)) = content, case .dose(let slot)? = intake.purpose else { return nil }
        return slot
    }

    /// The supplement of her list it is; `nil` for anything else.
    public var listedSupplement: RecordID? {
        guard case .other(.supplement(let intake)) = content else { return nil }
        switch intake.purpose {
        case .dose(let slot): return slot.supplement
        case .extra(let supplement): return supplement
        case nil: return nil
        }
    }

    /// What her list says of it takes the place of what she said, but for a strength of her own.
    fileprivate mutating func take(_ record: DoseRecord, of supplement: Supplement) {
        guard case .other(.supplement(let said)) = content,
            case .supplement(var intake)? = supplement.event(of: record)?.details
        else { return }
        if let dose = said.dose, said.purpose == nil || said.contents == nil, dose != intake.dose {
            (intake.name, intake.dose, intake.contents) = (said.name, dose, nil)
        }
        content = .other(.supplement(intake))
        name = intake.name
    }
}
