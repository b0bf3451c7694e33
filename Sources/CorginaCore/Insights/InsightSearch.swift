/// Looks through a diary for symptoms that come more often with something than without it.
public struct InsightSearch: Hashable, Sendable {
    /// The symptoms looked at, by name.
    public var symptoms: [String]
    /// How long after a meal a symptom counts, 1...24 hours; hers to choose.
    public var hours: Int
    /// From how many hours without food a gap is long.
    public var gapHours: Int

    /// The share of diaries without any link in which something is shown all the same.
    public static let falseRate = 0.05
    /// The fewest meals or days on each side, and the fewest with the symptom, that are compared. The app's own choice.
    public static let least = 5

    /// The hours she can choose, and those counted until she does. The app's own choice.
    public static let choosableHours = [1, 2, 3, 4, 6]
    public static let usualHours = 2

    public init(symptoms: [String] = ["Nausea", "Heartburn"], hours: Int = usualHours, gapHours: Int = 5) {
        self.symptoms = symptoms
        self.hours = Swift.min(Swift.max(hours, 1), 24)
        self.gapHours = Swift.max(gapHours, 1)
    }

    /// The kinds of events it looks at.
    public static let kinds = Set<HealthEvent.Details.Kind>([.meal, .symptom] + DayCondition.allCases.map { $0.kind })

    /// What stands out among the events: the symptoms after meals, and those of days of one kind.
    public func report(_ events: [HealthEvent]) -> InsightReport {
        let meals = Self.comparisons(afterMeals(events), of: symptoms, among: "meals", hours: hours)
        let looks =
            [meals]
            + DayCondition.allCases.compactMap { condition in
                let days = Self.days(of: condition, events)
                return days.isEmpty
                    ? nil : Self.comparisons(days, of: condition.symptoms, among: condition.comparable, hours: nil)
            }
        let made = looks.flatMap { look in look.made.map { (comparison: $0, grid: look.grid) } }
        let all = made.count
        let adjusted = MultipleComparisons.holm(made.map { $0.comparison.probability })
        let insights = zip(made, adjusted).filter { $0.1 <= Self.falseRate }.map { made, adjusted in
            let (comparison, grid) = made
            return Insight(
                symptom: comparison.symptom, exposure: comparison.exposure, inseparable: comparison.inseparable,
                counts: comparison.table.total,
                days: grid.days(comparison.exposure, comparison.symptom), hours: comparison.hours,
                probability: comparison.probability, adjusted: adjusted, comparisons: all,
                events: grid.events(comparison.exposure, comparison.symptom))
        }
        let compared = Set(made.flatMap { [$0.comparison.exposure] + $0.comparison.inseparable })
        let tooLittle = looks.reduce(into: Set<Exposure>()) { $0.formUnion($1.exposures) }.subtracting(compared)
        return InsightReport(
            insights: insights.sorted {
                ($0.adjusted, $0.probability, $0.words) < ($1.adjusted, $1.probability, $1.words)
            },
            comparisons: all, tooLittleData: tooLittle.sorted { $0.sortKey < $1.sortKey },
            coverage: looks.flatMap { $0.coverage })
    }
}

extension InsightSearch {
    private struct Comparison {
        let symptom: String
        let exposure: Exposure
        /// What was there in the very same meals or days.
        let inseparable: [Exposure]
        let table: StratifiedTable
        let probability: Double
        let hours: Int?
    }

    /// The comparisons of one kind of observation, and what they were made from.
    private struct Comparisons {
        let grid: ObservationGrid
        let made: [Comparison]
        let exposures: Set<Exposure>
        let coverage: [InsightCoverage]
    }

    /// Whether a comparison is made depends on how often each thing happened, never on how often they came together: otherwise the
    /// stated rate would not hold.
    private static func comparisons(
        _ observations: [Observation], of symptoms: [String], among observed: String, hours: Int?
    ) -> Comparisons {
        let grid = ObservationGrid(observations)
        // What always comes together is compared once: the diary cannot tell it apart, and a second look would only cost.
        let exposures = grid.inseparable.map { $0.sorted { $0.sortKey < $1.sortKey } }.sorted {
            ($0.first?.sortKey ?? "") < ($1.first?.sortKey ?? "")
        }
        let made = symptoms.flatMap { symptom in
            let without = grid.strata(of: symptom)
            return exposures.compactMap { together -> Comparison? in
                guard let exposure = together.first else { return nil }
                let table = grid.table(exposure, symptom, without)
                let total = table.total
                guard total.exposed >= least, total.others >= least, total.exposedWith + total.otherWith >= least else {
                    return nil
                }
                return Comparison(
                    symptom: symptom, exposure: exposure, inseparable: Array(together.dropFirst()), table: table,
                    probability: table.probability, hours: hours)
            }
        }
        let coverage = symptoms.map { symptom in
            InsightCoverage(
                symptom: symptom, observed: observed, hours: hours, felt: grid.count(of: symptom),
                observations: observations.count, comparisons: made.count { $0.symptom == symptom })
        }
        return Comparisons(grid: grid, made: made, exposures: Set(grid.exposures), coverage: coverage)
    }

    /// Each meal with the symptoms within the chosen hours after it. A symptom belongs to the last meal before it alone, so that one
    /// queasy hour is not counted for two meals.
    private func afterMeals(_ events: [HealthEvent]) -> [Observation] {
        let occasions = Occasion.list(events)
        var observations = occasions.enumerated().map { place, occasion in
            Observation(
                day: occasion.start.day, stratum: Observation.Stratum(occasion.meal, occasion.start.day),
                exposures: exposures(occasion, after: place > 0 ? occasions[place - 1] : nil), outcomes: [:],
                events: occasion.events)
        }
        for (event, symptom) in Self.felt(events, symptoms) {
            let time = event.moment.secondsSinceEpoch
            guard let place = occasions.lastIndex(where: { $0.start.secondsSinceEpoch <= time }),
                time - occasions[place].start.secondsSinceEpoch <= hours * 3_600
            else { continue }
            observations[place].outcomes[symptom, default: []].append(event.id)
        }
        return observations
    }

    private func exposures(_ occasion: Occasion, after previous: Occasion?) -> Set<Exposure> {
        var exposures = Set(occasion.items.map { Exposure.food($0.name) })
        exposures.formUnion(occasion.items.compactMap { FoodGroup(foodCode: $0.foodCode).map(Exposure.group) })
        if let previous, occasion.start.secondsSinceEpoch - previous.last.secondsSinceEpoch >= gapHours * 3_600 {
            exposures.insert(.longGap(hours: gapHours))
        }
        return exposures
    }

    /// Each day that tells whether it was like that, and its symptoms.
    private static func days(of condition: DayCondition, _ events: [HealthEvent]) -> [Observation] {
        let felt = Dictionary(grouping: felt(events, condition.symptoms)) { $0.event.moment.day }
        return condition.days(events).map { day in
            let reports = Dictionary(grouping: felt[day.day] ?? []) { $0.symptom }
            return Observation(
                day: day.day, stratum: Observation.Stratum(nil, day.day),
                exposures: day.isMet ? [.day(condition)] : [],
                outcomes: reports.mapValues { $0.map { $0.event.id } }, events: day.events)
        }
    }

    /// The reports of those symptoms that say they are there, oldest first, each under the name asked for.
    private static func felt(_ events: [HealthEvent], _ symptoms: [String]) -> [(event: HealthEvent, symptom: String)] {
        events.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }.compactMap { event in
            guard case .symptom(let report) = event.details, !report.hasResolved,
                let symptom = symptoms.first(where: { $0.lowercased() == report.name.lowercased() })
            else { return nil }
            return (event, symptom)
        }
    }
}
