import CorginaCore
import CorginaJournal
import CorginaScreens

extension CorginaServer {
    /// What a day is aimed at; `nil` until she has given the facts it is counted from, or where only her provider can say.
    func energyGoal(of visitor: Visitor, on day: CalendarDay) -> CalorieGoal? {
        visitor.diary.energyTarget(on: day).flatMap { CalorieGoal(goal: $0.goal) }
    }
}
