import CorginaCore
import Markup

/// One share: what they see and may do, and its end. POSTs the fields of ``ShareForm``, `passphrase` where they are more, and `words` and `current` where it is quiet, to
/// ``SharingPlace/one(_:)``; ending POSTs to ``SharingPlace/end(_:)``.
public struct SharePage: Page, Hashable {
    public var share: SharingPage.Share
    public var terms: ShareTerms
    /// Whether their page is quiet.
    public var isQuiet: Bool
    /// Whether there is another pregnancy that could be shared.
    public var offersCurrent: Bool
    public var errors: [FieldError]
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy = true
    /// A word that something was done.
    public var done: String?
    /// `nil` where the server keeps what is shared as the diary has it.
    public var device: DeviceMadeLinks?

    public init(
        share: SharingPage.Share, terms: ShareTerms, isQuiet: Bool, offersCurrent: Bool, errors: [FieldError] = [],
        done: String? = nil
    ) {
        self.share = share
        self.terms = terms
        self.isQuiet = isQuiet
        self.offersCurrent = offersCurrent
        self.errors = errors
        self.done = done
    }

    public var title: String { "Share" }

    public var content: HTML {
        PageFrame(back: ("Back to sharing", .sharing(.list)), title: "Sharing", isTitleHeading: false).html {
            div(.class("lead")) {
                h1(.class("ask"), .directionAuto) { share.name }
                p(.class("lede")) { share.detail }
            }
            if let done { notice(.check, .appointment, "", done) }
            if let problem = device?.problem { notice(.warning, .call, "", problem) }
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was changed. Check the fields marked below.") }
            div(.class("group")) {
                linkRow(.eye, .trimester, "See what they see", to: .sharing(.preview(share.id)))
                if device != nil, !share.isJoined {
                    linkRow(.key, .calories, "Show the link", to: .sharing(.made(share.id)))
                }
            }
            if device?.isReached == false {
                notice(
                    .info, .trimester, "",
                    "This is the share as this device last saw it. To change or end it you need a connection.")
            } else {
                changing
            }
        }
    }

    @HTMLBuilder private var changing: HTML {
        form(.class("stack"), .method(.post), .action(Route.sharing(.one(share.id)).address), .data(.navigate)) {
            if isQuiet { quietFields }
            div(.class("card stack")) {
                ShareFields(terms: terms, errors: errors, speaksOfPregnancy: speaksOfPregnancy).html
                passphraseField(
                    label: "Your passphrase, to show or allow more", isNew: false,
                    error: errors.message(for: "passphrase"), isRequired: false)
            }
            primaryButton("Save")
        }
        p(.class("fine")) {
            share.isJoined
                ? "When you show or allow less, everything before is erased and this share gets another key."
                : "Nobody has joined yet. The link stays as it is, and whoever joins by it sees what you choose here."
        }
        form(.method(.post), .action(Route.sharing(.end(share.id)).address), .data(.navigate)) {
            InPlaceConfirmation(
                ask: "End this share", question: "End this share?",
                sentence:
                    "They’ll see nothing from then on. Anything they sent that you haven’t looked at is erased too.",
                confirm: "End", isGrave: true
            ).html
        }
    }

    private var quietFields: HTML {
        div(.class("card stack")) {
            p(.class("card__sub")) {
                speaksOfPregnancy
                    ? "Their page is quiet: no weeks, no dates and no baby. It says only what you write here, or nothing."
                    : "Their page is quiet. It says only what you write here, or nothing."
            }
            Field(
                name: "words", label: "Your words for them (optional)", error: errors.message(for: "words")
            ).frame {
                textarea(
                    .id("f-words"), .name("words"), .rows(3), .maxlength(ShareTerms.longestWords), .data(.grow),
                    .directionAuto, .ariaInvalid(errors.message(for: "words") != nil),
                    .when(errors.message(for: "words") != nil, .ariaDescribedby("f-words-error")), text: terms.words)
            }
            if offersCurrent {
                label(.class("check")) {
                    input(.type(.checkbox), .name("current"), .value("yes"), .checked(false))
                    span { "Share the pregnancy I track now" }
                }
            }
        }
    }
}

/// What a companion sees, exactly.
public struct SharePreviewPage: Page, Hashable {
    public var id: RecordID
    public var view: SharedView

    public init(id: RecordID, view: SharedView) {
        self.id = id
        self.view = view
        self.view.isPreview = true
    }

    public var title: String { "Preview" }

    public var content: HTML {
        PageFrame(back: ("Back to the share", .sharing(.one(id))), title: "Preview", isTitleHeading: false).html {
            screenLead(
                view.facts.from.isEmpty ? "Shared with you" : "Shared by \(view.facts.from)",
                "This is what their page shows, and all of it."
            )
            view.html
        }
    }
}
