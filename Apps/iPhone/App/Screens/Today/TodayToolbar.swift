import SwiftUI

/// The week she is in, and the ways to the dates and the settings.
struct TodayToolbar: ToolbarContent {
    let model: TodayModel
    let editDates: @MainActor () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            if let week = model.value?.weekMark {
                Button {
                    model.visit(.pregnancy(.weeks))
                } label: {
                    Label(week, systemImage: "heart.fill").labelStyle(.titleAndIcon)
                }
                .tint(.pink)
                .accessibilityLabel("\(week), open your timeline")
            }
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("Pregnancy Dates", systemImage: "calendar.badge.clock", action: editDates)
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("Settings", systemImage: "gearshape") { model.visit(.settings(.overview)) }
        }
    }
}
