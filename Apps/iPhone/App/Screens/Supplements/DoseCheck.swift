import CorginaRooms
import SwiftUI

/// The check beside a dose, 44 points wide: a tap takes it, a tap on a taken one takes that back.
struct DoseCheck: View {
    var name: String
    var tick: SupplementsValue.Tick
    let model: SupplementsModel
    @ScaledMetric(relativeTo: .title2) private var target: CGFloat = 44
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Button {
            Task { await model.tap(tick) }
        } label: {
            Image(systemName: symbol)
                .font(.title2)
                .foregroundStyle(tick.takes ? .gray : .green)
                .symbolEffect(.bounce, value: reducesMotion ? false : tick.takes)
                .scaleEffect(tick.takes ? 1 : 1.1)
                .moves(.spring(duration: 0.3, bounce: 0.3), with: tick.takes)
                .frame(minWidth: target, minHeight: target)
        }
        .buttonStyle(.borderless)
        .disabled(model.isSending)
        .accessibilityLabel("\(name): \(tick.label)")
        .accessibilityHint("Double tap to toggle")
        .accessibilityInputLabels([LocalizedStringKey(tick.label), LocalizedStringKey(name)])
    }

    private var symbol: String {
        if tick.isSkipped { return "minus.circle" }
        return tick.takes ? "circle" : "checkmark.circle.fill"
    }
}
