import CorginaRooms
import SwiftUI

/// One thing that happened: its sign, what it was, and when. Swipes and a long press do what its menu does.
struct EventRow: View {
    var row: TimelineRow
    let actions: EventActions

    var body: some View {
        HStack(spacing: 16) {
            HueDisc(symbol: row.symbol, hue: row.hue)
            words
            Spacer()
            trailing
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: actions.open)
        .swipeActions(edge: .leading) { Button("Edit", action: actions.edit).tint(.blue) }
        .swipeActions(edge: .trailing) { Button("Delete", role: .destructive, action: actions.delete) }
        .contextMenu {
            Button("Edit", systemImage: "pencil", action: actions.edit)
            Button("Delete", systemImage: "trash", role: .destructive, action: actions.delete)
        }
        .id(row.id)
        .transition(.move(edge: .trailing).combined(with: .opacity))
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction(named: "Edit", actions.edit)
        .accessibilityAction(named: "Delete", actions.delete)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(row.title).font(.headline)
            if row.isNew { Text("Just now").font(.caption.bold()).foregroundStyle(.pink) }
            if !row.detail.isEmpty { Text(row.detail).font(.subheadline).foregroundStyle(.secondary) }
            if !row.tags.isEmpty {
                Text(row.tags.joined(separator: ", ")).font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var trailing: some View {
        if row.undo != nil {
            Button("Undo", systemImage: "arrow.uturn.backward", action: actions.undo).buttonStyle(.glass)
        } else {
            Text(row.time).font(.caption).foregroundStyle(.secondary)
        }
    }
}
