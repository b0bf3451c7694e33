import CorginaCore
import CorginaPhone
import SwiftUI

/// What only this iPhone does, and only where she chose it: her server, reminders, widgets, Health; and a copy of everything.
struct PhoneSettings: View {
    let host: PhoneHost
    @State private var widgets = ChosenWidgets()
    @State private var problem: String?

    var body: some View {
        Form {
            SyncSection(host: host)
            Section {
                Button("Allow reminders", systemImage: "bell") { Task { await allowReminders() } }
                Button("Choose what you are reminded of", systemImage: "slider.horizontal.3") {
                    host.open(ScreenPlace(.reminders(.preferences)))
                }
            } header: {
                Text("Reminders")
            }
            Section {
                ForEach(WidgetKind.allCases, id: \.self) { kind in
                    Toggle(kind.name, isOn: $widgets[kind])
                }
            } header: {
                Text("Widgets")
            } footer: {
                Text("What you choose is written where widgets can read it, without your diary's key.")
            }
            Section {
                Button("Write meals, water and measurements to Health", systemImage: "heart") {
                    Task { await change { $0.writes = Self.written } }
                }
                Button("Write your pregnancy to Health", systemImage: "calendar") {
                    Task { await change { $0.writesPregnancy = true } }
                }
                Button("Take measurements and sleep from Health", systemImage: "heart.text.square") {
                    Task { await change { $0.reads = Self.read } }
                }
                Button("Leave Health alone from now on", systemImage: "heart.slash") {
                    Task { await change { ($0.writes, $0.reads, $0.writesPregnancy) = ([], [], false) } }
                }
                Button("Take away all that Corgina wrote", systemImage: "trash", role: .destructive) {
                    Task { await removeHealth() }
                }
            } header: {
                Text("Health")
            }
            TakeoutSection(host: host)
            ImportSection(host: host)
            if let problem { Text(problem).foregroundStyle(.secondary) }
        }
        .task { await read() }
        .onChange(of: widgets) { _, chosen in
            Task { await Widgets.choose(WidgetKind.allCases.filter { chosen[$0] }, host) }
        }
        .presentationDetents([.medium, .large])
    }

    private func read() async {
        let kept = String(decoding: (try? await host.keeper.kept(PhonePowers.Shelf.widgets)) ?? [], as: UTF8.self)
        for kind in kept.split(separator: "\n").compactMap({ WidgetKind(rawValue: String($0)) }) {
            widgets[kind] = true
        }
    }

    private func allowReminders() async {
        let isAllowed = await Notifications.ask()
        if isAllowed { await Notifications.refresh(host) }
        problem = isAllowed ? nil : "Reminders are off. Allow notifications for Corgina in Settings."
    }

    private static let written: Set<HealthEvent.Details.Kind> = [
        .meal, .hydration, .weight, .bloodPressure, .glucose, .temperature, .sleep,
    ]
    private static let read: Set<HealthEvent.Details.Kind> = [.weight, .bloodPressure, .glucose, .temperature, .sleep]

    private func change(_ change: (inout HealthChoices) -> Void) async {
        var choices = await HealthBridge.choices(host) ?? HealthChoices(since: PhoneSurroundings.live.now.day)
        change(&choices)
        await trying { try await HealthBridge.choose(choices, host) }
    }

    private func removeHealth() async { await trying { try await HealthBridge.removeAll(host) } }

    private func trying(_ work: () async throws -> Void) async {
        do {
            try await work()
            problem = nil
        } catch { problem = "Health could not be reached. Try again in a moment." }
    }
}

/// The widgets she wants something shown on.
struct ChosenWidgets: Equatable {
    private var kinds: Set<WidgetKind> = []

    subscript(kind: WidgetKind) -> Bool {
        get { kinds.contains(kind) }
        set { if newValue { kinds.insert(kind) } else { kinds.remove(kind) } }
    }
}
