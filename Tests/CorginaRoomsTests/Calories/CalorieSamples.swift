import CorginaCore

@testable import CorginaRooms

/// The pages of calories, in every state a test should see.
enum CalorieSamples {
    private static let goal = CalorieGoal(
        goal: Kilocalories(2_200), floor: Kilocalories(1_900), ceiling: Kilocalories(2_500))
    private static let full = [2_040.0, 1_780, 2_210, 2_640, 1_960, 2_300, 1_180]
    private static let nothing = Array(repeating: 0.0, count: 7)

    static func week(_ energies: [Double] = full, goal: CalorieGoal?, lastDay: Int = 0) -> CalorieWeek {
        var week = CalorieSpecimens.week(energies, goal: goal, today: Samples.today - lastDay)
        week.today = Samples.today
        return week
    }

    static let pages: [(String, any Page)] = [
        ("calories", CalorieWeekPage(week(goal: goal))), ("calories, no goal", CalorieWeekPage(week(goal: nil))),
        ("calories, empty", CalorieWeekPage(week(nothing, goal: goal))),
        ("calories, a past week", CalorieWeekPage(week(goal: goal, lastDay: 70))),
        ("calories, years ago", CalorieWeekPage(week(nothing, goal: nil, lastDay: 46_300))),
        (
            "a day",
            CalorieDayPage(CalorieDay(Samples.today, events: Samples.fullDay, goal: goal), behind: week(goal: goal))
        ),
        (
            "a day, no goal",
            CalorieDayPage(
                CalorieDay(Samples.today - 9, events: Samples.fullDay, goal: nil), behind: week(goal: nil, lastDay: 7))
        ),
        (
            "a day, empty",
            CalorieDayPage(CalorieDay(Samples.today, meals: [], goal: goal), behind: week(nothing, goal: goal))
        ),
        (
            "today, with a week",
            TodayPage(
                pregnancy: Samples.pregnancy(171), profile: Profile(timeZone: ""), events: Samples.fullDay,
                today: Samples.today, goal: goal,
                calorieWeek: week(goal: goal))
        ),
    ]

    /// After a loss these pages say nothing of it; the goal may be gone with it.
    static let afterLoss: [(String, any Page)] =
        pages.filter { $0.0 != "today, with a week" } + [
            (
                "today, with a week",
                TodayPage(
                    pregnancy: PregnancySamples.lost, profile: PregnancySamples.profile, events: Samples.fullDay,
                    today: Samples.today,
                    calorieWeek: week(goal: nil))
            )
        ]
}
