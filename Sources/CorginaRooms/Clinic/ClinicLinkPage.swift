import CorginaCore
import Markup

/// One link, to show or to send, and ending it. POSTs to ``ClinicPlace/end(_:)``.
public struct ClinicLinkPage: Page, Hashable {
    public var link: ClinicLink
    /// "https://corgina.example/clinic#shlink:/eyJ…"; `nil` where the name she opened this server by is too long for it.
    public var address: String?
    /// The same to be photographed; `nil` where it is too long for one.
    public var code: QRCode?
    /// Whether the link is encrypted on its way.
    public var isEncrypted: Bool
    /// `nil` where the server made it.
    public var device: DeviceMadeLinks?

    public init(
        link: ClinicLink, address: String?, code: QRCode?, isEncrypted: Bool, device: DeviceMadeLinks? = nil
    ) {
        self.link = link
        self.address = address
        self.code = code
        self.isEncrypted = isEncrypted
        self.device = device
    }

    private var isReached: Bool { device?.isReached ?? true }
    /// Where its bytes lie.
    private var place: String { device == nil ? "here" : "on the server" }

    public var title: String { "Link for the clinic" }

    public var content: HTML {
        PageFrame(back: ("Back to your links", .clinic(.links)), title: "Clinic", isTitleHeading: false).html {
            screenLead("Your link", lead)
            if let problem = device?.problem { notice(.warning, .call, "", problem) }
            if link.isOpen {
                if !isEncrypted { notHTTPS }
                if let code { linkCode(code) }
                if let address {
                    secretCard(address, named: "Link", id: "address-text")
                } else {
                    notice(
                        .warning, .calories, "The name of this server is too long. ",
                        "Clinics could not read the link. Open Corgina by a shorter name to see it.")
                }
            }
            settingsSection("About this link", id: "about", footer: footer) {
                dl {
                    valueRow("Holds", link.contents.words)
                    valueRow("Diary as of", link.made)
                    valueRow("Ends", link.ends)
                    valueRow("PIN", link.asksForPIN ? "asked for" : "none")
                }
                div(.class("row")) { p(.class("row__main")) { link.openings } }
            }
            if isReached {
                ending
            } else {
                notice(
                    .info, .trimester, "",
                    "This is the link as this device last saw it. To see how often it was opened, or to end it, you need a connection."
                )
            }
        }
    }

    private var ending: HTML {
        form(.method(.post), .action(Route.clinic(.end(link.id)).address), .data(.navigate)) {
            InPlaceConfirmation(
                ask: "End now", question: "End this link?",
                sentence:
                    "It opens nothing from then on, and what it held is erased \(place). What was already opened may still be on their screen or printed.",
                confirm: "End", isGrave: true
            ).html
        }
    }

    private var lead: String {
        if link.isBlocked {
            return "Too many wrong PINs were tried, so the link ended. What it held is erased \(place)."
        }
        guard link.isOpen else {
            return "It was opened as often as you said, and opens no more. What it held is erased \(place)."
        }
        return "Let them photograph the code, or send the link. It opens in any browser."
    }

    private var footer: String? {
        let secrecy = device == nil ? nil : "Made on this device. The server keeps it encrypted and can’t read it."
        let pin = link.asksForPIN ? "Tell them the PIN yourself. Five wrong ones end the link." : nil
        let said = [pin, secrecy].compactMap { $0 }
        return said.isEmpty ? nil : said.joined(separator: " ")
    }

    private var notHTTPS: HTML {
        notice(
            .warning, .calories, "This server has no HTTPS. ",
            "Browsers open the link only on this machine. Set up HTTPS first to share it.")
    }
}
