import CorginaPhone
import SwiftUI

/// The camera: a product's number is looked for as soon as it is read, and what else it reads becomes a recipe when she says so.
struct ScannerSheet: View {
    let host: PhoneHost
    @State private var readings: [ScanPlan.Reading] = []
    /// Whether something was found: what the camera sees after that counts no more.
    @State private var isDone = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScannerView { read($0) }
                .ignoresSafeArea()
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Use as a recipe", systemImage: "text.page") { finish(ScanPlan.recipe(readings)) }
                            .disabled(ScanPlan.recipe(readings) == nil)
                            .accessibilityHint("Takes the text the camera sees, for you to check")
                    }
                }
                .navigationTitle("Scan a barcode or a recipe")
                .navigationBarTitleDisplayMode(.inline)
        }
    }

    private func read(_ seen: [ScanPlan.Reading]) {
        readings = seen
        if let barcode = ScanPlan.number(in: seen) { finish(ScanPlan.search(barcode)) }
    }

    private func finish(_ post: PhonePost?) {
        guard let post, !isDone else { return }
        isDone = true
        dismiss()
        Task { await host.send(post) }
    }
}
