import CorginaCore
import Markup

/// Those she shares with, and a form for one more. POSTs the fields of ``ShareForm`` and `passphrase` to ``SharingPlace/list``.
public struct SharingPage: Page, Hashable {
    public var shares: [Share]
    /// How many things companions sent that wait for her.
    public var sentCount: Int
    /// What she chose when it was not taken.
    public var terms: ShareTerms
    public var errors: [FieldError]
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy = true
    /// `nil` where the server keeps what is shared as the diary has it.
    public var device: DeviceMadeLinks?

    /// One of hers, ready to show.
    public struct Share: Hashable, Sendable {
        public var id: RecordID
        public var name: String
        /// "Last opened on 8 March 2026", or how long the link can be used.
        public var detail: String
        public var isJoined: Bool

        /// - Parameters:
        ///   - lastDay: on which the link can be used; `nil` once somebody joined.
        ///   - seen: when they looked last.
        public init(
            id: RecordID, name: String, lastDay: CalendarDay?, seen: CalendarDay?, english: WrittenEnglish
        ) {
            self.id = id
            self.name = name
            isJoined = lastDay == nil
            detail =
                lastDay.map { "Not joined yet; the link works until \(english.full($0))" }
                ?? seen.map { "Last opened on \(english.full($0))" } ?? "Joined"
        }
    }

    public init(
        shares: [Share], sentCount: Int = 0, terms: ShareTerms = ShareTerms(name: ""), errors: [FieldError] = []
    ) {
        self.shares = shares
        self.sentCount = sentCount
        self.terms = terms
        self.errors = errors
    }

    public var title: String { "Share with someone" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Sharing", isTitleHeading: false).html {
            screenLead(
                "Share with someone",
                "They get a page of their own with what you choose. They cannot open your diary."
            )
            if let problem = device?.problem { notice(.warning, .call, "", problem) }
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was shared. Check the fields marked below.") }
            if sentCount > 0 {
                div(.class("group")) {
                    linkRow(.tray, .trimester, "\(counted(sentCount, "thing")) sent to you", to: .sharing(.sent))
                }
            }
            if !shares.isEmpty {
                settingsSection("You share with", id: "shares", footer: nil) {
                    ul(.class("visits")) { shares.map(row) }
                }
            }
            if device?.isReached == false {
                notice(
                    .info, .trimester, "",
                    "To share, to change what they see or to end a share you need a connection. These are as this device last saw them."
                )
            } else {
                newShare
            }
            if device != nil { sealing }
            endings
        }
    }

    private func row(_ share: Share) -> HTML {
        li {
            a(.class("row row--action"), .href(Route.sharing(.one(share.id)).address)) {
                disc(.person, .evening)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { share.name }
                    span(.class("row__sub")) { share.detail }
                }
                icon(.chevron, class: "chev")
            }
        }
    }

    private var newShare: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("new")) {
            h2(.class("group-title"), .id("new")) { "Someone new" }
            form(.class("card stack"), .method(.post), .action(Route.sharing(.list).address), .data(.navigate)) {
                if let device { input(.type(.hidden), .name("attempt"), .value("\(device.attempt)")) }
                ShareFields(terms: terms, errors: errors, speaksOfPregnancy: speaksOfPregnancy).html
                passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                primaryButton("Make a link")
            }
        }
    }

    private var sealing: HTML {
        notice(
            .lock, .appointment, "Encrypted on this device. ",
            "They need no account: the link has the key, and what they see opens in the one browser they join with. The server can’t read it. What you log shows up there once one of your devices has sent it."
        )
    }

    private var endings: HTML {
        notice(
            .key, .calories, "What ends it: ",
            device != nil
                ? sealedEndings
                : "you end it on its page, or you or they erase the account. Signing out everywhere, another passphrase and the recovery code end no share, because nobody you share with has a key to your diary. Another encryption key gives each share another key too, and ends links that nobody has joined by."
                    + (speaksOfPregnancy ? " Once your pregnancy ends, their page goes quiet." : "")
        )
    }

    private var sealedEndings: String {
        "you or they end it, you remove one of your devices, let the server read your diary, take it off the server or erase it there. Another passphrase and the recovery code end no share. When you show or allow less, the share gets another key."
            + (speaksOfPregnancy ? " Once your pregnancy ends, their page goes quiet." : "")
    }
}
