// Attributes of forms and their controls.
extension Attribute {
    public enum Method: String, Sendable { case get, post }
    public enum ButtonType: String, Sendable { case submit, button, reset }
    public enum InputType: String, Sendable {
        case text, password, search, date, time, number, radio, checkbox, hidden, file, tel
    }
    public enum InputMode: String, Sendable { case text, decimal, numeric, search, url, none }
    public enum EnterKey: String, Sendable { case enter, done, go, next, search, send }
    public enum Autocomplete: String, Sendable {
        case off, username
        case givenName = "given-name"
        case currentPassword = "current-password"
        case newPassword = "new-password"
        case oneTimeCode = "one-time-code"
    }
    public enum Capitals: String, Sendable { case none, sentences, words, characters }

    /// How a form that carries a file is sent.
    public static var multipart: Attribute { Attribute("enctype", "multipart/form-data") }
    /// The kinds of file a field takes, as extensions and media types.
    public static func accept(_ kinds: String) -> Attribute { Attribute("accept", kinds) }
    /// Opens the camera at the back of a phone at once.
    public static var capture: Attribute { Attribute("capture", "environment") }
    public static func method(_ method: Method) -> Attribute { Attribute("method", method.rawValue) }
    public static func action(_ address: Address) -> Attribute { Attribute("action", address.value) }
    /// The id of the form a control outside it belongs to.
    public static func form(_ id: String) -> Attribute { Attribute("form", id) }
    public static var novalidate: Attribute { Attribute("novalidate", .present) }
    public static func type(_ type: ButtonType) -> Attribute { Attribute("type", type.rawValue) }
    public static func type(_ type: InputType) -> Attribute { Attribute("type", type.rawValue) }
    public static func name(_ name: String) -> Attribute { Attribute("name", name) }
    /// The id of the ``datalist(_:content:)`` that suggests values.
    public static func list(_ id: String) -> Attribute { Attribute("list", id) }
    public static func value(_ value: String) -> Attribute { Attribute("value", value) }
    public static func `for`(_ id: String) -> Attribute { Attribute("for", id) }
    public static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }
    public static func required(_ isRequired: Bool = true) -> Attribute { Attribute("required", if: isRequired) }
    public static func checked(_ isChecked: Bool) -> Attribute { Attribute("checked", if: isChecked) }
    /// Has Safari take a checkbox for a switch: named one, and with the phone's haptic on a tap. Other browsers know nothing of it.
    public static var isSwitch: Attribute { Attribute("switch", .present) }
    public static func selected(_ isSelected: Bool) -> Attribute { Attribute("selected", if: isSelected) }
    public static func disabled(_ isDisabled: Bool) -> Attribute { Attribute("disabled", if: isDisabled) }
    public static func autofocus(_ isFocused: Bool) -> Attribute { Attribute("autofocus", if: isFocused) }
    public static func open(_ isOpen: Bool = true) -> Attribute { Attribute("open", if: isOpen) }
    public static func min(_ text: String) -> Attribute { Attribute("min", text) }
    public static func max(_ text: String) -> Attribute { Attribute("max", text) }
    public static func step(_ text: String) -> Attribute { Attribute("step", text) }
    public static func minlength(_ count: Int) -> Attribute { Attribute("minlength", "\(count)") }
    public static func maxlength(_ count: Int) -> Attribute { Attribute("maxlength", "\(count)") }
    public static func rows(_ count: Int) -> Attribute { Attribute("rows", "\(count)") }
    public static func inputmode(_ mode: InputMode) -> Attribute { Attribute("inputmode", mode.rawValue) }
    public static func enterkeyhint(_ key: EnterKey) -> Attribute { Attribute("enterkeyhint", key.rawValue) }
    public static func autocomplete(_ kind: Autocomplete) -> Attribute { Attribute("autocomplete", kind.rawValue) }
    public static func autocapitalize(_ capitals: Capitals) -> Attribute {
        Attribute("autocapitalize", capitals.rawValue)
    }
    public static func spellcheck(_ isOn: Bool) -> Attribute { Attribute("spellcheck", isOn ? "true" : "false") }
}
