import CorginaRooms
import SwiftUI

/// Three rings in one: forty weeks outside, the trimester within, the days of this week inmost.
struct LayeredRingCard: View {
    var ring: LayeredRing
    @ScaledMetric(relativeTo: .largeTitle) private var size: CGFloat = 220
    @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 20

    var body: some View {
        VStack(spacing: 16) {
            rings(ring.layers[...])
                .frame(maxWidth: size, maxHeight: size)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(ring.description)
            ForEach(ring.layers, id: \.self) { layer in key(layer) }
        }
        .frame(maxWidth: .infinity)
        .glassCard(.pink)
    }

    /// Each ring holds the next in its middle, and the last the words.
    private func rings(_ layers: ArraySlice<LayeredRing.Layer>) -> AnyView {
        guard let layer = layers.first else { return AnyView(center) }
        return AnyView(
            Ring(percent: layer.percent, colors: [layer.hue.color, layer.hue.color.opacity(0.7)]) {
                rings(layers.dropFirst()).padding(gap)
            })
    }

    private var center: some View {
        VStack(spacing: 4) {
            Text(ring.week).font(.system(.title3, design: .rounded, weight: .bold)).rollsWords()
            Text("of 40").font(.caption).foregroundStyle(.secondary)
            if !ring.days.isEmpty { Text(ring.days).font(.caption).foregroundStyle(.secondary) }
        }
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private func key(_ layer: LayeredRing.Layer) -> some View {
        HStack(spacing: 8) {
            Circle().fill(layer.hue.color).frame(width: 10, height: 10).accessibilityHidden(true)
            Text(layer.name).font(.subheadline)
            Spacer()
            Text(layer.words).font(.subheadline.weight(.semibold))
        }
        .accessibilityElement(children: .combine)
    }
}
