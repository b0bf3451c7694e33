import CorginaCore
import Markup

/// A week of food as a drawing to keep: figures and days, no names of foods. Light paper, so that it prints.
public struct CalorieWeekDrawing: Hashable, Sendable {
    public var week: CalorieWeek

    public init(_ week: CalorieWeek) { self.week = week }

    /// The file, as SVG in UTF-8.
    public var bytes: [UInt8] {
        StandaloneDrawing(width: Self.width, height: Self.height, title: description) {
            rect(.x(0), .y(0), .width(Self.width), .height(Self.height), .rx(28), .fill(.paper))
            heading
            grid
            for (index, day) in week.days.enumerated() { column(day, at: index) }
            for tag in marks.tags { rule(tag) }
            foot
        }.bytes
    }

    private static let width = 800.0
    private static let height = 560.0
    /// The chart within the drawing.
    private static let left = 40.0
    private static let right = 690.0
    private static let upper = 130.0
    private static let lower = 430.0

    private var scale: CalorieScale { CalorieScale(week) }
    private var marks: WeekMarks { WeekMarks(week: week, scale: scale) }

    /// "Calories each day, 16 Nov – 22 Nov: Mon 2,040, Tue 1,780, …"
    private var description: String {
        let days = week.days.map {
            "\(week.english.shortWeekday($0.day)) \($0.isEmpty ? "nothing logged" : Figure.whole($0.energy.value))"
        }
        return "Calories each day, \(week.rangeText): " + days.joined(separator: ", ")
    }

    @HTMLBuilder private var heading: HTML {
        drawnText("Weekly Calorie Trends", x: Self.left, y: 62, size: 30, weight: 700, color: .ink)
        drawnText(
            "\(week.english.full(week.first)) – \(week.english.full(week.last))", x: Self.left, y: 94, size: 18,
            color: .quiet)
        if let average = week.average {
            drawnText("Average", x: Self.width - Self.left, y: 54, size: 16, color: .quiet, anchor: .end)
            drawnText(
                week.english.calories(average), x: Self.width - Self.left, y: 88, size: 28, weight: 700,
                color: .ink, anchor: .end)
        }
    }

    @HTMLBuilder private var grid: HTML {
        if let goal = week.goal {
            let (low, high) = (height(of: goal.ceiling), height(of: goal.floor))
            rect(
                .x(Self.left), .y(low), .width(Self.right - Self.left), .height(max(high - low, 0)), .rx(8),
                .fill(.range))
        }
        for step in scale.steps {
            let y = height(of: Kilocalories(step))
            line(.x1(Self.left), .x2(Self.right), .y1(y), .y2(y), .stroke(.grid), .strokeWidth(1))
            if marks.tags.allSatisfy({ abs(self.y($0.place) - y) > 24 }) {
                drawnText(CalorieScale.words(step), x: Self.right + 14, y: y + 5, size: 15, color: .quiet)
            }
        }
    }

    @HTMLBuilder private func column(_ day: CalorieDay, at index: Int) -> HTML {
        let slot = (Self.right - Self.left) / Double(CalorieWeek.length)
        let middle = Self.left + slot * (Double(index) + 0.5)
        let top = height(of: day.energy)
        if day.isEmpty {
            rect(.x(middle - 24), .y(Self.lower - 5), .width(48), .height(5), .rx(2.5), .fill(.grid))
        } else {
            rect(
                .x(middle - 24), .y(top), .width(48), .height(max(Self.lower - top, 5)), .rx(10), .fill(color(of: day)))
            drawnText(
                Figure.whole(day.energy.value), x: middle, y: top - 10, size: 16, weight: 600, color: .ink,
                anchor: .middle)
        }
        drawnText(
            week.english.shortWeekday(day.day), x: middle, y: Self.lower + 28, size: 17, weight: 500, color: .ink,
            anchor: .middle)
        drawnText(week.english.short(day.day), x: middle, y: Self.lower + 50, size: 14, color: .quiet, anchor: .middle)
    }

    @HTMLBuilder private func rule(_ tag: WeekMarks.Tag) -> HTML {
        let color = tag.kind == "goal" ? Color.goal : .average
        line(
            .x1(Self.left), .x2(Self.right), .y1(y(tag.rule)), .y2(y(tag.rule)), .stroke(color), .strokeWidth(2),
            .strokeDash(tag.kind == "goal" ? 8 : 2, gap: 5))
        drawnText(tag.words, x: Self.right + 14, y: y(tag.place) + 5, size: 15, weight: 600, color: color)
    }

    @HTMLBuilder private var foot: HTML {
        if let goal = week.goal {
            for (index, standing) in CalorieGoal.Standing.allCases.enumerated() {
                let x = Self.left + Double(index) * 140
                rect(.x(x), .y(505), .width(22), .height(12), .rx(4), .fill(Self.color(standing)))
                drawnText(standing.words, x: x + 32, y: 517, size: 15, color: .quiet)
            }
            drawnText(
                "Goal \(week.english.calories(goal.goal))", x: Self.left + 420, y: 517, size: 15, color: .quiet)
        }
        drawnText("Corgina · estimates", x: Self.width - Self.left, y: 517, size: 15, color: .quiet, anchor: .end)
    }

    private func height(of energy: Kilocalories) -> Double { y(scale.percent(energy)) }

    private func y(_ percent: Int) -> Double { Self.lower - Double(percent) / 100 * (Self.lower - Self.upper) }

    private func color(of day: CalorieDay) -> Color { day.standing.map(Self.color) ?? .calories }

    private static func color(_ standing: CalorieGoal.Standing) -> Color {
        switch standing {
        case .under: .calories
        case .at: Color(red: 0x35, green: 0xAC, blue: 0x69)
        case .over: Color(red: 0x6B, green: 0x6B, blue: 0xDE)
        }
    }
}

/// The drawing's colours: those of the light appearance.
extension Color {
    fileprivate static let paper = Color(red: 255, green: 255, blue: 255)
    fileprivate static let ink = Color(red: 0x23, green: 0x17, blue: 0x20)
    fileprivate static let quiet = Color(red: 0x5D, green: 0x4F, blue: 0x59)
    fileprivate static let grid = Color(red: 0xEA, green: 0xE2, blue: 0xE7)
    fileprivate static let range = Color(red: 0xE5, green: 0xF5, blue: 0xEC)
    fileprivate static let calories = Color(red: 0xF9, green: 0x8A, blue: 0x1D)
    fileprivate static let goal = Color(red: 0x9A, green: 0x45, blue: 0x00)
    fileprivate static let average = Color(red: 0x1F, green: 0x56, blue: 0xB5)
}
