import SwiftUI

/// A sentence is being read.
struct AnalyzingIndicator: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "waveform")
                .symbolEffect(.variableColor.iterative, isActive: !reducesMotion)
                .accessibilityHidden(true)
            Text("Analyzing your meal...").font(.headline)
        }
        .padding()
        .glassSurface(.pink, in: .capsule)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
    }
}
