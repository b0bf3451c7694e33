import Markup

/// Where a sealed diary is signed in. What is known of each device is sealed like the diary. POSTs to ``HomePlace/endDevice`` with `device`
/// and `passphrase`.
public struct SealedDevicesPage: Page, Hashable {
    public var devices: [SealedDevice]
    /// The id of the device she chose, where it was not removed.
    public var chosen: String
    /// Why they cannot be shown, or what could not be done.
    public var problem: String?
    public var errors: [FieldError]

    public init(devices: [SealedDevice], chosen: String = "", problem: String? = nil, errors: [FieldError] = []) {
        self.devices = devices
        self.chosen = chosen
        self.problem = problem
        self.errors = errors
    }

    public var title: String { "Your devices" }

    public var content: HTML {
        PageFrame(back: ("Back to your diary", .security(.overview)), title: "Your devices").html {
            if let problem { notice(.warning, .call, "", problem) }
            for device in devices { details(of: device) }
            if !others.isEmpty { removal }
            p(.class("fine")) { "To add one, open Corgina there, choose “Sealed” and sign in." }
        }
    }

    private var others: [SealedDevice] { devices.filter { !$0.isThis } }

    private func details(of device: SealedDevice) -> HTML {
        settingsSection(device.shownName, id: "d" + device.id, footer: nil) {
            dl {
                if !device.made.isEmpty { valueRow("Signed in", device.made) }
                if !device.seen.isEmpty { valueRow("Last used", device.seen) }
                if device.isThis { valueRow("This device", "Yes") }
            }
        }
    }

    private var removal: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("remove")) {
            h2(.class("group-title"), .id("remove")) { "Remove a device" }
            form(.class("card stack"), .method(.post), .action(Route.homes(.endDevice).address)) {
                p {
                    "It is signed out at once, and your diary gets another key: what you write from then on does not open there. It keeps what it had until it is erased there."
                }
                choice
                passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                p(.class("field__hint")) {
                    "You get a new recovery code, your other devices ask for your passphrase once, your links for the clinic end, and so does what you share. Those you share with need another link. If somebody else may know the passphrase, change it afterwards."
                }
                button(.class("btn btn--wide btn--call"), .type(.submit)) { "Remove this device" }
            }
        }
    }

    private var choice: HTML {
        fieldset(.class("choice")) {
            legend(.class("choice__legend")) { "Which one" }
            for device in others {
                label(.class("check")) {
                    input(
                        .type(.radio), .name("device"), .value(device.id), .required(),
                        .checked(device.id == chosen || others.count == 1))
                    span(.directionAuto) {
                        device.seen.isEmpty ? device.shownName : "\(device.shownName), last used \(device.seen)"
                    }
                }
            }
            if let error = errors.message(for: "device") {
                p(.class("field__error"), .role(.alert)) {
                    icon(.warning)
                    span { error }
                }
            }
        }
    }
}

/// A device of a sealed diary, as its details say.
public struct SealedDevice: Hashable, Sendable {
    /// 32 hexadecimal digits.
    public var id: String
    public var name: String
    /// Days, as they are shown; empty where nothing is known.
    public var made: String
    public var seen: String
    public var isThis: Bool

    var shownName: String { name.isEmpty ? "A device without a name" : name }

    public init(id: String, name: String, made: String, seen: String, isThis: Bool) {
        self.id = id
        self.name = name
        self.made = made
        self.seen = seen
        self.isThis = isThis
    }
}
