import CorginaRooms
import SwiftUI

/// Today's Progress: how many doses are taken, what is late, and the last seven days.
struct DoseProgressSummary: View {
    var progress: SupplementsValue.Progress
    @ScaledMetric(relativeTo: .title) private var ring: CGFloat = 80

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Today's Progress").font(.headline).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
            ViewThatFits {
                HStack {
                    figures; Spacer(); circle
                }
                VStack(alignment: .leading) {
                    figures; circle
                }
            }
            if let late = progress.late {
                Notice(symbol: .clock, hue: .supplement, strong: late.words, words: late.advice)
            }
            if let needed = progress.needed {
                Label(needed, systemImage: "exclamationmark.triangle.fill").font(.caption).foregroundStyle(.orange)
            }
            if progress.isComplete {
                Notice(symbol: .check, hue: .fat, strong: "All doses taken.", words: "You are done for today.")
            }
            DoseWeek(progress: progress)
        }
        .glassCard(.green)
        .sensoryFeedback(.warning, trigger: progress.missed) { _, now in now != nil }
        .sensoryFeedback(.success, trigger: progress.isComplete) { _, now in now }
    }

    private var figures: some View {
        VStack(alignment: .leading) {
            Text("\(progress.taken)/\(progress.scheduled)")
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
                .foregroundStyle(progress.isComplete ? .green : .primary)
                .rolls(to: Double(progress.taken))
            Text(progress.supplements).font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(progress.supplements)
    }

    private var circle: some View {
        Ring(percent: progress.percent, colors: [.green, .mint]) {
            Text("\(progress.percent)%").font(.caption.bold()).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
        .frame(maxWidth: ring, maxHeight: ring)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(progress.taken) of \(progress.scheduled) doses taken, \(progress.percent) percent")
    }
}
