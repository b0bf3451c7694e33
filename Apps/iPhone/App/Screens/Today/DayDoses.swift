import CorginaRooms
import SwiftUI

/// The day's doses, each with a check: a tap takes it, a tap on a taken one takes that back.
struct DayDoses: View {
    let doses: DosesPart
    let model: TodayModel

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Button {
                model.visit(.supplements(.list))
            } label: {
                HStack(spacing: 16) {
                    HueDisc(symbol: .pill, hue: .supplement)
                    words
                    Spacer()
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityElement(children: .combine)
            ForEach(doses.doses, id: \.tick.slot) { dose in DayDose(dose: dose, model: model) }
            if doses.isEmpty {
                Button("Add your supplements") { model.visit(.supplements(.add)) }
            } else if doses.more > 0 {
                Button("All supplements") { model.visit(.supplements(.list)) }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .moves(.spring(duration: 0.4, bounce: 0.2), with: doses)
        .solidCard()
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(doses.count.isEmpty ? "Doses" : "Doses, \(doses.count) taken").font(.headline).rollsWords()
            if !doses.isEmpty, !doses.next.words.isEmpty {
                Text(doses.next.label + doses.next.words).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

/// One dose of the day.
struct DayDose: View {
    let dose: DosePip
    let model: TodayModel
    @ScaledMetric(relativeTo: .title2) private var target: CGFloat = 44

    var body: some View {
        Button {
            Task { await model.tap(dose.tick) }
        } label: {
            HStack(spacing: 16) {
                Image(systemName: symbol).font(.title2).foregroundStyle(color).frame(
                    minWidth: target, minHeight: target)
                Text(dose.name).font(.body)
                Spacer()
                if !dose.time.isEmpty { Text(dose.time).font(.subheadline).foregroundStyle(.secondary) }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(model.isSending)
        .contextMenu {
            skipping
            Button("About \(dose.name)", systemImage: "pills", action: about)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(dose.label)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction(named: "About \(dose.name)", about)
        .accessibilityActions { skipping }
    }

    /// As the menu on the web has it: a dose that was taken is not skipped as well.
    @ViewBuilder private var skipping: some View {
        if dose.tick.look == .skipped {
            Button("Undo skip", systemImage: "arrow.uturn.backward") { mark(as: "open") }
        } else if dose.tick.takes {
            Button("Skip this dose", systemImage: "minus.circle") { mark(as: "skipped") }
        }
    }

    private func mark(as state: String) { Task { await model.mark(dose.tick, as: state, isQuiet: true) } }

    private func about() { model.visit(.supplements(.one(dose.tick.slot.supplement))) }

    private var symbol: String {
        switch dose.standing {
        case .taken: "checkmark.circle.fill"
        case .skipped: "minus.circle"
        case .late, .missed: "exclamationmark.circle"
        case .next, .later: "circle"
        }
    }

    private var color: Color {
        switch dose.standing {
        case .taken: .green
        case .late, .missed: .orange
        case .next: .pink
        case .skipped, .later: .gray
        }
    }
}

extension ScreenModel<TodayPage> {
    /// What a tap on a dose does: it takes the dose, or takes that back.
    func tap(_ tick: DoseTick) async { await mark(tick, as: tick.takes ? "taken" : "open", isQuiet: !tick.takes) }

    /// - Parameter state: `taken`, `open` or `skipped`, as the dose's form has them.
    func mark(_ tick: DoseTick, as state: String, isQuiet: Bool) async {
        let fields = ["state": state, "place": tick.origin.rawValue]
        await send(fields, to: .supplements(.dose(tick.slot)), isQuiet: isQuiet)
    }
}
