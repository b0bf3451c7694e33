import CorginaCore

extension Diary {
    /// What she logged since the visit before the one at hand, up to now.
    public func visitSummary(at now: Moment) -> VisitSummary {
        VisitSummary(self, now: now)
    }
}

extension VisitSummary {
    init(_ diary: Diary, now: Moment) {
        let today = now.day
        let last = diary.lastAppointment(before: diary.nextAppointment(at: now), at: now)
        self.last = last.flatMap { today - $0.moment.day <= Self.longestGap ? $0 : nil }
        let start = self.last?.moment.day ?? (today - (Self.usualDays - 1))
        days = Swift.min(start, today)...today
        // What was logged on the day of the visit counts from its beginning on.
        let since = self.last?.moment.secondsSinceEpoch ?? Int64.min
        let events = diary.events(on: days).reversed().filter {
            $0.moment.secondsSinceEpoch >= since && $0.moment.secondsSinceEpoch <= now.secondsSinceEpoch
        }
        readings = Dictionary(grouping: events.filter { $0.details.kind.reading != nil }) { $0.details.kind }
        weights = Weights(events, before: .last(in: diary, before: days.lowerBound))
        pressures = events.compactMap { event in
            if case .bloodPressure(let value) = event.details {
                Reading(moment: event.moment, value: value)
            } else {
                nil
            }
        }
        glucose = events.compactMap { event in
            if case .glucose(let value) = event.details { Reading(moment: event.moment, value: value) } else { nil }
        }
        symptoms = SymptomCount.counting(events)
        movements = Movements(events)
        contractions = events.count { if case .contraction = $0.details { true } else { false } }
        intake = Intake(events)
        doses = Doses.counting(diary, on: days, now: now)
        otherDoses = NamedCount.unlisted(events)
    }
}

extension VisitSummary.Reading<Weight>? {
    /// The latest weight in the eight weeks before the day.
    fileprivate static func last(in diary: Diary, before day: CalendarDay) -> Self {
        for event in diary.events(of: [.weight], on: (day - 56)...(day - 1)) {
            if case .weight(let weight) = event.details {
                return VisitSummary.Reading(moment: event.moment, value: weight)
            }
        }
        return nil
    }
}

extension VisitSummary.Weights {
    fileprivate init?(_ events: [HealthEvent], before: VisitSummary.Reading<Weight>?) {
        let readings = events.compactMap { event -> VisitSummary.Reading<Weight>? in
            if case .weight(let value) = event.details { .init(moment: event.moment, value: value) } else { nil }
        }
        guard let latest = readings.last, let first = before ?? readings.first else { return nil }
        self.init(first: first, latest: latest, count: readings.count)
    }
}

extension VisitSummary.SymptomCount {
    fileprivate static func counting(_ events: [HealthEvent]) -> [Self] {
        var found: [String: [(report: SymptomReport, day: CalendarDay)]] = [:]
        for event in events {
            guard case .symptom(let report) = event.details, !report.hasResolved else { continue }
            found[report.name, default: []].append((report, event.moment.day))
        }
        return found.map { name, reports in
            Self(
                name: name, times: reports.count, strongest: reports.compactMap { $0.report.severity }.max(),
                lastDay: reports.map { $0.day }.max() ?? CalendarDay(number: 0))
        }.sorted { ($1.times, $0.name) < ($0.times, $1.name) }
    }
}

extension VisitSummary.Movements {
    fileprivate init?(_ events: [HealthEvent]) {
        let counts = events.compactMap { event -> KickCount? in
            if case .kicks(let count) = event.details { count } else { nil }
        }
        guard !counts.isEmpty else { return nil }
        let tooFew = counts.count { $0.isTooFew }
        self.init(sittings: counts.count, tooFew: tooFew, usualMinutes: KickHabit(counts).usual)
    }
}

extension VisitSummary.Intake {
    fileprivate init(_ events: [HealthEvent]) {
        // Day by day: sums of decimals depend on their order.
        let days = Dictionary(grouping: events) { $0.moment.day }.sorted { $0.key < $1.key }
        let food = days.map { DayIntake($0.value) }.filter { $0.energy > .zero }
        var totals = FluidTotals()
        let drinks = totals.days(of: events).map { $0.total }.filter { $0 > .zero }
        let mean = food.isEmpty ? NutrientAmounts.zero : food.map { $0.nutrients }.sum() * (1 / Double(food.count))
        self.init(
            foodDays: food.count, energy: mean.energy, protein: Grams(mean[.protein]), drinkDays: drinks.count,
            drinks: drinks.isEmpty
                ? .zero : Milliliters(drinks.reduce(0) { $0 + $1.value } / Double(drinks.count)))
    }
}

extension VisitSummary.Doses {
    fileprivate static func counting(_ diary: Diary, on days: ClosedRange<CalendarDay>, now: Moment) -> [Self] {
        // Fifty supplements over four months are six thousand days of doses: each looks at its own records alone.
        let records = Dictionary(grouping: diary.doseRecords(on: days)) { $0.supplement }
            .mapValues { Dictionary(grouping: $0) { $0.day } }
        return diary.supplements.compactMap { supplement in
            let own = records[supplement.id] ?? [:]
            let tally = (0...(days.upperBound - days.lowerBound)).reduce(DoseTally()) { tally, offset in
                let day = days.lowerBound + offset
                return tally + DoseDay(supplement, on: day, records: own[day] ?? [], now: now).tally
            }
            guard tally.scheduled + tally.extra > 0 else { return nil }
            return Self(name: supplement.name, dose: supplement.dose.words, tally: tally)
        }
    }
}

extension VisitSummary.NamedCount {
    /// What is not on her list counts by its name.
    fileprivate static func unlisted(_ events: [HealthEvent]) -> [Self] {
        var times: [String: Int] = [:]
        for event in events {
            guard case .supplement(let intake) = event.details, intake.purpose == nil else { continue }
            times[intake.name, default: 0] += intake.count
        }
        return times.map { Self(name: $0.key, times: $0.value) }.sorted { ($1.times, $0.name) < ($0.times, $1.name) }
    }
}
