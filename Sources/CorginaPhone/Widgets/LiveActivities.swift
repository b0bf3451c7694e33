import CorginaCore
import CorginaJournal
import CorginaRooms

/// What goes on and is shown on the lock screen while it does: a count of movements, contractions. Each starts and ends with what the
/// rooms keep; after a pregnancy ended there is none.
public struct LiveActivities: Hashable, Sendable {
    public let movements: Movements?
    public let contractions: Contractions?

    public init(_ visit: Visit) {
        guard visit.diary.currentPregnancy != nil else {
            (movements, contractions) = (nil, nil)
            return
        }
        movements = visit.kickSession.map { Movements($0) }
        contractions = Contractions(visit)
    }
}

extension LiveActivities {
    /// A count of movements.
    public struct Movements: Hashable, Sendable {
        /// Since 1970-01-01T00:00:00Z; the phone counts on from there.
        public let start: Int64
        public let count: Int
        public let target: Int
        /// "7 of 10 movements"
        public let words: String
        /// From then on it is shown as out of date, in seconds since 1970: what a count needs is over.
        public let staleAt: Int64
        /// "Felt one", and taking one back; none of them once the count is over.
        public let felt: PhonePost?
        public let back: PhonePost?

        init(_ session: KickSession) {
            start = session.start.secondsSinceEpoch
            count = session.kicks.count
            target = KickSession.target
            words = PhoneWords.movements(count, of: target)
            staleAt = start + Int64(KickSession.minutes) * 60
            let session = "\(start)"
            felt = count < target ? Self.form(.felt, session, count) : nil
            back = count > 0 && count < target ? Self.form(.back, session, count) : nil
        }

        private static func form(_ step: KickStep, _ session: String, _ count: Int) -> PhonePost {
            PhonePost(.measurements(.count(step)), ("session", session), ("count", "\(count)"))
        }
    }

    /// Contractions, while one goes on or the last is not long ago.
    public struct Contractions: Hashable, Sendable {
        /// When the one that goes on began, in seconds since 1970; `nil` between two.
        public let running: Int64?
        /// When the last one began.
        public let last: Int64?
        /// "Every 5 min, 62 s long, for 70 min"; empty from fewer than two in the last hour.
        public let words: String
        public let staleAt: Int64
        /// Starts or stops one.
        public let tap: PhonePost

        /// In seconds: so long after the last it is over. As long as the timer's page shows the last one.
        private static let shown = 7_200

        init?(_ visit: Visit) {
            let events = visit.diary.events(of: [.contraction], on: (visit.today - 1)...visit.today)
            let latest = events.first { $0.moment <= visit.now }?.moment
            let start = visit.contractionStart
            let isRecent = latest.map { visit.now.seconds(since: $0) < Self.shown } ?? false
            guard start != nil || isRecent else { return nil }
            running = start?.secondsSinceEpoch
            last = latest?.secondsSinceEpoch
            let timed = events.compactMap { event -> ContractionPattern.Timed? in
                guard case .contraction(let contraction) = event.details else { return nil }
                return ContractionPattern.Timed(start: event.moment, seconds: contraction.seconds)
            }
            words = ContractionPattern(timed, now: visit.now).words ?? ""
            staleAt = (start ?? latest ?? visit.now).secondsSinceEpoch + Int64(Self.shown)
            if let start {
                tap = PhonePost(
                    .measurements(.time(.stop)), ("began", "\(start.secondsSinceEpoch)"), ("ago", "0"))
            } else {
                tap = PhonePost(.measurements(.time(.start)), ("ago", "0"))
            }
        }
    }
}
