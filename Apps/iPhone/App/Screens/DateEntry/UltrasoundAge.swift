import SwiftUI

/// Weeks and days from a scan, on two wheels.
struct UltrasoundAge: View {
    @Bindable var entered: EnteredDate

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Gestational Age from Ultrasound").font(.subheadline)
            ViewThatFits {
                HStack { wheels }
                VStack { wheels }
            }
        }
    }

    @ViewBuilder private var wheels: some View {
        Picker("Weeks", selection: $entered.weeks) {
            ForEach(0..<43) { week in Text("\(week)").tag(week) }
        }
        .pickerStyle(.wheel)
        .frame(maxWidth: .infinity)
        Text("weeks").foregroundStyle(.secondary).accessibilityHidden(true)
        Picker("Days", selection: $entered.days) {
            ForEach(0..<7) { day in Text("\(day)").tag(day) }
        }
        .pickerStyle(.wheel)
        .frame(maxWidth: .infinity)
        Text("days").foregroundStyle(.secondary).accessibilityHidden(true)
    }
}
