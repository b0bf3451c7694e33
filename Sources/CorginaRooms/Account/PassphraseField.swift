import Markup

/// A passphrase, hidden until she asks to see it. The eye appears with script.
func passphraseField(
    name: String = "passphrase", label: String = "Passphrase", isNew: Bool, hint: String? = nil, error: String?,
    id: String? = nil, isRequired: Bool = true
) -> HTML {
    Field(name: name, label: label, hint: hint, error: error, id: id).html(
        .type(.password), .autocomplete(isNew ? .newPassword : .currentPassword), .required(isRequired),
        .maxlength(200),
        .autocapitalize(.none), .spellcheck(false),
        trailing: button(
            .type(.button), .class("round field__eye"), .data(.reveal), .ariaPressed(false),
            .ariaLabel("Show passphrase"), .hidden
        ) {
            icon(.eye)
        })
}

/// Hidden fields `zone` (IANA time zone) and `offset` (minutes east of UTC), filled by script; both may arrive blank.
@HTMLBuilder func clockFields() -> HTML {
    input(.type(.hidden), .name("zone"), .value(""), .data(.zone))
    input(.type(.hidden), .name("offset"), .value(""), .data(.offset))
}

/// What a new passphrase has to be, beside its field.
public let passphraseHint = "At least 12 characters; four or five unrelated words are easy to remember."
