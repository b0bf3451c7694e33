import CorginaRooms
import SwiftUI

/// One way of dating, to choose.
struct OptionCard: View {
    var entry: DatingEntry
    let choose: @MainActor () -> Void
    @ScaledMetric(relativeTo: .title2) private var disc: CGFloat = 50

    var body: some View {
        Button(action: choose) {
            HStack(spacing: 16) {
                Image(systemName: entry.symbol.symbolName)
                    .font(.title2)
                    .foregroundStyle(.pink)
                    .frame(width: disc, height: disc)
                    .background(.pink.opacity(0.1), in: .circle)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 4) {
                    Text(entry.title).font(.headline)
                    Text(entry.summary).font(.subheadline).foregroundStyle(.secondary)
                }
                .multilineTextAlignment(.leading)
                Spacer()
                Image(systemName: "chevron.right").font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
            }
            .glassCard(.pink, isInteractive: true)
        }
        .buttonStyle(.plain)
    }
}
