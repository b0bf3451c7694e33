import CorginaPhone
import CorginaRooms
import SwiftUI

/// How the diary and her server stand, in the settings of this iPhone.
struct SyncSection: View {
    let host: PhoneHost
    @State private var entry: SealedEntry.Way?
    @State private var isShowingCode = false
    @State private var asked: SyncFace.Action?
    @State private var whileClosed = false
    @State private var problem: String?

    private var syncing: Syncing { host.syncing }

    var body: some View {
        Section {
            status
            if !face.conflicts.isEmpty { Label(face.conflicts, systemImage: "arrow.triangle.2.circlepath") }
            ForEach(face.facts, id: \.self) { fact in FactRow(fact: fact) }
            ForEach(face.actions, id: \.self) { action in button(action) }
            if offersWhileClosed { Toggle("Sync while Corgina is closed", isOn: $whileClosed) }
            if let problem { Text(problem).foregroundStyle(.secondary) }
        } header: {
            Text("Sync")
        } footer: {
            VStack(alignment: .leading, spacing: 8) {
                Text(face.footer)
                if offersWhileClosed { Text(PhoneWords.whileClosed) }
            }
        }
        .task {
            await syncing.refresh()
            whileClosed = syncing.memory.syncsWhileClosed
        }
        .onChange(of: whileClosed) { _, isOn in Task { await choose(isOn) } }
        .sheet(item: $entry) { way in SealedEntryScreen(way: way, host: host) }
        .sheet(isPresented: $isShowingCode) { RecoveryCodeScreen(host: host) }
        .confirmationDialog(
            "Are you sure?", isPresented: $asked.isThere, titleVisibility: .hidden,
            actions: { if let asked { Button(asked.words, role: .destructive) { Task { await perform(asked) } } } },
            message: { if let asked { Text(warning(asked)) } })
    }

    private var face: SyncFace { syncing.face }

    /// For a diary that is signed in.
    private var offersWhileClosed: Bool { syncing.state.standing?.isSignedOut == false }

    private var status: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label(face.state, systemImage: "arrow.triangle.2.circlepath.icloud").font(.headline)
            if !face.advice.isEmpty { Text(face.advice).font(.subheadline).foregroundStyle(.secondary) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
    }

    private func button(_ action: SyncFace.Action) -> some View {
        Button(action.words, role: action == .erase ? .destructive : nil) {
            if action.asksFirst { asked = action } else { Task { await perform(action) } }
        }
        .disabled(action == .syncNow && syncing.state.isUnderWay)
    }

    private func warning(_ action: SyncFace.Action) -> String {
        action == .erase ? PhoneErasing(syncing.state.standing).words : PhoneSigningOut.words
    }
}

// MARK: What she chooses

extension SyncSection {
    private func perform(_ action: SyncFace.Action) async {
        problem = nil
        switch action {
        case .open, .signIn: entry = .open
        case .begin: entry = .begin
        case .syncNow: await syncing.settle()
        case .goOn(let way, _): await syncing.goOn(way)
        case .looked: await syncing.looked()
        case .showCode: isShowingCode = true
        case .signOut:
            await syncing.signOut()
            whileClosed = false
        case .erase: await erase()
        }
    }

    private func erase() async {
        do { try await DiaryDoor.shared.erase() } catch { problem = PhoneWords.notErased }
    }

    private func choose(_ isOn: Bool) async {
        guard isOn != syncing.memory.syncsWhileClosed else { return }
        do {
            if isOn { try await KeychainKey.keepWhileClosed() } else { KeychainKey.forgetWhileClosed() }
            await syncing.remember { $0.syncsWhileClosed = isOn }
        } catch {
            problem = (error as? KeychainKey.Failure ?? .failed).words
            whileClosed = false
        }
    }
}

/// A name and its value, beneath one another where the text is large.
struct FactRow: View {
    let fact: SyncFace.Fact

    var body: some View {
        ViewThatFits {
            HStack {
                Text(fact.name)
                Spacer()
                Text(fact.value).foregroundStyle(.secondary)
            }
            VStack(alignment: .leading) {
                Text(fact.name)
                Text(fact.value).foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

extension Syncing {
    /// What is said of all this today.
    var face: SyncFace {
        SyncFace(state, today: PhoneSurroundings.live.now.day, english: english)
    }
}

extension SyncFace.Action? {
    /// Whether there is one; set to `false` there is none any more.
    fileprivate var isThere: Bool {
        get { self != nil }
        set { if !newValue { self = nil } }
    }
}
