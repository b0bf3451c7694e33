import CorginaCore
import CorginaPhone
import CorginaRooms
import SwiftUI

/// The diary, open: the native screens, and every other place in the web view.
struct HomeScreen: View {
    @Bindable var host: PhoneHost
    @State private var tab = HomeTab.today
    @State private var sheet: HomeSheet?

    var body: some View {
        TabView(selection: $tab) {
            Tab("Today", systemImage: "sun.max", value: HomeTab.today) { TodayScreen(host: host) }
            Tab("Pregnancy", systemImage: "calendar", value: HomeTab.pregnancy) { PregnancyScreen(host: host) }
            Tab("Timeline", systemImage: "list.bullet", value: HomeTab.timeline) { TimelineScreen(host: host) }
            Tab("Supplements", systemImage: "pills", value: HomeTab.supplements) {
                NavigationStack { SupplementsScreen(host: host) { SupplementsValue($0) } }
            }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { powers }
        .sheet(item: $sheet) { sheet in content(sheet) }
        .sheet(item: $host.shown) { place in PlaceScreen(host: host, place: place.place) }
        .onOpenURL { url in open(url) }
        .task { await NotificationAnswers.follow(host) }
    }

    /// What the phone can do that a page cannot.
    private var powers: some View {
        HStack {
            Button("Speak", systemImage: "mic") { sheet = .listening }
            if ScannerView.isAvailable { Button("Scan", systemImage: "barcode.viewfinder") { sheet = .scanner } }
            Spacer()
            Button("This iPhone", systemImage: "iphone") { sheet = .phone }
            Button("Settings", systemImage: "gear") { host.open(ScreenPlace(.settings(.overview))) }
        }
        .padding(.horizontal, 12)
    }

    @ViewBuilder private func content(_ sheet: HomeSheet) -> some View {
        switch sheet {
        case .listening: ListeningSheet(host: host)
        case .phone: PhoneSettings(host: host)
        case .scanner: ScannerView { barcode in found(barcode) }.ignoresSafeArea()
        }
    }

    private func found(_ barcode: Barcode) {
        sheet = nil
        Task { await host.send(ScanPlan.search(barcode)) }
    }

    /// A widget's tap: `corgina-open://place/today`.
    private func open(_ url: URL) {
        if let route = Route(url.path) { host.open(ScreenPlace(route)) }
    }
}

enum HomeTab: Hashable { case today, pregnancy, timeline, supplements }

enum HomeSheet: String, Identifiable {
    case listening, scanner, phone
    var id: String { rawValue }
}

/// A place as a sheet knows it.
struct ShownPlace: Identifiable {
    let place: ScreenPlace
    var id: String { place.route.path }
}

extension PhoneHost {
    /// Where the web view is open, as a sheet over everything.
    var shown: ShownPlace? {
        get { place.map { ShownPlace(place: $0) } }
        set { place = newValue?.place }
    }
}
