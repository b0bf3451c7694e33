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
        .glassEffect(.regular.tint(.pink.opacity(0.1)), in: .capsule)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
    }
}
