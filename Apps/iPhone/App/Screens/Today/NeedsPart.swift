import CorginaCore
import CorginaRooms
import SwiftUI

/// What needs her now: a count or a contraction that goes on, doses that are due or late, and a visit today or tomorrow. Each is done
/// with one tap.
struct NeedsPart: View {
    let needs: Needs
    let model: TodayModel

    var body: some View {
        VStack(spacing: 12) {
            if let count = needs.movements {
                NeedRow(
                    symbol: .foot, hue: .trimester, title: "Counting movements",
                    detail: "\(count.count) of \(KickSession.target) since \(count.began)",
                    open: { model.visit(.measurements(.kind(.kicks))) }
                ) {
                    Button("Felt one", systemImage: "plus") { feltOne(count) }
                        .accessibilityLabel("I felt a movement")
                }
            }
            if let contraction = needs.contraction {
                NeedRow(
                    symbol: .timer, hue: .rose, title: "Contraction", detail: "Going on since \(contraction.began)",
                    open: openTimer
                ) { Button("Open", action: openTimer).accessibilityLabel("Open the contraction timer") }
            }
            ForEach(needs.doses, id: \.tick.slot) { dose in row(of: dose) }
            if needs.moreDoses > 0 {
                NeedRow(
                    symbol: .pill, hue: .supplement, title: "More doses to take", detail: "\(needs.moreDoses)",
                    open: openSupplements
                ) { Button("Open", action: openSupplements).accessibilityLabel("Open supplements") }
            }
            if let visit = needs.visit {
                NeedRow(
                    symbol: .stethoscope, hue: .appointment, title: visit.title, detail: visit.when, open: openVisit
                ) { Button("Prepare", action: openVisit).accessibilityLabel("Prepare for \(visit.title)") }
            }
        }
        .moves(.spring(duration: 0.4, bounce: 0.2), with: needs)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Needs you")
    }

    private func row(of dose: DosePip) -> some View {
        NeedRow(
            symbol: .pill, hue: .supplement, title: dose.name,
            detail: dose.standing == .late ? "Late · was due at \(dose.time)" : "Due now · \(dose.time)",
            open: { model.visit(.supplements(.one(dose.tick.slot.supplement))) }
        ) {
            Button("Taken", systemImage: "checkmark") { Task { await model.tap(dose.tick) } }
                .accessibilityLabel("\(dose.tick.name): taken")
        }
    }

    private func openSupplements() { model.visit(.supplements(.list)) }

    private func openVisit() { model.visit(.appointments(.visit)) }

    private func openTimer() { model.visit(.measurements(.kind(.contractions))) }

    private func feltOne(_ count: Needs.RunningCount) {
        let fields = ["session": "\(count.start)", "count": "\(count.count)", "back": Route.today.path]
        Task { await model.send(fields, to: .measurements(.count(.felt))) }
    }
}

/// One thing that needs her: it opens its page, and its button does it.
struct NeedRow<Act: View>: View {
    var symbol: Icon
    var hue: Hue
    var title: String
    var detail: String
    let open: @MainActor () -> Void
    @ViewBuilder let act: () -> Act

    var body: some View {
        HStack(spacing: 16) {
            Button(action: open) {
                HStack(spacing: 16) {
                    HueDisc(symbol: symbol, hue: hue)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(title).font(.headline)
                        Text(detail).font(.subheadline).foregroundStyle(.secondary).rollsWords()
                    }
                    Spacer()
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityElement(children: .combine)
            act().buttonStyle(.glassProminent).controlSize(.large)
        }
        .solidCard()
    }
}
