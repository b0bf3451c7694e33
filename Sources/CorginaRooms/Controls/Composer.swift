import CorginaCore
import Markup

/// The one field for everything, floating over Today. POSTs to ``Route/drafts`` with fields `sentence`, `zone`, `offset`.
struct Composer {
    var sentence: String
    var error: String?
    /// The past day to log onto; `nil` for now.
    var day: CalendarDay?
    /// Whether the sentence is kept until she logs or clears it.
    var isKept = false
    var speech = SpeechServer.none

    private static let question = "What did you eat, drink, take or feel?"

    @HTMLBuilder var html: HTML {
        if isKept { clearForm }
        form(
            .class("composer"), .id("composer"), .method(.post), .action(Route.drafts(.say).address), .data(.navigate),
            .ariaLabel("Log anything")
        ) {
            if let error {
                p(.class("composer__error"), .id("sentence-error"), .role(.alert)) {
                    icon(.warning)
                    span { error }
                }
            }
            field
            if let day { input(.type(.hidden), .name("day"), .value("\(day)")) }
            clockFields()
        }
        ListeningSheet(host: speech.host).html
    }

    /// The field between its buttons.
    @HTMLBuilder private var field: HTML {
        div(.class("composer__glass glass")) {
            a(.class("round composer__quick"), .href(Route.quickLog(day).address), .ariaLabel("Quick log")) {
                icon(.bolt)
            }
            label(.class("vh"), .for("sentence")) { Self.question }
            words
            a(.class("round composer__photo"), .href(Route.photos(.new(day)).address), .ariaLabel("Photo")) {
                icon(.camera)
            }
            if isKept {
                button(.class("round"), .type(.submit), .form(Self.clearID), .ariaLabel("Clear what you wrote")) {
                    icon(.x)
                }
            }
            button(
                .class("round round--primary"), .type(.button), .ariaLabel("Speak"), .data(.speak),
                .with(speech.word) { .data(.speechServer, $0) }, .hidden
            ) {
                icon(.mic)
            }
            button(.class("round round--primary"), .type(.submit), .ariaLabel("Send")) { icon(.send) }
        }
    }

    @HTMLBuilder private var words: HTML {
        textarea(
            .id("sentence"), .name("sentence"), .rows(1), .placeholder("Eat, drink, take, feel…"), .required(),
            .maxlength(2_000), .autocomplete(.off), .enterkeyhint(.send), .data(.grow), .data(.keep),
            .directionAuto,
            .ariaInvalid(error != nil), .when(error != nil, .ariaDescribedby("sentence-error")),
            text: sentence)
    }

    private static let clearID = "clear-sentence"

    /// Stands beside the composer's own form, whose button belongs to it.
    private var clearForm: HTML {
        form(.id(Self.clearID), .method(.post), .action(Route.drafts(.clear).address), .data(.navigate)) {
            if let day { input(.type(.hidden), .name("day"), .value("\(day)")) }
        }
    }
}
