import CorginaCore

/// The readings of one kind, as words and as a chart.
struct ReadingSeries {
    var kind: MeasuredKind
    var profile: Profile
    /// Newest first, none of them ahead of now.
    var events: [HealthEvent]
    var now: Moment

    /// For how many days the latest reading still says what to do. The app's own choice.
    static let currentDays = 1
    /// The days that an average of blood pressure at home is taken over, and from how many readings on. The app's own choice.
    static let homeDays = 7
    static let leastHomeReadings = 2

    var units: Profile.UnitSystem { profile.units }
    var english: WrittenEnglish { profile.english }
    private var screen: MeasuredScreen { kind.screen }

    // MARK: Words

    func row(_ event: HealthEvent) -> ReadingRow {
        ReadingRow(
            event, value: screen.figure(event.details, units, english), today: now.day, english: english,
            detail: screen.remark(event.details, profile))
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

    var chart: DayChart? { events.count > 1 ? screen.chart(self) : nil }

    /// The line of the kind, oldest first.
    var line: [DayChart.Reading] { line { screen.height($0, units) } }

    func line(_ value: (HealthEvent.Details) -> Double?) -> [DayChart.Reading] {
        charted.compactMap { event in
            value(event.details).map { DayChart.Reading(moment: event.moment, value: $0) }
        }
    }

    /// A chart of one line, with a horizontal line at a value that means something, such as a limit.
    func chart(_ name: String, unit: String, limit: Double? = nil, named limitName: String = "") -> DayChart {
        let rule = limit.map { DayChart.Key(sample: "limit", words: "\(limitName) from \(Figure.decimal($0)) \(unit)") }
        return chart(
            name, unit: unit, lines: [line], limits: limit.map { [$0] } ?? [],
            legend: [DayChart.Key(sample: "main", words: name)] + (rule.map { [$0] } ?? []))
    }

    /// - Parameter remarks: the heading of what else is said of a reading in the table; `nil` where nothing is.
    func chart(
        _ name: String, unit: String, lines: [[DayChart.Reading]], limits: [Double], legend: [DayChart.Key],
        remarks: String? = nil
    ) -> DayChart {
        DayChart(
            description: "\(name), \(counted(charted.count, "reading")), the latest \(latest?.value ?? "") \(unit)",
            unit: unit, lines: lines, limits: limits, legend: legend, english: english, table: table(name, remarks))
    }

    private func table(_ name: String, _ remarks: String?) -> DataTable {
        DataTable(
            caption: name, columns: ["Day", "Time", name] + (remarks.map { [$0] } ?? []),
            rows: charted.reversed().map { event in
                let row = row(event)
                return [english.full(event.moment.day), english.clock(event.moment), row.value]
                    + (remarks == nil ? [] : [row.detail.isEmpty ? "–" : row.detail])
            })
    }

    var logbook: GlucoseLogbook {
        GlucoseLogbook(
            charted.compactMap { event in
                if case .glucose(let glucose) = event.details { (event.moment, glucose) } else { nil }
            }, profile: profile)
    }
}
