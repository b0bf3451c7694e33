/// One supplement on one day: its scheduled doses, each with a state of its own, and what was taken beside them.
public struct DoseDay: Hashable, Sendable {
    public let supplement: Supplement
    public let day: CalendarDay
    /// In the order of the schedule.
    public let doses: [Dose]
    /// Taken beside the schedule: unscheduled, for a dose that is not scheduled any more, or twice for one dose. Oldest first.
    public let extras: [DoseRecord]

    /// - Parameters:
    ///   - records: those of any supplement and day; only this one's count.
    ///   - now: where she is; the day ends by its offset.
    public init(_ supplement: Supplement, on day: CalendarDay, records: some Sequence<DoseRecord>, now: Moment) {
        self.supplement = supplement
        self.day = day
        let own = records.filter { $0.supplement == supplement.id && $0.day == day }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let slots = supplement.slots(on: day)
        // Of several records of one dose the first taken one counts, else the first skip.
        var decisive: [DoseSlot: DoseRecord] = [:]
        for record in own {
            guard let slot = record.slot else { continue }
            if let other = decisive[slot], other.isTaken || !record.isTaken { continue }
            decisive[slot] = record
        }
        let counted = Set(slots.compactMap { decisive[$0]?.id })
        doses = slots.map { Dose($0, time: supplement.time(of: $0), record: decisive[$0], now: now) }
        extras = own.filter { $0.isTaken && !counted.contains($0.id) }
    }

    public var taken: Int { doses.count { $0.state.isTaken } }

    /// How many are still to take.
    public var openDoses: Int { doses.count { $0.state.isOpen } }

    /// The dose a tap on the supplement's own check marks: the first that is open.
    public var nextOpen: Dose? { doses.first { $0.state.isOpen } }

    /// Whether every scheduled dose was taken; `false` on a day without any.
    public var isComplete: Bool { !doses.isEmpty && taken == doses.count }

    /// "2/3"
    public var badge: String { "\(taken)/\(doses.count)" }

    /// "2 of 3 doses taken"
    public var words: String { "\(taken) of \(doses.count) \(doses.count == 1 ? "dose" : "doses") taken" }

    /// "1 extra dose"; `nil` without any.
    public var extraWords: String? {
        extras.isEmpty ? nil : "\(extras.count) extra \(extras.count == 1 ? "dose" : "doses")"
    }

    public var tally: DoseTally {
        var tally = DoseTally()
        for dose in doses { tally.count(dose.state) }
        tally.extra = extras.count
        return tally
    }
}
