import CorginaCore

/// The readings of one kind, as words and as a chart.
struct ReadingSeries {
    var kind: MeasuredKind
    var units: Profile.UnitSystem
    /// Newest first, none of them ahead of now.
    var events: [HealthEvent]
    var now: Moment

    /// For how many days the latest reading still says what to do. The app's own choice.
    static let currentDays = 1
    /// The days that an average of blood pressure at home is taken over, and from how many readings on. The app's own choice.
    static let homeDays = 7
    static let leastHomeReadings = 2

    private var measures: Measures { Measures(units) }
    private var isMetric: Bool { units == .metric }

    // MARK: Words

    func row(_ event: HealthEvent) -> ReadingRow {
        let words = EventWords(event.details, units: units)
        return switch event.details {
        case .bloodPressure(let pressure):
            ReadingRow(event, value: words.detail, today: now.day, detail: pressure.signWords)
        case .glucose(let glucose):
            ReadingRow(event, value: measures.glucose(glucose), today: now.day, detail: glucose.words)
        default: ReadingRow(event, value: words.detail, today: now.day)
        }
    }

    var latest: ReadingsPage.Latest? {
        guard let event = events.first else { return nil }
        let row = row(event)
        let parts = row.value.split(separator: " ", maxSplits: 1).map(String.init)
        return ReadingsPage.Latest(
            value: parts.first ?? row.value, unit: parts.count > 1 ? parts[1] : "", when: row.when,
            detail: [row.detail, homeAverage].filter { !$0.isEmpty }.joined(separator: " · "))
    }

    // MARK: What is set off

    /// What still says what to do: the answers to the latest reading while it is new, and the average at home.
    func current(_ answers: [CareAnswer]) -> [CareAnswer] {
        guard let event = events.first, now.day - event.moment.day <= Self.currentDays else { return [] }
        let hasAverage = kind == .bloodPressure && homeReadings.count >= Self.leastHomeReadings
        return answers + (hasAverage ? CareAnswer.list(homeFindings, about: "Average of 7 days at home") : [])
    }

    private var homeFindings: CareFindings { BloodPressure.homeFindings(homeReadings) }

    private var homeReadings: [BloodPressure] {
        events.filter { now.day - $0.moment.day < Self.homeDays }.compactMap { event in
            if case .bloodPressure(let pressure) = event.details { pressure } else { nil }
        }
    }

    /// "7-day average 121/78, 3 readings"
    private var homeAverage: String {
        let readings = homeReadings
        guard kind == .bloodPressure, readings.count >= Self.leastHomeReadings else { return "" }
        let mean = { (values: [Int]) in Figure.whole(Double(values.reduce(0, +)) / Double(readings.count)) }
        return
            "7-day average \(mean(readings.map { $0.systolic }))/\(mean(readings.map { $0.diastolic })), "
            + counted(readings.count, "reading")
    }

    // MARK: Chart

    private var charted: [HealthEvent] { events.prefix(ReadingsPage.charted).reversed() }

    var chart: DayChart? {
        guard events.count > 1 else { return nil }
        return switch kind {
        case .weight: single("Weight", unit: isMetric ? "kg" : "lb", limits: [])
        case .temperature:
            single("Temperature", unit: isMetric ? "°C" : "°F", limits: [isMetric ? 38 : 100.4], limitWords: "Fever")
        case .bloodPressure: pressure
        case .glucose: glucose
        case .kicks, .contractions: nil
        }
    }

    private func single(_ name: String, unit: String, limits: [Double], limitWords: String = "") -> DayChart {
        let line = readings { details in
            switch details {
            case .weight(let weight): weight.kilograms / (isMetric ? 1 : Weight.pound.kilograms)
            case .temperature(let temperature): isMetric ? temperature.celsius : temperature.fahrenheit
            default: nil
            }
        }
        return chart(
            name, unit: unit, lines: [line], limits: limits,
            legend: [.init(sample: "main", words: name)]
                + limits.map { .init(sample: "limit", words: "\(limitWords) from \(Figure.decimal($0)) \(unit)") })
    }

    private var pressure: DayChart {
        let value = { (part: @escaping (BloodPressure) -> Int) in
            readings { details in
                if case .bloodPressure(let pressure) = details { Double(part(pressure)) } else { nil }
            }
        }
        return chart(
            "Blood pressure", unit: "mmHg", lines: [value { $0.systolic }, value { $0.diastolic }], limits: [140, 90],
            legend: [
                .init(sample: "main", words: "Upper"), .init(sample: "second", words: "Lower"),
                .init(sample: "limit", words: "High from 140/90"),
            ])
    }

    /// Fasting as a line; after meals as points, since each has its own target.
    private var glucose: DayChart {
        let value = { (isFasting: Bool) in
            readings { details in
                guard case .glucose(let glucose) = details, (glucose.timing == .fasting) == isFasting else {
                    return nil
                }
                return isMetric ? glucose.millimolesPerLiter : glucose.milligramsPerDeciliter
            }
        }
        var chart = chart(
            "Blood glucose", unit: isMetric ? "mmol/L" : "mg/dL", lines: [value(true)].filter { !$0.isEmpty },
            limits: [],
            legend: [.init(sample: "main", words: "Fasting"), .init(sample: "point", words: "After meals")])
        chart.points = value(false)
        return chart
    }

    private func readings(_ value: (HealthEvent.Details) -> Double?) -> [DayChart.Reading] {
        charted.compactMap { event in
            value(event.details).map { DayChart.Reading(moment: event.moment, value: $0) }
        }
    }

    private func chart(
        _ name: String, unit: String, lines: [[DayChart.Reading]], limits: [Double], legend: [DayChart.Key]
    ) -> DayChart {
        DayChart(
            description: "\(name), \(counted(charted.count, "reading")), the latest \(latest?.value ?? "") \(unit)",
            unit: unit, lines: lines, limits: limits, legend: legend, table: table(name))
    }

    private func table(_ name: String) -> DataTable {
        let hasDetail = kind == .glucose || kind == .bloodPressure
        return DataTable(
            caption: name, columns: ["Day", "Time", name] + (hasDetail ? [kind == .glucose ? "Taken" : "Felt"] : []),
            rows: charted.reversed().map { event in
                let row = row(event)
                return [DayWords.full(event.moment.day), "\(event.moment.time)", row.value]
                    + (hasDetail ? [row.detail.isEmpty ? "–" : row.detail] : [])
            })
    }

    var logbook: GlucoseLogbook {
        GlucoseLogbook(
            charted.compactMap { event in
                if case .glucose(let glucose) = event.details { (event.moment, glucose) } else { nil }
            }, units: units)
    }
}

extension BloodPressure {
    /// "Headache, dizzy or faint"; empty when nothing was felt.
    var signWords: String {
        let felt = Sign.allCases.filter(signs.contains).map { $0.displayName } + (isFaint ? ["Dizzy or faint"] : [])
        return felt.enumerated().map { $0.offset == 0 ? $0.element : $0.element.lowercased() }.joined(separator: ", ")
    }
}

extension BloodGlucose {
    /// "1 hour after lunch · above target"
    var words: String {
        let taken =
            switch (timing, meal) {
            case (.oneHourAfterMeal, let meal?): "1 hour after \(meal.displayName.lowercased())"
            case (.twoHoursAfterMeal, let meal?): "2 hours after \(meal.displayName.lowercased())"
            case (.other?, let meal?): "After \(meal.displayName.lowercased())"
            case (let timing, _): timing == .other ? "" : timing?.displayName ?? ""
            }
        let isAbove = timing.flatMap(isAboveTarget) ?? false
        return [taken, isAbove ? "above target" : ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
