import CorginaRooms
import SwiftUI

/// A calm word: a sign, what it is about in bold, and a sentence.
struct Notice: View {
    var symbol: Icon
    var hue: Hue
    var strong: String = ""
    var words: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: symbol.symbolName).foregroundStyle(hue.color).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                if !strong.isEmpty { Text(strong).font(.headline) }
                Text(words).font(.subheadline)
            }
            Spacer()
        }
        .solidCard()
        .accessibilityElement(children: .combine)
    }
}
