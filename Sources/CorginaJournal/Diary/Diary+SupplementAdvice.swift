import CorginaCore

extension Diary {
    /// What she took, ate and drank that day too close together, in the order of time.
    public func spacingAdvice(on day: CalendarDay) -> [SpacingAdvice] {
        SpacingAdvice.find(in: events(on: day).flatMap { TimedIntake.all(in: $0, of: self) })
    }

    /// What her list plans too close together that day.
    public func plannedSpacingAdvice(on day: CalendarDay) -> [SpacingAdvice] {
        SpacingAdvice.find(in: TimedIntake.planned(supplements, on: day, utcOffset: 0))
    }

    /// What not to combine, what to ask about and what is doubled on her list that day.
    public func listAdvice(on day: CalendarDay) -> [ListAdvice] { ListAdvice.find(in: supplements, on: day) }

    /// What lies above its upper limit that day, over everything she took and ate. Empty where her stage would be a guess.
    public func upperLimitWarnings(on day: CalendarDay) -> [UpperLimitWarning] {
        UpperLimitWarning.find(in: .taken(in: events(on: day)), on: day, of: self)
    }

    /// What would lie above its upper limit if she took all her list plans for that day, beside what she ate in it.
    public func plannedUpperLimitWarnings(on day: CalendarDay) -> [UpperLimitWarning] {
        UpperLimitWarning.find(in: supplements.map { UpperLimitWarning.Daily($0, on: day) }, on: day, of: self)
    }
}

extension UpperLimitWarning {
    fileprivate static func find(in taken: [Daily], on day: CalendarDay, of diary: Diary) -> [UpperLimitWarning] {
        guard let stage = diary.lifeStage(on: day) else { return [] }
        let group = diary.profile?.body.age(on: day).flatMap(AgeGroup.init)
        return find(in: taken, food: diary.intake(on: day).nutrients, at: stage, group)
    }
}

extension [UpperLimitWarning.Daily] {
    /// What was taken of each name, its doses together.
    fileprivate static func taken(in events: [HealthEvent]) -> [UpperLimitWarning.Daily] {
        let taken = events.compactMap { event -> (String, SupplementContents)? in
            guard case .supplement(let intake) = event.details else { return nil }
            return (intake.name, intake.knownContents)
        }
        return Dictionary(taken, combining: +).sorted { $0.key < $1.key }
            .map { UpperLimitWarning.Daily(name: $0.key, contents: $0.value) }
    }
}

extension TimedIntake {
    fileprivate static func all(in event: HealthEvent, of diary: Diary) -> [TimedIntake] {
        switch event.details {
        case .meal(let meal): meal.items.map { TimedIntake(food: $0.name, at: event.moment) }
        case .hydration(let drink): [TimedIntake(food: drink.name, at: event.moment)]
        case .supplement(let intake): [TimedIntake(intake, event, of: diary)]
        default: []
        }
    }

    private init(_ intake: SupplementIntake, _ event: HealthEvent, of diary: Diary) {
        let listed = (event.doseRecord?.supplement).flatMap(diary.supplement)
        self.init(
            name: intake.name, substances: listed?.substances ?? intake.substances, moment: event.moment)
    }
}
