import Markup

/// The sections that the page of an account has wherever its diary lives: on a server (``SecurityPage``) or on this device
/// (``DeviceAccountPage``). Where the two differ, the page says so in a footer.
struct AccountSections {
    /// Which form was sent back.
    var place: SecurityPlace?
    /// For the fields of the form sent back.
    var errors: [FieldError]

    /// What was just done, what was not taken, and a recovery code that waits.
    @HTMLBuilder func opening(done: String?, hasWaitingCode: Bool) -> HTML {
        if let done { notice(.check, .appointment, "", done) }
        if !errors.isEmpty { notice(.warning, .call, "", "Nothing was changed. Check the fields marked below.") }
        if hasWaitingCode {
            linkRow(.key, .calories, "Your new recovery code waits to be written down", to: .recoveryCode)
        }
    }

    /// - Parameters:
    ///   - minutes: after how many it locks itself; 0 for never.
    ///   - selected: what she has just asked for instead, where that was sent back.
    func lock(after minutes: Int, selected: Int? = nil, footer: String) -> HTML {
        Markup.section(.class("stack stack--close"), .ariaLabelledby("lock")) {
            h2(.class("group-title"), .id("lock")) { "Auto-lock" }
            div(.class("group")) {
                lockForm(after: minutes, selected: selected ?? minutes)
                oneButtonForm(to: .devices(.lockNow), class: "row row--action") {
                    disc(.lock, .trimester)
                    span(.class("row__main row__title")) { "Lock now" }
                }
            }
            p(.class("group-note")) { footer }
        }
    }

    private func lockForm(after minutes: Int, selected: Int) -> HTML {
        form(.class("settings-form"), .method(.post), .action(Route.security(.lock).address)) {
            ChoiceGroup(
                name: "minutes", legend: "After",
                choices: LockDelay.choices.map { ("\($0)", LockDelay.short($0)) },
                selected: "\(selected)",
                spoken: Dictionary(uniqueKeysWithValues: LockDelay.choices.map { ("\($0)", LockDelay.spoken($0)) })
            ).html
            if minutes > 0 {
                passphraseField(
                    label: "Your passphrase, to lock later or never", isNew: false,
                    error: message("passphrase", at: .lock), id: "passphrase-lock", isRequired: false)
            }
            saveButton("Save")
        }
    }

    func newPassphrase(footer: String) -> HTML {
        section("Change passphrase", to: .passphrase, button: "Change passphrase", footer: footer) {
            passphrase(at: .passphrase, id: "passphrase-now")
            passphraseField(
                name: "newPassphrase", label: "New passphrase", isNew: true, hint: passphraseHint,
                error: message("newPassphrase", at: .passphrase))
        }
    }

    var recoveryCode: HTML {
        section(
            "Recovery code", to: .recoveryCode, button: "Make a new code",
            footer:
                "The only way in without your passphrase. The old code works until you have typed the end of the new one."
        ) { passphrase(at: .recoveryCode, id: "passphrase-code") }
    }

    /// - Parameters:
    ///   - kinds: the formats she can choose from, the first chosen already.
    ///   - options: what else she can choose, between the format and her passphrase.
    func export(_ kinds: [ExportKind], footer: String, @HTMLBuilder options: () -> HTML = { .nothing }) -> HTML {
        let options = options()
        return section("Export", to: .export, button: "Export", footer: footer) {
            ChoiceGroup(
                name: "kind", legend: "Format", choices: kinds.map { ($0.rawValue, $0.name) },
                selected: kinds.first?.rawValue ?? ""
            ).html
            options
            passphrase(at: .export, id: "passphrase-export")
        }
    }

    /// What is wrong with a field of the form sent back.
    func message(_ field: String, at place: SecurityPlace) -> String? {
        self.place == place ? errors.message(for: field) : nil
    }

    private func passphrase(at place: SecurityPlace, id: String) -> HTML {
        passphraseField(label: "Your passphrase", isNew: false, error: message("passphrase", at: place), id: id)
    }

    private func section(
        _ heading: String, to place: SecurityPlace, button label: String, footer: String,
        @HTMLBuilder fields: () -> HTML
    ) -> HTML {
        let fields = fields()
        return Markup.section(.class("stack stack--close"), .ariaLabelledby(place.rawValue)) {
            h2(.class("group-title"), .id(place.rawValue)) { heading }
            form(.class("card stack"), .method(.post), .action(Route.security(place).address)) {
                fields
                saveButton(label)
            }
            p(.class("group-note")) { footer }
        }
    }

    private func saveButton(_ label: String) -> HTML {
        button(.class("btn btn--soft btn--wide"), .type(.submit)) { label }
    }
}
