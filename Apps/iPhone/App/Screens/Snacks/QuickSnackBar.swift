import CorginaRooms
import SwiftUI

/// Quick Snack: foods that are logged with one tap, without a sheet.
struct QuickSnackBar: View {
    var snacks: [QuickSnack]
    let log: @MainActor (QuickSnack) -> Void
    @State private var logged = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Quick Snack").font(.headline).accessibilityAddTraits(.isHeader)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(snacks, id: \.food) { snack in
                        SnackButton(snack: snack) {
                            logged += 1
                            log(snack)
                        }
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
        .sensoryFeedback(.impact(weight: .medium), trigger: logged)
    }
}
