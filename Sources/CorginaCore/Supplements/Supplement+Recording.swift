extension Supplement {
    /// What to write down when she takes a scheduled dose. Writing it again with another time retimes it; removing it unmarks it.
    ///
    /// - Throws: when the dose is not scheduled, or the time lies ahead of `now` or more than a day from the dose's own day.
    public func taking(_ slot: DoseSlot, at moment: Moment, now: Moment) throws(DoseError) -> DoseRecord {
        try check(slot, moment, now)
        return DoseRecord(id: slot.recordID, supplement: id, act: .taken(slot), moment: moment, pieces: pieces)
    }

    /// What to write down when she leaves a scheduled dose out on purpose. It takes the place of what was recorded of the dose.
    public func skipping(_ slot: DoseSlot, at now: Moment) throws(DoseError) -> DoseRecord {
        guard slots(on: slot.day).contains(slot) else { throw .notScheduled }
        return DoseRecord(id: slot.recordID, supplement: id, act: .skipped(slot), moment: now)
    }

    /// What to write down when she takes it beside the schedule.
    ///
    /// - Parameter record: a fresh id; an extra dose has no slot to be named by.
    public func takingExtra(_ record: RecordID, at moment: Moment, now: Moment) throws(DoseError) -> DoseRecord {
        guard moment.secondsSinceEpoch <= now.secondsSinceEpoch else { throw .inFuture }
        return DoseRecord(id: record, supplement: id, act: .extra, moment: moment, pieces: pieces)
    }

    private func check(_ slot: DoseSlot, _ moment: Moment, _ now: Moment) throws(DoseError) {
        guard slots(on: slot.day).contains(slot) else { throw .notScheduled }
        guard moment.secondsSinceEpoch <= now.secondsSinceEpoch else { throw .inFuture }
        guard abs(moment.day - slot.day) <= 1 else { throw .otherDay }
    }
}

/// Why a dose cannot be recorded so. `description` tells her what to do.
public enum DoseError: Error, Hashable, Sendable, CustomStringConvertible {
    case notScheduled
    case inFuture
    case otherDay

    public var description: String {
        switch self {
        case .notScheduled: "This dose is not planned for that day any more. Log it as an extra dose."
        case .inFuture: "Choose a time in the past"
        case .otherDay: "Choose a time on the day of the dose, or within a day of it"
        }
    }
}
