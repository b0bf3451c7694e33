import CorginaRooms
import SwiftUI

/// The last seven days as small rings, and the share of all their doses.
struct DoseWeek: View {
    var progress: SupplementsValue.Progress

    var body: some View {
        VStack(spacing: 8) {
            HStack {
                ForEach(progress.days, id: \.self) { day in
                    Ring(percent: day.percent ?? 0, colors: [day.percent == nil ? .gray : .green]) {
                        Text(day.letter).font(.caption2)
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(day.words)
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            HStack {
                Label("7-Day Compliance", systemImage: "chart.line.uptrend.xyaxis").font(.caption)
                Spacer()
                Text(progress.compliance.map { "\($0)%" } ?? "–")
                    .font(.caption.weight(.semibold))
                    .foregroundStyle((progress.compliance ?? 100) > 80 ? .green : .orange)
            }
            .accessibilityElement(children: .combine)
            if let missed = progress.missed { Text(missed).font(.caption).foregroundStyle(.orange) }
        }
    }
}
