import CorginaCore
import Markup

/// What lies behind the bars of a week: round figures, her usual range, and rules for the goal and the average with a tag
/// each. Tags that would cover each other are moved apart; figures a tag would cover are left out.
struct WeekMarks {
    var week: CalorieWeek
    var scale: CalorieScale

    /// How near two words may come, in percent of the height.
    private static let distance = 12

    @HTMLBuilder var html: HTML {
        for step in scale.steps { grid(step) }
        if let goal = week.goal { band(goal) }
        for tag in tags { rule(tag) }
    }

    /// A rule, the words of its tag, and where both stand in percent of the height.
    struct Tag: Hashable {
        var kind: String
        var words: String
        var hue: Hue
        var rule: Int
        var place: Int
    }

    var tags: [Tag] {
        var tags: [Tag] = []
        if let goal = week.goal { tags.append(tag("goal", "Goal", .calories, goal.goal)) }
        if let average = week.average { tags.append(tag("average", "Avg", .carbs, average)) }
        guard tags.count == 2 else { return tags }
        let gap = tags[0].rule - tags[1].rule
        let missing = max(Self.distance - abs(gap), 0)
        let upper = gap >= 0 ? 0 : 1
        tags[upper].place += (missing + 1) / 2
        tags[1 - upper].place -= missing / 2
        return tags
    }

    private func tag(_ kind: String, _ words: String, _ hue: Hue, _ energy: Kilocalories) -> Tag {
        let place = scale.percent(energy)
        return Tag(kind: kind, words: words, hue: hue, rule: place, place: place)
    }

    private func grid(_ step: Double) -> HTML {
        let place = scale.percent(Kilocalories(step))
        let isFree = tags.allSatisfy { abs($0.place - place) >= Self.distance - 2 }
        return i(.class("week__grid \(valueClass(place))")) {
            if isFree { span(.class("week__axis figure")) { CalorieScale.words(step) } }
        }
    }

    /// Its height is a share of what lies above its floor.
    private func band(_ goal: CalorieGoal) -> HTML {
        let (floor, ceiling) = (scale.percent(goal.floor), scale.percent(goal.ceiling))
        return i(.class("week__range \(valueClass(floor))")) {
            i(.class(valueClass(percent(Double(ceiling - floor), of: Double(100 - floor)))))
        }
    }

    @HTMLBuilder private func rule(_ tag: Tag) -> HTML {
        i(.class("week__rule week__rule--\(tag.kind) \(valueClass(tag.rule))"))
        span(.class("week__tag \(tag.hue.className) \(valueClass(tag.place))")) { tag.words }
    }
}
