extension DoseDay {
    /// The dose that something taken at that time of the day fills: the last open one whose time has come, or comes within
    /// ``Dose/lateAfter`` minutes; else the first that is open. On a day that ended, the missed ones are open to it too.
    ///
    /// So a late first dose does not eat the second, and what is taken at the time of the second is not put down as the first.
    ///
    /// - Returns: `nil` when every dose is taken; what she takes then is an extra one. A skipped dose is filled last.
    public func dose(takenAt time: TimeOfDay) -> Dose? {
        let open = doses.filter { $0.state.isOpen || $0.state == .missed }
        let come = open.filter { dose in dose.time.map { $0.minutes <= time.minutes + Dose.lateAfter } ?? false }
        if let last = come.last { return last }
        return open.first { $0.time == nil } ?? open.first ?? doses.first { !$0.state.isTaken }
    }

    /// What to write down of something taken then: the dose it fills, or an extra one.
    ///
    /// - Parameters:
    ///   - count: how many tablets, capsules or drops; `nil` for as many as a dose takes.
    ///   - id: the id of an extra one.
    public func record(takenAt moment: Moment, count: Int?, extra id: RecordID) -> DoseRecord {
        let pieces = count ?? supplement.pieces
        guard let slot = dose(takenAt: moment.time)?.slot else {
            return DoseRecord(id: id, supplement: supplement.id, act: .extra, moment: moment, pieces: pieces)
        }
        return DoseRecord(
            id: slot.recordID, supplement: supplement.id, act: .taken(slot), moment: moment, pieces: pieces)
    }
}
