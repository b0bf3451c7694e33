import CorginaCore
import CorginaRooms
import SwiftUI

/// Weekly Calorie Trends, as a card of Today and as the head of its own screen.
struct WeeklyCard: View {
    var week: CalorieWeek
    @Binding var chosen: CalendarDay?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ViewThatFits {
                HStack {
                    heading; Spacer(); span
                }
                VStack(alignment: .leading) {
                    heading; span
                }
            }
            if week.isEmpty {
                ContentUnavailableView(
                    "No meals logged this week.", systemImage: "fork.knife",
                    description: Text("Each day you log appears here."))
            } else {
                WeeklyChart(week: week, chosen: $chosen)
                Text("Tap a bar to see details").font(.caption).foregroundStyle(.secondary)
                if week.goal != nil { WeeklyLegend() }
            }
        }
        .glassCard(.orange)
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Weekly Calorie Trends").font(.headline).accessibilityAddTraits(.isHeader)
            HStack(spacing: 6) {
                Text("Average:").font(.caption).foregroundStyle(.secondary)
                Text(week.average.map { week.english.calories($0) } ?? "–").font(.caption.weight(.semibold))
            }
            .accessibilityElement(children: .combine)
        }
    }

    private var span: some View {
        Text("\(week.english.short(week.first)) – \(week.english.short(week.last))")
            .font(.caption)
            .foregroundStyle(.secondary)
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(.ultraThinMaterial, in: .capsule)
    }
}
