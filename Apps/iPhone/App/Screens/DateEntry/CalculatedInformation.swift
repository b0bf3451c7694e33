import CorginaRooms
import SwiftUI

/// What the date means: week, days to go and trimester.
struct CalculatedInformation: View {
    var review: ReviewPage

    var body: some View {
        row("Current Week", [review.week, review.dayInWeek].filter { !$0.isEmpty }.joined(separator: " "))
        row("Days Until Due Date", review.days)
        row("Current Trimester", review.trimester)
    }

    private func row(_ name: LocalizedStringKey, _ value: String) -> some View {
        LabeledContent(name) {
            Text(value).rollsWords().moves(.spring, with: value)
        }
        .accessibilityElement(children: .combine)
    }
}
