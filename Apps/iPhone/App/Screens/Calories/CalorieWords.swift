import CorginaCore
import CorginaRooms

/// What the seeds let VoiceOver say of a day's calories. The figures are the room's; its own sentences are not public yet
/// (`EatenPart.spoken`, `MealShare.spoken`).
enum CalorieWords {
    static func value(of eaten: EatenPart) -> String {
        guard let goal = eaten.goal else { return "\(eaten.total) calories consumed" }
        let aim = Figure.whole(goal.goal.value)
        return
            "\(eaten.total) calories consumed out of \(aim) calorie goal, \(goal.percent(of: eaten.energy)) percent complete"
    }

    static func progress(of eaten: EatenPart) -> String {
        guard let goal = eaten.goal else { return "\(eaten.total) calories" }
        return
            "\(eaten.total) of \(Figure.whole(goal.goal.value)) calories, \(goal.percent(of: eaten.energy)) percent"
    }

    static func meal(_ share: MealShare) -> String {
        share.energy.value > 0
            ? "\(share.type.plural): \(Figure.whole(share.energy.value)) calories, \(share.percent) \(share.whole)"
            : "\(share.type.plural): \(share.empty.lowercased())"
    }

    /// "Thursday, 19 November: 2,340 calories, above range"
    static func day(_ day: CalorieDay, in week: CalorieWeek) -> String {
        let name = week.english.withWeekday(day.day)
        guard !day.isEmpty else { return "\(name): nothing logged" }
        let standing = day.standing.map { ", " + $0.look.words.lowercased() } ?? ""
        return "\(name): \(Figure.whole(day.energy.value)) calories\(standing)"
    }
}
