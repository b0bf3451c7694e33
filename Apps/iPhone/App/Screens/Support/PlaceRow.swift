import CorginaRooms
import SwiftUI

/// The way to a place that the web view shows.
struct PlaceRow: View {
    var symbol: Icon
    var hue: Hue
    var title: String
    var value: String = ""
    var place: Route
    let host: any ScreenHost
    var look = PlaceLook.nativeIfThere
    /// What is done once she is back, where a screen has to read its page again.
    var onReturn: (@MainActor () async -> Void)?

    var body: some View {
        Button {
            Task {
                await host.open(ScreenPlace(place), as: look)
                await onReturn?()
            }
        } label: {
            HStack(spacing: 16) {
                HueDisc(symbol: symbol, hue: hue)
                ViewThatFits {
                    HStack { words }
                    VStack(alignment: .leading) { words }
                }
                Spacer()
                Image(systemName: "chevron.right").font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
            }
            .solidCard()
        }
        .buttonStyle(.plain)
    }

    @ViewBuilder private var words: some View {
        Text(title).font(.headline)
        if !value.isEmpty { Text(value).font(.subheadline).foregroundStyle(.secondary) }
    }
}
