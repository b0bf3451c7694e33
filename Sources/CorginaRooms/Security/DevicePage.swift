import CorginaCore
import Markup

/// One device she is signed in on: its name, which is hers to choose, and signing it out.
public struct DevicePage: Page, Hashable {
    public var device: Device
    /// What she typed when it was not taken.
    public var typed: String
    public var errors: [FieldError]

    public init(device: Device, typed: String? = nil, errors: [FieldError] = []) {
        self.device = device
        self.typed = typed ?? device.name
        self.errors = errors
    }

    public var title: String { "Device" }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview)), title: "Device", isTitleHeading: false).html {
            screenLead(device.name, device.isThis ? "This is the device you’re using." : nil)
            settingsSection("Signed in", id: "signed-in", footer: nil) {
                dl {
                    valueRow("Since", device.made ?? "before this was noted")
                    valueRow("Last used", device.lastUsed)
                }
            }
            form(.class("stack"), .method(.post), .action(Route.devices(.one(device.id)).address), .data(.navigate)) {
                div(.class("card stack")) {
                    Field(
                        name: "name", label: "Name", value: typed,
                        hint: "Sealed like your diary; only your own devices see it.",
                        error: errors.message(for: "name")
                    ).html(.type(.text), .autocomplete(.off), .required(), .maxlength(40), .directionAuto)
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
                }
            }
            if !device.isThis {
                oneButtonForm(to: .devices(.end(device.id)), class: "btn btn--wide btn--call") {
                    "Sign this device out"
                }
            }
        }
    }
}

/// A browser that is signed in, ready to show.
public struct Device: Hashable, Sendable {
    public var id: RecordID
    /// "iPhone"; "Mac, Safari"
    public var name: String
    public var isThis: Bool
    /// "12 November 2026", the day it was signed in; `nil` when that was not noted.
    public var made: String?
    /// "today"; "12 November"; "not since a while"
    public var lastUsed: String

    public init(
        id: RecordID, name: String, isThis: Bool, made: CalendarDay?, seen: CalendarDay?, today: CalendarDay,
        english: WrittenEnglish
    ) {
        self.id = id
        self.name = name
        self.isThis = isThis
        self.made = made.map { english.full($0) }
        lastUsed =
            switch seen.map({ today.number - $0.number }) {
            case .none: "not since this is noted"
            case .some(...0): "today"
            case .some(1): "yesterday"
            case .some: seen.map { english.full($0) } ?? ""
            }
    }

    /// "This device · last used today"
    var detail: String { isThis ? "This device" : "Last used \(lastUsed)" }
}
