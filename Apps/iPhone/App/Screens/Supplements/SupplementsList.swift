import CorginaRooms
import SwiftUI

/// The list itself: progress first, then the day's parts, then what was missed and what is not due.
struct SupplementsList: View {
    let value: SupplementsValue
    let model: SupplementsModel

    var body: some View {
        List {
            if value.isEmpty { invitation }
            if let progress = value.progress {
                DoseProgressSummary(progress: progress).listRowBackground(Color.clear)
            }
            ForEach(value.groups, id: \.heading) { group in
                Section {
                    ForEach(group.rows) { row in SupplementRowView(row: row, model: model).transition(.doseRow) }
                } header: {
                    DoseGroupHeader(group: group)
                }
            }
            if !value.yesterday.isEmpty { missed }
            ForEach(value.others, id: \.heading) { others in
                Section(others.heading) {
                    ForEach(others.rows) { row in SupplementRowView(row: row, model: model) }
                }
            }
            if !value.isEmpty { DisclaimerLine() }
        }
        .listStyle(.insetGrouped)
        .moves(.spring(duration: 0.4, bounce: 0.2), with: value)
        .refreshable { await model.load() }
        .overlay(alignment: .bottom) {
            if let toast = value.toast { UndoToast(toast: toast) { entry in Task { await model.undo(entry) } } }
        }
        .accessibilityRotor("Doses", entries: doses, entryID: \.id, entryLabel: \.name)
    }

    private var doses: [SupplementsValue.Row] { value.groups.flatMap(\.rows) }

    private var invitation: some View {
        VStack(spacing: 16) {
            ContentUnavailableView(
                "Nothing on your list yet", systemImage: "pills.fill",
                description: Text(
                    "Add what you take and when. One tap marks a dose, and “took my iron” finds the right one."))
            Button("Add a supplement") { model.visit(.supplements(.add)) }
                .buttonStyle(.glassProminent)
        }
    }

    private var missed: some View {
        Section("Yesterday") {
            ForEach(value.yesterday, id: \.self) { dose in
                Button {
                    model.visit(.supplements(.dose(dose.slot)))
                } label: {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(dose.name).font(.subheadline.weight(.medium))
                        Label("Missed · \(dose.detail)", systemImage: "exclamationmark.triangle.fill")
                            .font(.caption)
                            .foregroundStyle(.orange)
                    }
                }
                .buttonStyle(.plain)
                .accessibilityHint("Change this dose")
            }
            Text("Don’t double up for a missed dose. Take the next one as usual.").font(.footnote)
        }
    }
}

extension AnyTransition {
    fileprivate static var doseRow: AnyTransition {
        .asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity)
    }
}
