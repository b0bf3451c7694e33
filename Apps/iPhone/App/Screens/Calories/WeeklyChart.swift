import Charts
import CorginaCore
import CorginaRooms
import SwiftUI

/// Seven days as bars, with her usual range, the goal and the average. A bar is chosen with a tap, or by VoiceOver as a button of the chart.
struct WeeklyChart: View {
    var week: CalorieWeek
    @Binding var chosen: CalendarDay?
    @State private var name: String?
    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 220

    var body: some View {
        Chart {
            if let goal = week.goal {
                RectangleMark(yStart: .value("Range", goal.floor.value), yEnd: .value("Range", goal.ceiling.value))
                    .foregroundStyle(.green.opacity(0.1))
                    .accessibilityHidden(true)
            }
            ForEach(week.days, id: \.day) { day in bar(day) }
            if let goal = week.goal { rule("Goal", goal.goal.value, .orange, dash: [5, 5], side: .trailing) }
            if let average = week.average { rule("Avg", average.value, .blue, dash: [3, 3], side: .leading) }
        }
        .chartXSelection(value: $name)
        .chartLegend(.hidden)
        .frame(height: height)
        .onChange(of: name) { _, name in
            chosen = week.days.first { week.english.shortWeekday($0.day) == name }?.day
        }
        .sensoryFeedback(.impact(weight: .light), trigger: chosen)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Calories each day")
        .accessibilityRotor("Days", entries: rotor, entryID: \.id, entryLabel: \.label)
    }

    private func bar(_ day: CalorieDay) -> some ChartContent {
        BarMark(
            x: .value("Day", week.english.shortWeekday(day.day)), y: .value("Calories", day.energy.value),
            width: .ratio(0.6)
        )
        .foregroundStyle(hue(of: day).color.opacity(chosen == nil || chosen == day.day ? 0.8 : 0.4))
        .cornerRadius(8)
        .annotation(position: .top, alignment: .center) {
            Text(day.isEmpty ? "–" : Figure.whole(day.energy.value))
                .font(.caption2.weight(.medium))
                .foregroundStyle(.secondary)
        }
        .accessibilityLabel(week.english.withWeekday(day.day))
        .accessibilityValue(week.spoken(day))
    }

    private func rule(_ words: String, _ value: Double, _ color: Color, dash: [CGFloat], side: AnnotationPosition)
        -> some ChartContent
    {
        RuleMark(y: .value("Calories", value))
            .lineStyle(StrokeStyle(lineWidth: 2, dash: dash))
            .foregroundStyle(color.opacity(0.6))
            .annotation(position: side, alignment: .center) {
                Text(words)
                    .font(.caption2.weight(.medium))
                    .foregroundStyle(color)
                    .padding(.horizontal, 6)
                    .padding(.vertical, 3)
                    .background(color.opacity(0.15), in: .capsule)
            }
    }

    private func hue(of day: CalorieDay) -> Hue {
        day.day == week.today && day.standing == .under ? .rose : day.standing?.hue ?? .calories
    }

    private struct RotorDay {
        var id: CalendarDay
        var label: String
    }

    private var rotor: [RotorDay] { week.days.map { RotorDay(id: $0.day, label: week.spoken($0)) } }
}
