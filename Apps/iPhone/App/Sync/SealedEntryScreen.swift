import CorginaPhone
import CorginaRooms
import SwiftUI

/// Opens a sealed diary on this iPhone, or keeps the one that is here sealed on her server too. What she types stays here: the server
/// gets a proof that she knows it.
struct SealedEntryScreen: View {
    let host: PhoneHost
    @State private var entry: SealedEntry
    @State private var errors: [FieldError] = []
    @State private var isUnderWay = false
    @Environment(\.dismiss) private var dismiss

    init(way: SealedEntry.Way, host: PhoneHost) {
        self.host = host
        let state = host.syncing.state
        _entry = State(initialValue: SealedEntry(way, server: state.server, name: state.name))
    }

    var body: some View {
        NavigationStack {
            SwiftUI.Form {
                Section {
                    Text(entry.words(isAgain: isAgain))
                    FieldErrors(errors: errors.filter { $0.field.isEmpty })
                }
                account
                secret
                Section {
                    Button(entry.button, action: send).disabled(isUnderWay)
                    if isUnderWay { ProgressView("Opening…") }
                    if entry.way != .begin { otherWay }
                }
            }
            .navigationTitle(entry.heading(isAgain: isAgain))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() }.disabled(isUnderWay) }
            }
            .interactiveDismissDisabled(isUnderWay)
            .sensoryFeedback(.error, trigger: errors) { _, errors in !errors.isEmpty }
        }
    }

    private var isAgain: Bool { host.syncing.state.standing != nil }

    private var account: some View {
        Section {
            field("server", SealedEntry.serverLabel, SealedEntry.serverHint) {
                TextField(SealedEntry.serverLabel, text: $entry.server).keyboardType(.URL).textContentType(.URL)
            }
            field("name", SealedEntry.nameLabel, entry.way == .begin ? SealedEntry.nameHint : nil) {
                TextField(SealedEntry.nameLabel, text: $entry.name).textContentType(.username)
            }
        }
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
    }

    private var secret: some View {
        Section {
            if entry.way == .recover {
                field("code", SealedEntry.codeLabel, SealedEntry.codeHint) {
                    TextField(SealedEntry.codeLabel, text: $entry.code)
                }
            }
            field("passphrase", entry.passphraseLabel, entry.passphraseHint) {
                SecureField(entry.passphraseLabel, text: $entry.passphrase)
                    .textContentType(entry.way == .open ? .password : .newPassword)
            }
            if entry.way == .begin {
                field("invitation", SealedEntry.invitationLabel, SealedEntry.invitationHint) {
                    TextField(SealedEntry.invitationLabel, text: $entry.invitation)
                }
            }
        }
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
    }

    private var otherWay: some View {
        Button(entry.way == .open ? "Use your recovery code" : "Use your passphrase") {
            entry.way = entry.way == .open ? .recover : .open
            entry.passphrase = ""
            errors = []
        }
    }

    private func field(
        _ name: String, _ label: String, _ hint: String?, @ViewBuilder content: () -> some View
    ) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(label).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
            content()
            if let hint { Text(hint).font(.footnote).foregroundStyle(.secondary) }
            FieldErrors(errors: errors.filter { $0.field == name })
        }
    }

    private func send() {
        Task {
            isUnderWay = true
            errors = await host.syncing.enter(entry)
            isUnderWay = false
            if errors.isEmpty { dismiss() }
        }
    }
}
