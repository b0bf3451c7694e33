import CorginaRooms
import SwiftUI

/// Pregnancy Dates, as a sheet: another way of dating or another date, kept after one more look.
struct DateEntryScreen: View {
    let host: any ScreenHost
    @State private var entry: DatingEntry
    @State private var dating: DatingModel
    @State private var review: ReviewModel?
    @Environment(\.dismiss) private var dismiss

    init(entry: DatingEntry = .dueDate, host: any ScreenHost) {
        self.host = host
        _entry = State(initialValue: entry)
        _dating = State(initialValue: DatingModel(ScreenPlace(.pregnancy(.date(entry))), host: host))
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                Picker("How would you like to enter your dates?", selection: $entry) {
                    ForEach(DatingEntry.allCases, id: \.self) { entry in Text(entry.shortName).tag(entry) }
                }
                .pickerStyle(.menu)
                .padding()
                content
            }
            .navigationTitle("Pregnancy Dates")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .onChange(of: entry) { _, entry in
            review = nil
            dating = DatingModel(ScreenPlace(.pregnancy(.date(entry))), host: host)
        }
        .onChange(of: dating.next) { _, place in if let place { review = ReviewModel(place, host: host) } }
    }

    @ViewBuilder private var content: some View {
        if let review {
            Loaded(model: review, leadsElsewhere: false) { page in ReviewStep(page: page, model: review) }
                .onChange(of: review.next) { _, place in if place != nil { dismiss() } }
        } else {
            Loaded(model: dating, leadsElsewhere: false) { page in DateStep(page: page, model: dating) }.id(entry)
        }
    }
}
