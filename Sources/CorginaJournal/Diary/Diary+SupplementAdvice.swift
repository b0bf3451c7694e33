import CorginaCore

extension Diary {
    /// What she took, ate and drank that day too close together, in the order of time.
    public func spacingAdvice(on day: CalendarDay) -> [SpacingAdvice] {
        SpacingAdvice.find(in: events(on: day).flatMap(timedIntakes))
    }

    /// What her list plans too close together that day.
    public func plannedSpacingAdvice(on day: CalendarDay) -> [SpacingAdvice] {
        SpacingAdvice.find(in: TimedIntake.planned(supplements, on: day, utcOffset: 0))
    }

    /// What not to combine, what to ask about and what is doubled on her list that day.
    public func listAdvice(on day: CalendarDay) -> [ListAdvice] { ListAdvice.find(in: supplements, on: day) }

    /// What lies above its upper limit that day, over everything she took and ate. Empty where her stage would be a guess.
    public func upperLimitWarnings(on day: CalendarDay) -> [UpperLimitWarning] {
        let taken = intakes(on: day)
        return warnings(Self.byName(taken.map { ($0.name, $0.knownContents) }), on: day)
    }

    /// What would lie above its upper limit if she took all her list plans for that day, beside what she ate in it.
    public func plannedUpperLimitWarnings(on day: CalendarDay) -> [UpperLimitWarning] {
        warnings(supplements.map { UpperLimitWarning.Daily($0, on: day) }, on: day)
    }

    private func warnings(_ taken: [UpperLimitWarning.Daily], on day: CalendarDay) -> [UpperLimitWarning] {
        guard let stage = lifeStage(on: day) else { return [] }
        let group = profile?.body.age(on: day).flatMap(AgeGroup.init)
        return UpperLimitWarning.find(in: taken, food: intake(on: day).nutrients, at: stage, group)
    }

    private func intakes(on day: CalendarDay) -> [SupplementIntake] {
        events(on: day).compactMap { event in
            guard case .supplement(let intake) = event.details else { return nil }
            return intake
        }
    }

    /// The doses of one name together.
    private static func byName(_ taken: [(String, SupplementContents)]) -> [UpperLimitWarning.Daily] {
        Dictionary(taken, combining: +).sorted { $0.key < $1.key }
            .map { UpperLimitWarning.Daily(name: $0.key, contents: $0.value) }
    }

    private func timedIntakes(_ event: HealthEvent) -> [TimedIntake] {
        switch event.details {
        case .meal(let meal): meal.items.map { TimedIntake(food: $0.name, at: event.moment) }
        case .hydration(let drink): [TimedIntake(food: drink.name, at: event.moment)]
        case .supplement(let intake): [timedIntake(intake, event)]
        default: []
        }
    }

    private func timedIntake(_ intake: SupplementIntake, _ event: HealthEvent) -> TimedIntake {
        let listed = (event.doseRecord?.supplement).flatMap(supplement)
        return TimedIntake(
            name: intake.name, substances: listed?.substances ?? intake.substances, moment: event.moment)
    }
}
