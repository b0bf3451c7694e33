import CorginaRooms
import SwiftUI

/// A meal's energy, what the day would be with it, and its macros.
struct NutritionSummaryBar: View {
    var nutrition: NutritionBar

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("\(nutrition.kilocalories) calories")
                .font(.system(.title2, design: .rounded, weight: .bold))
                .rollsWords()
            if !nutrition.afterwards.isEmpty {
                Text(nutrition.afterwardsLabel + nutrition.afterwards).font(.subheadline).foregroundStyle(.secondary)
            }
            MacroPills(macros: nutrition.macros)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Nutrition")
    }
}
