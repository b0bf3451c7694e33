import CorginaCore
import Markup

/// Her links for the clinic, and a form for one more. POSTs the fields of ``ClinicForm`` and `passphrase` to ``ClinicPlace/links``.
public struct ClinicLinksPage: Page, Hashable {
    public var links: [ClinicLink]
    public var fields: ClinicForm
    /// Whether there are as many as there can be.
    public var isFull: Bool
    /// `nil` where the server makes them.
    public var device: DeviceMadeLinks?

    public init(
        links: [ClinicLink], fields: ClinicForm = ClinicForm(), isFull: Bool = false, device: DeviceMadeLinks? = nil
    ) {
        self.links = links
        self.fields = fields
        self.isFull = isFull
        self.device = device
    }

    public var title: String { "Link for the clinic" }

    public var content: HTML {
        PageFrame(back: ("Back to the report", .appointments(.report)), title: "Clinic", isTitleHeading: false).html {
            screenLead(
                "A link for the clinic",
                "Whoever has the link can read your report in a browser, without an account. It shows your diary as it is now: what you log later isn’t in it."
            )
            if let problem = device?.problem { notice(.warning, .call, "", problem) }
            if !fields.errors.isEmpty {
                notice(.warning, .call, "", "No link was made. Check the fields marked below.")
            }
            if !links.isEmpty {
                settingsSection("Your links", id: "links", footer: footer) { ul(.class("visits")) { links.map(row) } }
            }
            if device?.isReached == false {
                notice(
                    .info, .trimester, "",
                    "To make or end a link you need a connection: what it holds is kept on the server. Come back to this page once you have one."
                )
            } else if isFull {
                notice(.info, .trimester, "", "There are as many links as there can be. End one to make another.")
            } else {
                newLink
            }
            notice(
                .key, .calories, "The key is in the link. ",
                "What the link holds is encrypted, and the key to it is in the part of the link that browsers don’t send. Share it only with who should read it."
            )
            if device != nil {
                notice(
                    .lock, .appointment, "Made on this device. ",
                    "The server keeps it encrypted and can’t read it. All your devices can show it again.")
            }
            accessEndings(
                of: "A link", ending: "Its time runs out, it has been opened as often as you said, or you end it.",
                footer: "Locking doesn’t end a link, and neither does signing out of one device.",
                isSealed: device != nil)
        }
    }

    private var footer: String {
        switch device?.isReached {
        case nil: "When a link ends, what it held is erased here."
        case true?: "When a link ends, what it held is erased on the server."
        case false?: "As this device last saw them. How often they were opened since is on the server."
        }
    }

    private func row(_ link: ClinicLink) -> HTML {
        li {
            a(.class("row row--action"), .href(Route.clinic(.link(link.id)).address)) {
                disc(.stethoscope, link.isOpen ? .appointment : .mute)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong")) { link.contents.words }
                    span(.class("row__sub")) { link.openings }
                    span(.class("row__sub")) { link.state }
                }
                icon(.chevron, class: "chev")
            }
        }
    }

    private var newLink: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("new")) {
            h2(.class("group-title"), .id("new")) { "A new link" }
            form(.class("card stack"), .method(.post), .action(Route.clinic(.links).address), .data(.navigate)) {
                if let device { input(.type(.hidden), .name("attempt"), .value("\(device.attempt)")) }
                ChoiceGroup(
                    name: "contents", legend: "What it holds",
                    choices: [("report", "Report"), ("meals", "Report and meals")],
                    selected: fields.contents.meals ? "meals" : "report"
                ).html
                fieldError(error("contents"), id: "contents-error")
                label(.class("check")) {
                    input(.type(.checkbox), .name("data"), .value("yes"), .checked(fields.contents.data))
                    span { "Also data for the clinic’s program (FHIR)" }
                }
                duration
                Field(
                    name: "openings", label: "How often it can be opened", value: fields.openingsText,
                    hint: "Opening it again on the same device counts too.", error: error("openings")
                ).html(.type(.text), .inputmode(.numeric), .required(), .autocomplete(.off), .maxlength(3))
                Field(
                    name: "pin", label: "PIN, if you want one", value: fields.pinText,
                    hint: "4 to 8 digits that you tell them yourself. It isn’t shown again.", error: error("pin")
                ).html(.type(.text), .inputmode(.numeric), .autocomplete(.off), .maxlength(8))
                passphraseField(label: "Your passphrase", isNew: false, error: error("passphrase"))
                primaryButton("Make the link")
            }
        }
    }

    private var duration: HTML {
        Field(name: "hours", label: "How long it lasts", error: error("hours")).frame {
            select(.id("f-hours"), .name("hours")) {
                for hours in ClinicForm.durations {
                    option(.value("\(hours)"), .selected(hours == fields.hours)) { ClinicForm.words(ofHours: hours) }
                }
            }
        }
    }

    private func error(_ field: String) -> String? { fields.errors.message(for: field) }
}
