import CorginaCore

extension Diary {
    /// Everything on her list, paused and stopped ones too: the essential ones first, then by name.
    public var supplements: [Supplement] {
        index.supplements.compactMap(supplement).sorted {
            ($0.isEssential ? 0 : 1, $0.name.lowercased(), $0.id) < (
                $1.isEssential ? 0 : 1, $1.name.lowercased(), $1.id
            )
        }
    }

    /// The supplement of that id as it now is; `nil` when it was removed or never was.
    public func supplement(_ id: RecordID) -> Supplement? { records[id]?.current?.supplement }

    /// What was recorded of doses that count for those days, oldest first; of supplements since removed too.
    public func doseRecords(on days: ClosedRange<CalendarDay>) -> [DoseRecord] { index.doses.records(on: days) }

    /// What was recorded of one scheduled dose under its own id; `nil` when nothing was.
    public func doseRecord(of slot: DoseSlot) -> DoseRecord? { records[slot.recordID]?.current?.doseRecord }

    /// Her supplements on a day, each dose as it stands at `now`, where she is.
    public func supplementDay(on day: CalendarDay, now: Moment) -> SupplementDay {
        SupplementDay(supplements, on: day, records: doseRecords(on: day...day), now: now)
    }

    /// The doses of the seven days that end with `day`.
    public func doseWeek(endingOn day: CalendarDay, now: Moment) -> DoseTally {
        DoseTally.week(endingOn: day, of: supplements, records: doseRecords(on: (day - 6)...day), now: now)
    }

    /// How many pieces are left of it; `nil` before she counted.
    public func piecesLeft(of supplement: Supplement) -> Int? {
        supplement.piecesLeft(after: index.doses.recordsSinceCount(of: supplement))
    }

    /// For how many whole days they will do; `nil` before she counted and for one taken when needed.
    public func daysLeft(of supplement: Supplement) -> Int? {
        supplement.daysLeft(after: index.doses.recordsSinceCount(of: supplement))
    }

    /// The dose she left out that has that id; `nil` when it was taken back or never was.
    public func skippedDose(_ id: RecordID) -> SkippedDose? { records[id]?.current?.skippedDose }
}

extension DoseBook {
    /// A dose taken after the count may belong to the day before it, or to the one after.
    fileprivate func recordsSinceCount(of supplement: Supplement) -> [DoseRecord] {
        guard let stock = supplement.stock else { return [] }
        let first = stock.countedAt.day - 3
        return records(on: first...(first + 36_525))
    }
}
