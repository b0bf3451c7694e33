import CorginaCore
import CorginaPhone
import CorginaRooms
import SwiftUI

/// The diary, open: Today, what is open above it, and sheets.
struct HomeScreen: View {
    @Bindable var host: PhoneHost
    @State private var power: PhonePower?

    var body: some View {
        NavigationStack(path: $host.path) {
            TodayScreen(host: host)
                .safeAreaInset(edge: .top) { notice }
                .toolbar { ToolbarItemGroup(placement: .bottomBar) { powers } }
                .navigationDestination(for: OpenPlace.self) { PlaceView(opened: $0, host: host) }
        }
        .modifier(SheetLayer(host: host, depth: 0))
        .sheet(item: $power) { power in content(power) }
        .onOpenURL { url in open(url) }
    }

    /// What her server needs her for.
    @ViewBuilder private var notice: some View {
        if !host.syncing.face.notice.isEmpty {
            Button(host.syncing.face.notice, systemImage: "exclamationmark.arrow.triangle.2.circlepath") {
                power = .settings
            }
            .buttonStyle(.glass)
        }
    }

    /// What the phone can do that a page cannot.
    @ViewBuilder private var powers: some View {
        Button("Speak", systemImage: "mic") { power = .listening }
        if ScannerView.isAvailable { Button("Scan", systemImage: "barcode.viewfinder") { power = .scanner } }
        Button("This iPhone", systemImage: "iphone") { power = .settings }
    }

    @ViewBuilder private func content(_ power: PhonePower) -> some View {
        switch power {
        case .listening: ListeningSheet(host: host)
        case .settings: PhoneSettings(host: host)
        case .scanner: ScannerSheet(host: host)
        }
    }

    /// A widget's tap: `corgina-open://place/today`.
    private func open(_ url: URL) {
        if let route = Route(url.path), route != .today { host.open(ScreenPlace(route)) }
    }
}

/// What the phone can do that a page cannot, as a sheet.
enum PhonePower: String, Identifiable {
    case listening, scanner, settings
    var id: String { rawValue }
}
