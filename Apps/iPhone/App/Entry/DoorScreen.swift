import SwiftUI

/// The app while the diary is closed, and behind it the diary.
struct DoorScreen: View {
    let door: DiaryDoor
    @Environment(\.scenePhase) private var phase

    var body: some View {
        switch door.state {
        // Another diary is another screen: nothing of the one before stays.
        case .open(let host): HomeScreen(host: host).id(ObjectIdentifier(host))
        case .opening: ProgressView("Opening your diary")
        case .closed: closed("Your diary is closed", advice: nil)
        case .failed(let advice): closed("Your diary did not open", advice: advice)
        }
    }

    private func closed(_ title: String, advice: String?) -> some View {
        VStack(spacing: 16) {
            Image(systemName: "lock.fill").font(.largeTitle).accessibilityHidden(true)
            Text(title).font(.title2)
            if let advice { Text(advice).multilineTextAlignment(.center).foregroundStyle(.secondary) }
            Button("Open", systemImage: "faceid") { Task { await door.open() } }
                .buttonStyle(.glassProminent)
                .controlSize(.large)
        }
        .padding()
        // Asked for when she looks, never while the app lies in the background.
        .task(id: phase) { if phase == .active, advice == nil { await door.open() } }
    }
}
