import SwiftUI

/// A share as a ring, from the top on clockwise, with what stands in the middle.
struct Ring<Label: View>: View {
    /// 0...1
    var share: Double
    var colors: [Color]
    @ViewBuilder let label: () -> Label
    @ScaledMetric(relativeTo: .body) private var width: CGFloat = 12

    /// - Parameter percent: 0...100, as the rooms give it.
    init(percent: Int, colors: [Color], @ViewBuilder label: @escaping () -> Label) {
        self.init(value: Double(percent), of: 100, colors: colors, label: label)
    }

    /// - Parameters:
    ///   - value: what there is.
    ///   - whole: what fills the ring.
    init(value: Double, of whole: Double, colors: [Color], @ViewBuilder label: @escaping () -> Label) {
        share = whole > 0 ? min(max(value / whole, 0), 1) : 0
        self.colors = colors
        self.label = label
    }

    var body: some View {
        ZStack {
            Circle().stroke(.gray.opacity(0.2), lineWidth: width)
            Circle()
                .trim(from: 0, to: share)
                .stroke(
                    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing),
                    style: StrokeStyle(lineWidth: width, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
                .moves(.spring(response: 0.8, dampingFraction: 0.8), with: share)
            label()
        }
        .aspectRatio(1, contentMode: .fit)
    }
}
