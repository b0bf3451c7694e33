/// Everything she takes on one day: what the card "Today's Progress" shows.
public struct SupplementDay: Hashable, Sendable {
    /// The supplements with doses that day or something taken, the essential ones first, then by name.
    public let rows: [DoseDay]

    public init(
        _ supplements: some Sequence<Supplement>, on day: CalendarDay, records: some Collection<DoseRecord>, now: Moment
    ) {
        let recent = Dictionary(grouping: records.filter { $0.day == day }) { $0.supplement }
        rows = supplements.map { DoseDay($0, on: day, records: recent[$0.id] ?? [], now: now) }
            .filter { !$0.doses.isEmpty || !$0.extras.isEmpty }
            .sorted { Self.order($0.supplement) < Self.order($1.supplement) }
    }

    private static func order(_ supplement: Supplement) -> (Int, String, RecordID) {
        (supplement.isEssential ? 0 : 1, supplement.name.lowercased(), supplement.id)
    }

    private var scheduled: [DoseDay] { rows.filter { !$0.doses.isEmpty } }

    /// How many supplements have doses that day.
    public var supplementsScheduled: Int { scheduled.count }

    /// How many of them have every dose taken.
    public var supplementsTaken: Int { rows.count { $0.isComplete } }

    /// How many doses are still to take.
    public var dosesLeft: Int { rows.reduce(0) { $0 + $1.openDoses } }

    public var tally: DoseTally { rows.reduce(DoseTally()) { $0 + $1.tally } }

    /// Whether the last dose of the day has been taken: the moment for the success feedback.
    public var isComplete: Bool { supplementsScheduled > 0 && supplementsTaken == supplementsScheduled }

    /// The share of the day's doses that was taken, 0...1; 0 without any.
    public var progress: Double { tally.scheduled == 0 ? 0 : Double(tally.taken) / Double(tally.scheduled) }

    /// "2 doses left today"; `nil` when none is.
    public var neededWords: String? {
        switch dosesLeft {
        case 0: nil
        case 1: "1 dose left today"
        default: "\(dosesLeft) doses left today"
        }
    }
}
