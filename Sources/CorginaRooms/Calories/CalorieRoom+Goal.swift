import CorginaCore
import CorginaJournal

extension CalorieRoom {
    /// What a day is aimed at; `nil` until she has given the facts it is counted from, or where only her provider can say.
    static func energyGoal(of visit: Visit, on day: CalendarDay) -> CalorieGoal? {
        visit.diary.energyTarget(on: day).flatMap { CalorieGoal(goal: $0.goal) }
    }
}
