import Charts
import CorginaRooms
import SwiftUI

/// How the baby has grown up to this week, with the way to the charts.
struct GrowthCard: View {
    var summary: GrowthSummary
    let open: @MainActor () -> Void
    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 160

    /// A week's typical weight, in the order of the weeks.
    private struct Step: Identifiable {
        var id: Int
        var weight: Double
    }

    private var steps: [Step] { summary.values.enumerated().map { Step(id: $0.offset, weight: $0.element) } }

    var body: some View {
        Button(action: open) {
            VStack(alignment: .leading, spacing: 12) {
                Text("Baby's Growth Journey").font(.headline)
                Text(summary.words).font(.subheadline).foregroundStyle(.secondary)
                Chart {
                    ForEach(steps) { step in
                        LineMark(x: .value("Week", step.id), y: .value("Weight", step.weight))
                            .foregroundStyle(LinearGradient.pregnancyPrimary)
                        PointMark(x: .value("Week", step.id), y: .value("Weight", step.weight))
                            .foregroundStyle(.pink)
                    }
                }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .frame(height: height)
                .accessibilityHidden(true)
            }
            .solidCard()
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        .accessibilityHint("Opens the growth charts")
    }
}
