import CorginaCore
import CorginaRooms
import SwiftUI

/// The wheel for one way of dating, with what else that way asks. Day, month and year stand in the order of her region.
struct DateWheel: View {
    @Bindable var entered: EnteredDate
    /// The wheel's ends are the page's.
    private var range: ClosedRange<Date> {
        let ends = DatingPage.wheel(for: entered.entry, on: entered.today)
        return ends.lowerBound.noon...ends.upperBound.noon
    }

    var body: some View {
        if entered.entry == .ultrasound { UltrasoundAge(entered: entered) }
        DatePicker(
            entered.entry.dateLabel, selection: $entered.date, in: range, displayedComponents: .date
        )
        .datePickerStyle(.wheel)
        .accessibilityLabel(entered.entry.dateLabel)
        .accessibilityHint(entered.entry.hint)
        .accessibilityValue(entered.date.formatted(date: .long, time: .omitted))
        if entered.entry == .lastPeriod {
            LabeledContent("Usual cycle length, in days") { TextField("28", text: $entered.cycleLength) }
        }
        if entered.entry == .embryoTransfer {
            Picker("Embryo age at transfer", selection: $entered.embryoDay) {
                Text("Day 3").tag("3")
                Text("Day 5").tag("5")
                Text("Day 6").tag("6")
            }
            .pickerStyle(.segmented)
        }
    }
}
