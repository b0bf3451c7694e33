import CorginaPhone
import CorginaRooms
import SwiftUI

/// A copy of everything, to keep wherever she likes.
struct TakeoutSection: View {
    let host: PhoneHost
    @State private var file: URL?
    @State private var problem: String?

    var body: some View {
        Section {
            ForEach(ExportKind.allCases, id: \.self) { kind in
                Button(kind.name, systemImage: "square.and.arrow.up") { Task { await write(kind) } }
            }
            if let file { ShareLink("Save or send the file", item: file) }
            if let problem { Text(problem).foregroundStyle(.secondary) }
        } header: {
            Text("Export")
        } footer: {
            Text(PhoneTakeout.footer)
        }
        .onDisappear(perform: remove)
    }

    /// The file lies in the app's own folder, closed while the iPhone is locked, until she leaves this screen.
    private func write(_ kind: ExportKind) async {
        remove()
        do {
            let takeout = try await host.keeper.takeout(kind)
            let place = URL.temporaryDirectory.appending(path: takeout.name)
            try Data(takeout.bytes).write(to: place, options: [.atomic, .completeFileProtection])
            file = place
            problem = takeout.left == 0 ? nil : PhoneWords.left(takeout.left)
        } catch { problem = PhoneWords.notExported }
    }

    private func remove() {
        if let file { try? FileManager.default.removeItem(at: file) }
        file = nil
    }
}
