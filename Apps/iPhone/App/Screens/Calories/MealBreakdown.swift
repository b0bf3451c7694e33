import CorginaCore
import CorginaRooms
import SwiftUI

/// The four parts of the day, each as a bar.
struct MealBreakdown: View {
    var meals: [MealShare]
    let english: WrittenEnglish

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                line
                Text("Breakdown").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
                line
            }
            ForEach(meals, id: \.type) { share in MealBar(share: share, english: english) }
        }
    }

    private var line: some View {
        Rectangle().fill(.gray.opacity(0.3)).frame(height: 1).accessibilityHidden(true)
    }
}
