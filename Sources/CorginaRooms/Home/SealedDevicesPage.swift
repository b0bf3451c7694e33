import Markup

/// Where a sealed diary is signed in. What is known of each device is sealed like the diary.
public struct SealedDevicesPage: Page, Hashable {
    public var devices: [SealedDevice]
    /// Why they cannot be shown.
    public var problem: String?

    public init(devices: [SealedDevice], problem: String? = nil) {
        self.devices = devices
        self.problem = problem
    }

    public var title: String { "Your devices" }

    public var content: HTML {
        PageFrame(back: ("Back to your diary", .security(.overview)), title: "Your devices").html {
            if let problem { notice(.warning, .call, "", problem) }
            for device in devices { section(of: device) }
            p(.class("fine")) {
                "A device that is signed out gets nothing new from the server. It still has what it had: erase it there, or change your passphrase if somebody else has it."
            }
            p(.class("fine")) { "To add one, open Corgina there, choose “Sealed” and sign in." }
        }
    }

    private func section(of device: SealedDevice) -> HTML {
        settingsSection(device.name.isEmpty ? "A device without a name" : device.name, id: "d" + device.id, footer: nil)
        {
            dl {
                if !device.made.isEmpty { valueRow("Signed in", device.made) }
                if !device.seen.isEmpty { valueRow("Last used", device.seen) }
                if device.isThis { valueRow("This device", "Yes") }
            }
            if !device.isThis {
                oneButtonForm(
                    to: .homes(.endDevice), class: "row row--action", hidden: (name: "device", value: device.id)
                ) {
                    disc(.signOut, .call)
                    span(.class("row__main row__title")) { "Sign this device out" }
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

    public init(id: String, name: String, made: String, seen: String, isThis: Bool) {
        self.id = id
        self.name = name
        self.made = made
        self.seen = seen
        self.isThis = isThis
    }
}
