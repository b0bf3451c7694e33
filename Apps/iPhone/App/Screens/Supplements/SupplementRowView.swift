import CorginaCore
import CorginaRooms
import SwiftUI

/// A supplement of her day: a tap anywhere opens it, its check is a target of its own, swipes take or skip the dose.
struct SupplementRowView: View {
    var row: SupplementsValue.Row
    let model: SupplementsModel

    var body: some View {
        HStack(spacing: 12) {
            if let tick = row.tick { DoseCheck(name: row.name, tick: tick, model: model) }
            words.accessibilityElement(children: .combine)
            Spacer(minLength: 16)
            Image(systemName: "chevron.right").font(.caption).foregroundStyle(.tertiary).accessibilityHidden(true)
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: open)
        .swipeActions(edge: .leading, allowsFullSwipe: true) { leading }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) { trailing }
        .contextMenu { menu }
        .id(row.id)
        .accessibilityElement(children: .contain)
        .accessibilityAction(named: "Show details", open)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 6) {
            ViewThatFits {
                HStack(spacing: 8) { name }
                VStack(alignment: .leading, spacing: 6) { name }
            }
            Text(row.detail).font(.caption).foregroundStyle(.secondary)
            if let badge = row.badge {
                Label(badge.words, systemImage: badge.symbol.symbolName)
                    .font(.caption2.bold())
                    .foregroundStyle(badge.hue.color)
            }
            if let extra = row.extra { Text(extra).font(.caption2).foregroundStyle(.secondary) }
        }
    }

    @ViewBuilder private var name: some View {
        Text(row.name).font(.subheadline.weight(.medium))
        if row.isEssential {
            Image(systemName: "star.fill").font(.caption2).foregroundStyle(.yellow)
                .accessibilityLabel("Essential supplement")
        }
        if let dots = row.dots { DoseDotsView(dots: dots) }
    }

    @ViewBuilder private var leading: some View {
        if let tick = row.tick {
            Button(tick.takes ? "Take" : "Undo", systemImage: tick.takes ? "checkmark" : "arrow.uturn.backward") {
                Task { await model.tap(tick) }
            }
            .tint(tick.takes ? .green : .gray)
        }
    }

    @ViewBuilder private var trailing: some View {
        if let tick = row.tick, tick.takes {
            Button(tick.isSkipped ? "Undo" : "Skip", systemImage: "minus.circle") {
                Task { await model.mark(tick.slot, as: tick.isSkipped ? "open" : "skipped") }
            }
            .tint(.orange)
        }
    }

    @ViewBuilder private var menu: some View {
        if let tick = row.tick {
            Button(tick.takes ? "Mark as taken" : "Mark as not taken", systemImage: "checkmark") {
                Task { await model.tap(tick) }
            }
            Button("Change the time", systemImage: "clock") {
                model.visit(.supplements(.dose(tick.slot)))
            }
        }
        Button("Edit \(row.name)", systemImage: "pencil") { model.visit(.supplements(.edit(row.id))) }
    }

    private func open() { model.visit(.supplements(.one(row.id))) }
}
