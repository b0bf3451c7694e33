import CorginaCore

/// What she logged since her last visit, counted for whoever sees her next. It counts and judges nothing.
public struct VisitSummary: Hashable, Sendable {
    /// The days it covers.
    public let days: ClosedRange<CalendarDay>
    /// Her readings by kind, each the oldest first.
    public let readings: [HealthEvent.Details.Kind: [HealthEvent]]
    /// The visit it counts from; `nil` when there was none of late, and then it covers ``usualDays``.
    public let last: HealthEvent?
    public let weights: Weights?
    /// Blood pressure, the oldest first.
    public let pressures: [Reading<BloodPressure>]
    public let glucose: [Reading<BloodGlucose>]
    /// By name, those felt most often first.
    public let symptoms: [SymptomCount]
    public let movements: Movements?
    public let contractions: Int
    public let intake: Intake
    /// Scheduled doses by supplement, in the order of her list.
    public let doses: [Doses]
    /// What she took without its being on her list, by name.
    public let otherDoses: [NamedCount]

    /// How many days it covers without an earlier visit, or with one too long ago. As far apart as routine visits are at first.
    public static let usualDays = 28
    /// A visit so many days ago is no longer what "since your last visit" means. The app's own choice.
    public static let longestGap = 120

    /// Something measured, and when.
    public struct Reading<Value: Hashable & Sendable>: Hashable, Sendable {
        public let moment: Moment
        public let value: Value
    }

    /// Her weight then and now.
    public struct Weights: Hashable, Sendable {
        /// The last one before these days, or the first in them.
        public let first: Reading<Weight>
        public let latest: Reading<Weight>
        /// How many there are in these days.
        public let count: Int
    }

    /// One symptom over these days.
    public struct SymptomCount: Hashable, Sendable {
        public let name: String
        public let times: Int
        /// The strongest, 1...5; `nil` when she never said.
        public let strongest: Int?
        public let lastDay: CalendarDay
    }

    /// Sittings of counting movements.
    public struct Movements: Hashable, Sendable {
        public let sittings: Int
        /// Those that came to fewer than ten in two hours.
        public let tooFew: Int
        /// The median of the minutes to ten; `nil` from too few sittings.
        public let usualMinutes: Double?
    }

    /// Food and drink.
    public struct Intake: Hashable, Sendable {
        /// Days with food in them.
        public let foodDays: Int
        /// What such a day has on average.
        public let energy: Kilocalories
        public let protein: Grams
        /// Days with something drunk.
        public let drinkDays: Int
        public let drinks: Milliliters
    }

    /// The scheduled doses of one supplement.
    public struct Doses: Hashable, Sendable {
        public let name: String
        /// "27 mg"
        public let dose: String
        public let tally: DoseTally
    }

    /// Something counted by its name.
    public struct NamedCount: Hashable, Sendable {
        public let name: String
        public let times: Int

        public init(name: String, times: Int) {
            self.name = name
            self.times = times
        }
    }
}
