import SwiftUI
import UserNotifications

@main
struct CorginaApp: App {
    @State private var door = DiaryDoor.shared
    @Environment(\.scenePhase) private var phase

    init() {
        UNUserNotificationCenter.current().delegate = NotificationAnswers.shared
        PressActivityButton.press = Activities.press
    }

    var body: some Scene {
        WindowGroup {
            DoorScreen(door: door)
                .onChange(of: phase) { _, phase in if phase == .background { door.close() } }
        }
        .backgroundTask(.appRefresh(SyncWhileClosed.identifier)) { await SyncWhileClosed.run() }
    }
}
