import CorginaCore
import Markup

/// Inviting somebody to this server. POSTs to ``InvitationPlace/list`` with field `name`, for whom it is.
public struct InvitationsPage: Page, Hashable {
    /// Those that can still be used.
    public var invitations: [Invitation]
    /// What she typed when it was not taken.
    public var name: String
    public var errors: [FieldError]

    /// One of hers, ready to show.
    public struct Invitation: Hashable, Sendable {
        public var id: RecordID
        public var name: String
        /// "Until 29 November 2026"
        public var detail: String

        public init(id: RecordID, name: String, lastDay: CalendarDay, english: WrittenEnglish) {
            self.id = id
            self.name = name.isEmpty ? "Somebody" : name
            detail = "Until \(english.full(lastDay))"
        }
    }

    public init(invitations: [Invitation], name: String = "", errors: [FieldError] = []) {
        self.invitations = invitations
        self.name = name
        self.errors = errors
    }

    public var title: String { "Invite someone" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Invite someone", isTitleHeading: false).html
        {
            screenLead(
                "A diary for somebody else",
                "New accounts need an invitation. They’ll get their own diary; neither of you can open the other’s."
            )
            p(.class("fine")) {
                a(.class("link"), .href(Route.sharing(.list).address)) { "Share some of your own diary instead" }
            }
            if !invitations.isEmpty {
                settingsSection("Not used yet", id: "waiting", footer: "An invitation that was used is no longer here.")
                {
                    ul(.class("devices")) { invitations.map(row) }
                }
            }
            form(.class("stack"), .method(.post), .action(Route.invitations(.list).address), .data(.navigate)) {
                div(.class("card stack")) {
                    Field(
                        name: "name", label: "For (optional)", value: name,
                        hint: "Only for you, to tell your invitations apart.",
                        error: errors.message(for: "name")
                    ).html(.type(.text), .autocomplete(.off), .maxlength(40), .directionAuto)
                }
                primaryButton("Make an invitation")
            }
        }
    }

    private func row(_ invitation: Invitation) -> HTML {
        li(.class("row device")) {
            disc(.person, .evening)
            div(.class("row__main")) {
                p(.class("row__title row__title--strong"), .directionAuto) { invitation.name }
                p(.class("row__sub")) { invitation.detail }
            }
            oneButtonForm(
                to: .invitations(.revoke(invitation.id)), class: "chip device__end",
                label: "Cancel invitation for \(invitation.name)"
            ) { "Cancel" }
        }
    }
}

/// An invitation's code, shown once. POSTs to ``InvitationPlace/made(_:)`` to have it forgotten.
public struct InvitationPage: Page, Hashable {
    public var id: RecordID
    /// The code in its groups, in order.
    public var groups: [String]
    /// "https://corgina.example/account/new": where it is used.
    public var address: String
    /// "29 November 2026"
    public var lastDay: String

    public init(
        id: RecordID, groups: [String], authority: String, isEncrypted: Bool, lastDay: CalendarDay,
        english: WrittenEnglish
    ) {
        self.id = id
        self.groups = groups
        address = "\(isEncrypted ? "https" : "http")://\(authority)\(Route.newAccount.path)"
        self.lastDay = english.full(lastDay)
    }

    public var title: String { "Invitation" }

    public var content: HTML {
        PageFrame(back: ("Back to invitations", .invitations(.list)), title: "Invite someone", isTitleHeading: false)
            .html {
                screenLead(
                    "One invitation",
                    "Good for one account, until \(lastDay). The code is shown only now.")
                section(.class("card code"), .ariaLabelledby("code")) {
                    h2(.class("vh"), .id("code")) { "Code" }
                    p(.class("code__groups figure"), .id("code-text"), .translateNo) {
                        for (index, group) in groups.enumerated() {
                            if index > 0 { " " }
                            span { group }
                        }
                    }
                    div(.class("code__actions code__actions--one"), .hidden, .data(.ready)) {
                        button(.class("btn btn--soft"), .type(.button), .data(.copy, "code-text")) {
                            icon(.copy, class: "icon--s")
                            span { "Copy" }
                        }
                    }
                }
                settingsSection("How it is used", id: "steps", footer: nil) {
                    ol(.class("numbered")) {
                        li { "They open \(address)" }
                        li { "They type the code and choose a name and a passphrase. You don’t need to know them." }
                    }
                }
                form(
                    .method(.post), .action(Route.invitations(.made(id)).address), .class("bare-form"), .data(.navigate)
                ) {
                    button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Done" }
                }
            }
    }
}
