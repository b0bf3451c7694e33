import SwiftUI

/// Progress as a ring, from the top on clockwise, with what stands in the middle.
struct RingStyle: ProgressViewStyle {
    var colors: [Color]
    @ScaledMetric(relativeTo: .body) private var width: CGFloat = 12

    func makeBody(configuration: Configuration) -> some View {
        let share = configuration.fractionCompleted ?? 0
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
            configuration.label
        }
        .aspectRatio(1, contentMode: .fit)
    }
}

/// Progress as a bar.
struct BarStyle: ProgressViewStyle {
    var colors: [Color]
    @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 8

    func makeBody(configuration: Configuration) -> some View {
        let share = configuration.fractionCompleted ?? 0
        Capsule()
            .fill(.gray.opacity(0.2))
            .overlay(alignment: .leading) {
                Capsule()
                    .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                    .scaleEffect(x: share, anchor: .leading)
                    .moves(.spring(response: 0.6, dampingFraction: 0.75), with: share)
            }
            .clipShape(.capsule)
            .frame(height: height)
    }
}
