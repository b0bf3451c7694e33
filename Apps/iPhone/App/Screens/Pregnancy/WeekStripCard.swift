import CorginaCore
import CorginaRooms
import SwiftUI

/// Weeks 4 to 42 as a strip to slide along, with the week she is in marked.
struct WeekStripCard: View {
    var strip: WeekStrip
    /// "You are here: Week 24, 3 days"
    var here: String
    let open: @MainActor (Int) -> Void
    @ScaledMetric(relativeTo: .body) private var target: CGFloat = 44

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Week by week").font(.headline).accessibilityAddTraits(.isHeader)
            WeekIndicatorBadge(words: here)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 8) { ForEach(weeks, id: \.self) { week in button(week) } }
            }
            .scrollIndicators(.hidden)
            .accessibilityRotor("Weeks", entries: rotor, entryID: \.week, entryLabel: \.label)
        }
        .solidCard()
    }

    private var weeks: [Int] { Array(BabySize.weeks) }
    private var rotor: [RotorWeek] { weeks.map { RotorWeek(week: $0, label: label($0)) } }

    private struct RotorWeek {
        var week: Int
        var label: String
    }

    private func label(_ week: Int) -> String { week == strip.current ? "Week \(week), you are here" : "Week \(week)" }

    private func button(_ week: Int) -> some View {
        Button {
            open(week)
        } label: {
            Text("\(week)")
                .font(.subheadline.weight(week == strip.current ? .bold : .regular))
                .frame(minWidth: target, minHeight: target)
                .background(.pink.opacity(week == strip.current ? 0.3 : 0.1), in: .circle)
        }
        .buttonStyle(.plain)
        .id(week)
        .accessibilityLabel(label(week))
    }
}
