import Markup

/// What is wrong with one field, in a sentence that says what to do.
public struct FieldError: Hashable, Sendable {
    /// The field's name in its form.
    public var field: String
    public var message: String

    public init(field: String, message: String) {
        self.field = field
        self.message = message
    }
}

extension [FieldError] {
    func message(for field: String) -> String? { first { $0.field == field }?.message }
}

/// A labelled text field with a hint and, when something is wrong, the reason beneath it.
struct Field {
    var name: String
    var label: String
    var value = ""
    var hint: String?
    var error: String?
    /// Whether the label is for screen readers alone, where what stands beside says what the field is.
    var hidesLabel = false
    /// Keeps ids apart when a page has two fields of the same name.
    var id: String?

    var fieldID: String { id ?? "f-" + name }

    func html(_ attributes: Attribute..., trailing: HTML = .nothing) -> HTML {
        frame {
            div(.class("field__box")) {
                HTML.input(
                    [.id(fieldID), .name(name), .value(value), .ariaInvalid(error != nil), described] + attributes)
                trailing
            }
        }
    }

    func frame(@HTMLBuilder control: () -> HTML) -> HTML {
        let control = control()
        return div(.class("field")) {
            Markup.label(.when(hidesLabel, .class("vh")), .for(fieldID)) { label }
            control
            if let error {
                p(.class("field__error"), .id(fieldID + "-error"), .role(.alert)) {
                    icon(.warning)
                    span { error }
                }
            }
            if let hint { p(.class("field__hint"), .id(fieldID + "-hint")) { hint } }
        }
    }

    private var described: Attribute {
        if error != nil { return .ariaDescribedby(fieldID + "-error") }
        return .when(hint != nil, .ariaDescribedby(fieldID + "-hint"))
    }
}

/// The reason a group of controls was not accepted.
func fieldError(_ message: String?, id: String) -> HTML {
    guard let message else { return .nothing }
    return p(.class("field__error"), .id(id), .role(.alert)) {
        icon(.warning)
        span { message }
    }
}

/// Where script shows how much of a chosen file has been sent.
var uploadProgress: HTML {
    div(.class("upload"), .hidden) {
        progress(.ariaLabel("Sending the file"), .max("1"))
        p(.class("fine"), .role(.status)) {}
    }
}
