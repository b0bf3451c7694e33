import SwiftUI

/// A share as a bar. It grows from nothing when it comes into sight.
struct Bar: View {
    /// 0...100, as the rooms give it.
    var percent: Int
    var colors: [Color]
    @State private var hasAppeared = false
    @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 8

    var body: some View {
        Capsule()
            .fill(.gray.opacity(0.2))
            .overlay(alignment: .leading) {
                Capsule()
                    .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                    .scaleEffect(x: share, anchor: .leading)
                    .moves(.spring(response: 0.8, dampingFraction: 0.7), with: share)
            }
            .clipShape(.capsule)
            .frame(height: height)
            .onAppear { hasAppeared = true }
    }

    private var share: Double { hasAppeared ? min(max(Double(percent) / 100, 0), 1) : 0 }
}
