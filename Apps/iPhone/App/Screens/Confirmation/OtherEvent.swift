import CorginaCore
import CorginaRooms
import SwiftUI

/// What is no food: its sign, its name and how much.
struct OtherEvent: View {
    var words: EventWords

    var body: some View {
        HStack(spacing: 12) {
            HueDisc(symbol: words.symbol, hue: words.hue)
            VStack(alignment: .leading, spacing: 2) {
                Text(words.title).font(.headline)
                if !words.detail.isEmpty { Text(words.detail).font(.subheadline).foregroundStyle(.secondary) }
            }
        }
        .accessibilityElement(children: .combine)
    }
}
