import CorginaCore

extension Diary {
    /// Pregnant, breastfeeding or neither on the day; `nil` when that would be a guess.
    public func lifeStage(on day: CalendarDay) -> LifeStage? {
        LifeStage(latestPregnancy, on: day, isBreastfeeding: profile?.body.isBreastfeeding)
    }

    /// What can be said of her energy goal on the day.
    public func energyAdvice(on day: CalendarDay) -> EnergyAdvice {
        EnergyAdvice(
            body: profile?.body ?? BodyFacts(), goal: profile?.energyGoal ?? .computed(.eer2005),
            stage: lifeStage(on: day),
            babies: latestPregnancy?.babies ?? 1, on: day)
    }

    /// Her energy goal on the day; `nil` until she has given the facts, or where only her provider can say.
    public func energyTarget(on day: CalendarDay) -> EnergyTarget? { energyAdvice(on: day).target }
}
