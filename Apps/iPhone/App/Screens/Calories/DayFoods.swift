import CorginaCore
import CorginaRooms
import SwiftUI

/// The foods of a day, meal by meal.
struct DayFoods: View {
    var day: CalorieDay
    let english: WrittenEnglish

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(day.meals.flatMap(\.items).enumerated()), id: \.offset) { _, item in
                HStack {
                    Text(item.name).font(.subheadline)
                    Spacer()
                    Text((item.isEstimated ? "about " : "") + english.calories(item.nutrients.energy))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .accessibilityElement(children: .combine)
            }
        }
        .solidCard()
    }
}
