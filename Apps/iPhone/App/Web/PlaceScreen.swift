import SwiftUI

/// A place of the rooms in the web view.
struct PlaceScreen: View {
    let host: PhoneHost
    let place: ScreenPlace
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            RoomsWebView(host: host, place: place)
                .ignoresSafeArea(edges: .bottom)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Done", systemImage: "checkmark") { dismiss() }
                    }
                }
                .navigationBarTitleDisplayMode(.inline)
        }
    }
}
