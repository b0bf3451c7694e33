import CorginaRooms
import SwiftUI

/// Days and hours until the end of the due date. The room counts; the screen asks it again when the hour has passed.
struct CountdownCard: View {
    var clock: CountdownClock

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 20) {
                CountdownUnit(value: clock.days, unit: "days")
                CountdownUnit(value: clock.hours, unit: "hours")
            }
            Text("Until you meet your baby!").font(.headline).foregroundStyle(.secondary)
            Text(clock.due).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .glassCard(.pink)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Countdown")
        .accessibilityValue("\(clock.days) days and \(clock.hours) hours until your due date, \(clock.due)")
    }
}
