import CorginaRooms
import SwiftUI

/// A sign in its hue on a round plate. It is decoration: the words beside it say what it means.
struct HueDisc: View {
    var symbol: Icon
    var hue: Hue
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 44

    var body: some View {
        Image(systemName: symbol.symbolName)
            .foregroundStyle(hue.color)
            .frame(width: size, height: size)
            .background(hue.color.opacity(0.15), in: .circle)
            .accessibilityHidden(true)
    }
}
