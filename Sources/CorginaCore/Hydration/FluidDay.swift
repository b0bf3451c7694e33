/// What she drank in a day.
public struct FluidDay: Hashable, Sendable {
    public let day: CalendarDay
    /// Everything that counts, in the order of time.
    public let sips: [Sip]

    /// Something drunk.
    public struct Sip: Hashable, Sendable {
        /// The entry that tells of it.
        public let event: RecordID
        /// "Water", "Milk, whole"
        public let name: String
        public let moment: Moment
        public let volume: Milliliters
        /// Whether the entry is the drink alone, and not a meal it was a part of.
        public let isEntry: Bool
    }

    /// - Parameter events: those of the day; others are passed over.
    public init(_ day: CalendarDay, _ events: some Sequence<HealthEvent>) {
        self.day = day
        sips = events.filter { $0.moment.day == day }.flatMap(Self.sips).sorted {
            ($0.moment, $0.volume) < ($1.moment, $1.volume)
        }
    }

    public var total: Milliliters { sips.reduce(.zero) { $0 + $1.volume } }

    /// The share of the goal, 0 and up; `nil` without a goal.
    public func progress(_ preferences: HydrationPreferences) -> Double? {
        preferences.target.map { $0.value > 0 ? total.value / $0.value : 0 }
    }

    /// Glasses of hers, to the nearest.
    public func glasses(_ preferences: HydrationPreferences) -> Int {
        preferences.glass.value > 0 ? Int(nearest: total.value / preferences.glass.value) : 0
    }

    /// Whether it was that many glasses and no more or less; half a millilitre is neither.
    private func isWhole(_ count: Int, _ preferences: HydrationPreferences) -> Bool {
        abs(total.value - Double(count) * preferences.glass.value) <= 0.5
    }

    private static func sips(_ event: HealthEvent) -> [Sip] {
        let drunk: [(name: String, volume: Milliliters)] =
            switch event.details {
            case .hydration(let drink): [(drink.name, Fluid.volume(of: drink))]
            case .meal(let meal): meal.items.map { ($0.name, Fluid.volume(of: $0)) }
            default: []
            }
        let isEntry = event.details.kind == .hydration
        return drunk.filter { $0.volume > .zero }.map {
            Sip(event: event.id, name: $0.name, moment: event.moment, volume: $0.volume, isEntry: isEntry)
        }
    }
}

extension FluidDay {
    /// "6 of 8 glasses", "about 7 of 8 glasses", "1.4 of 1.9 L", "47 of 64 fl oz"; without a goal "6 glasses", "1.4 L", "47 fl oz".
    public func words(_ preferences: HydrationPreferences, units: Profile.UnitSystem) -> String {
        if preferences.countsGlasses {
            let count = glasses(preferences)
            let said = "\(isWhole(count, preferences) ? "" : "about ")\(count)"
            guard let target = preferences.target else { return "\(said) \(count == 1 ? "glass" : "glasses")" }
            let goal = Int(nearest: target.value / preferences.glass.value)
            return "\(said) of \(goal) \(goal == 1 ? "glass" : "glasses")"
        }
        return volumeWords(preferences, units: units)
    }

    /// The same as a volume, however she likes it counted: "1.4 of 1.9 L", "47 fl oz".
    public func volumeWords(_ preferences: HydrationPreferences, units: Profile.UnitSystem) -> String {
        let figure = { (volume: Milliliters) in
            switch units {
            case .metric: Figure.decimal(volume.value / 1_000)
            case .us: Figure.whole(volume.value / Milliliters.fluidOunce.value)
            }
        }
        let unit = units == .metric ? "L" : "fl oz"
        return preferences.target.map { "\(figure(total)) of \(figure($0)) \(unit)" } ?? "\(figure(total)) \(unit)"
    }

    /// Whether she drank so much in so short a time that a word of it is due.
    ///
    /// Source: docs/clinical/hydration.md, goal rule 7: from 1.0 L in an hour or 5 L in a day on (the app's own, below the CDC's 1.42 L in
    /// an hour for work in heat).
    public var isMoreThanNeeded: Bool {
        if total >= Milliliters(5_000) { return true }
        return sips.contains { last in
            let hour = sips.filter {
                (last.moment.secondsSinceEpoch - 3_599...last.moment.secondsSinceEpoch).contains(
                    $0.moment.secondsSinceEpoch)
            }
            return hour.reduce(.zero) { $0 + $1.volume } >= Milliliters(1_000)
        }
    }

    /// What to say then.
    public static let moreThanNeededWords =
        "That’s a lot in a short time. Drink when you’re thirsty, and tell your provider if you’re always thirsty."
}
