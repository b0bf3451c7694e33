import CorginaCore
import CorginaJournal
import Markup

extension Sleep: MeasuredContent {
    static let look = EntryLook(name: "Sleep", plural: "Sleep", symbol: .moon, hue: .evening, time: "Woke at")
    static let page = MeasuredPage(
        title: "Sleep", symbol: .moon, hue: .evening, add: "Add a night or a nap", change: "Change sleep",
        example: "slept 6 hours, up 4 times")

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, isNap ? "Nap" : "Sleep", parts(english).joined(separator: " · "))
    }

    /// "6 h 30 min", "from 23:10", "woke 4 times", "slept well"
    private func parts(_ english: WrittenEnglish) -> [String] {
        [
            minutes.map { SleepWords.length($0) }, asleep.map { "from " + english.clock($0) },
            wakings.map { SleepWords.wakings($0) },
            quality.map { "slept \($0.displayName.lowercased())" },
        ].compactMap { $0 }
    }

    func figure(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> String {
        let first = parts(english).first ?? (isNap ? "Nap" : "Sleep")
        return first.prefix(1).uppercased() + first.dropFirst()
    }

    func remark(_ profile: Profile) -> String {
        let parts = parts(profile.english)
        return ((isNap && !parts.isEmpty ? ["Nap"] : []) + parts.dropFirst()).joined(separator: " · ")
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        ([isNap ? "a nap" : "sleep"] + told).joined(separator: ", ") + speech.day(moment)
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        let figures = told.isEmpty ? "" : ": " + told.joined(separator: ", ")
        return "\(isNap ? "Nap" : "Sleep") noted\(figures)\(speech.day(moment))."
    }

    private var told: [String] {
        [minutes.map { SleepWords.spokenLength($0) }, wakings.map { SleepWords.wakings($0) }].compactMap { $0 }
    }

    // MARK: The form

    static let fieldNames = ["hours", "asleep", "wakings", "quality", "nap"]

    /// How long is counted from when she fell asleep, where she told that.
    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        let hours = asleep == nil ? minutes.map { Clock.words($0) } : nil
        return [
            "hours": hours ?? "", "asleep": asleep.map { "\($0)" } ?? "", "wakings": wakings.map { "\($0)" } ?? "",
            "quality": quality?.rawValue ?? "", "nap": isNap ? "yes" : "",
        ]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        div(.class("reading-fields")) {
            fields.figure("hours", "Hours slept", hint: "7, 7.5 or 7:30", isNeeded: false, errors)
            Field(
                name: "asleep", label: "Or fell asleep at", value: fields["asleep"],
                hint: "Counted up to when you woke", error: errors.message(for: "asleep")
            ).html(.type(.time))
        }
        fields.figure("wakings", "Times awake", hint: "May be empty", isNeeded: false, errors)
        fieldset(.class("choice")) {
            legend(.class("choice__legend")) { "How did you sleep?" }
            div(.class("chips")) {
                for (value, words) in [("", "Not said")] + Quality.allCases.map({ ($0.rawValue, $0.displayName) }) {
                    label(.class("chip")) {
                        input(.type(.radio), .name("quality"), .value(value), .checked(value == fields["quality"]))
                        span { words }
                    }
                }
            }
        }
        fields.check("nap", "It was a nap")
    }

    static func read(_ fields: inout CheckedFields, changing before: Sleep?, _ units: Profile.UnitSystem) -> Sleep? {
        let problems = fields.errors.count
        var sleep = Sleep(
            wakings: fields.wholeIfAny(
                "wakings", in: wakingCounts, "Enter how often you woke, from 0 to 50, or leave it empty"),
            quality: fields["quality"].flatMap { Quality(rawValue: $0) }, isNap: fields["nap"] == "yes")
        readLength(&fields, into: &sleep)
        if fields.errors.count == problems, sleep == Sleep() {
            fields.refuse("hours", "Enter how long you slept, how often you woke, or how it was")
        }
        return fields.errors.count == problems ? sleep : nil
    }

    private static func readLength(_ fields: inout CheckedFields, into sleep: inout Sleep) {
        switch (fields["hours"], fields["asleep"]) {
        case (nil, nil): break
        case (let hours?, nil):
            sleep.minutes = SleepWords.minutes(hours).flatMap { lengths.contains($0) ? $0 : nil }
            if sleep.minutes == nil { fields.refuse("hours", "Enter up to 24 hours, such as 7, 7.5 or 7:30") }
        case (nil, let asleep?):
            sleep.asleep = TimeOfDay(asleep)
            if sleep.asleep == nil { fields.refuse("asleep", "Choose a time, or leave it empty") }
            let woke = fields["time"].flatMap { TimeOfDay($0) }
            sleep.minutes = sleep.asleep.flatMap { asleep in woke.map { minutes(from: asleep, to: $0) } }
        case (.some, .some):
            fields.refuse("hours", "Enter either how long you slept, or when you fell asleep")
        }
    }

    // MARK: Over the days

    /// In hours. A nap is no point of the line of nights.
    func height(_ units: Profile.UnitSystem) -> Double? { isNap ? nil : minutes.map { Double($0) / 60 } }

    static func chart(_ series: ReadingSeries) -> DayChart? {
        series.line.count > 1 ? series.chart("Hours a night", unit: "h") : nil
    }

    static func week(_ series: ReadingSeries) -> BarChart? {
        let slept = Dictionary(grouping: SleepDay.list(series.events)) { $0.day }
        let days = (0..<7).map { series.now.day - 6 + $0 }
        guard days.contains(where: { slept[$0] != nil }) else { return nil }
        return BarChart(
            title: "Hours slept a day, with naps", unit: "h",
            bars: days.map { day in
                BarChart.Bar(
                    label: series.english.shortWeekday(day), name: series.english.withWeekday(day),
                    value: slept[day]?.first.map { Double($0.total) / 60 })
            }, hue: page.hue, places: 1)
    }

    static func facts(_ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile)
        -> [VisitPage.Group.Fact]
    {
        let events = summary.readings[.sleep] ?? []
        let nights = events.compactMap { event -> Sleep? in
            if case .sleep(let sleep) = event.details, !sleep.isNap { sleep } else { nil }
        }
        var facts: [VisitPage.Group.Fact] = []
        let lengths = SleepDay.list(events).map { $0.night }.filter { $0 > 0 }
        if !lengths.isEmpty {
            let mean = Int(nearest: Double(lengths.reduce(0, +)) / Double(lengths.count))
            facts.append(
                .init("Sleep a night", "about \(SleepWords.length(mean))", "of \(counted(lengths.count, "night"))"))
        }
        let wakings = nights.compactMap { $0.wakings }
        if !wakings.isEmpty {
            let mean = Figure.decimal(Double(wakings.reduce(0, +)) / Double(wakings.count))
            facts.append(.init("Times awake", "about \(mean) a night", "of \(counted(wakings.count, "night"))"))
        }
        let poor = nights.count { $0.quality == .poor }
        if poor > 0 { facts.append(.init("Slept badly", counted(poor, "night"))) }
        return facts
    }
}
