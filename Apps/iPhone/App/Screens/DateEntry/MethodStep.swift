import CorginaRooms
import SwiftUI

/// How would you like to track your pregnancy?
struct MethodStep: View {
    let choose: @MainActor (DatingEntry) -> Void
    let skip: @MainActor () -> Void

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Text("How would you like to track your pregnancy?")
                    .font(.title2)
                    .multilineTextAlignment(.center)
                    .accessibilityAddTraits(.isHeader)
                Text("Dates are estimates. You can change them any time.")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                GlassEffectContainer(spacing: 16) {
                    VStack(spacing: 16) {
                        ForEach(DatingEntry.allCases, id: \.self) { entry in OptionCard(entry: entry) { choose(entry) }
                        }
                    }
                }
                Button("I'll add this later", action: skip).font(.footnote).foregroundStyle(.secondary)
            }
            .padding()
        }
    }
}
