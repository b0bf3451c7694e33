import CorginaCore
import Markup

/// What the colours and the rules of a week's chart mean.
struct WeekLegend {
    var week: CalorieWeek

    var html: HTML {
        ul(.class("legend")) {
            if let goal = week.goal {
                for standing in CalorieGoal.Standing.allCases { item(standing.hue, standing.words) }
                if isTodayUnder { item(.rose, "Today so far") }
                legendItem("goal", "Goal \(week.english.calories(goal.goal))")
            }
            if let average = week.average { legendItem("average", "Average \(week.english.calories(average))") }
        }
    }

    private var isTodayUnder: Bool {
        week.days.contains { $0.day == week.today && $0.standing == .under }
    }

    private func item(_ hue: Hue, _ words: String) -> HTML {
        li {
            i(.class("sample sample--hue \(hue.className)"), .ariaHidden)
            span { words }
        }
    }
}

extension CalorieWeek {
    /// The figures behind the chart.
    var table: DataTable {
        let goalColumn = goal == nil ? [] : ["Goal (\(english.energyUnit))"]
        return DataTable(
            caption: "Calories each day, \(rangeText)",
            columns: ["Day", "Calories (\(english.energyUnit))"] + goalColumn + [
                "Protein (g)", "Carbs (g)", "Fat (g)",
            ],
            rows: days.map { $0.row(hasGoal: goal != nil, english) })
    }
}

extension CalorieDay {
    fileprivate func row(hasGoal: Bool, _ english: WrittenEnglish) -> [String] {
        let goalCell = hasGoal ? [goal.map { Figure.whole($0.goal.value) } ?? "–"] : []
        let name = "\(english.shortWeekday(day)) \(english.short(day))"
        guard !isEmpty else { return [name, "Nothing logged"] + goalCell + ["–", "–", "–"] }
        let macros = [nutrients.protein, nutrients.carbohydrate, nutrients.fat].map { Figure.whole($0.value) }
        return [name, Figure.whole(energy.value)] + goalCell + macros
    }
}
