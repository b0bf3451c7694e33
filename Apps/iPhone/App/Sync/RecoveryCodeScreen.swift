import CorginaPhone
import CorginaRooms
import SwiftUI

/// The recovery code, until she has typed its end. It is shown again in the settings of this iPhone where she puts it off.
struct RecoveryCodeScreen: View {
    let host: PhoneHost
    @State private var typed = ""
    @State private var errors: [FieldError] = []
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            SwiftUI.Form {
                if let code = host.syncing.code {
                    Section {
                        Text(WaitingCode.words)
                        Text(code.groups.joined(separator: " "))
                            .font(.system(.title3, design: .monospaced, weight: .semibold))
                            .privacySensitive()
                    } footer: {
                        Text(WaitingCode.warning)
                    }
                    Section {
                        Text(WaitingCode.label).font(.subheadline)
                        TextField(WaitingCode.label, text: $typed).autocorrectionDisabled()
                        FieldErrors(errors: errors)
                        Button(WaitingCode.button) { confirm(code) }
                    }
                }
            }
            .navigationTitle(WaitingCode.title)
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Later") { dismiss() } } }
        }
    }

    private func confirm(_ code: WaitingCode) {
        guard code.isConfirmed(by: typed) else {
            errors = [FieldError(field: "group", message: WaitingCode.otherGroup)]
            return
        }
        Task {
            await host.syncing.codeIsWritten()
            dismiss()
        }
    }
}
