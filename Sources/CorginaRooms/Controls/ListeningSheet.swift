import Markup

/// What is heard of a sentence, as it is heard, with everything that can go wrong. Only script can listen: without it, and where neither
/// the browser's recogniser on the device nor a speech server may hear, neither this nor its button shows.
///
/// `data-when` names the states in which a part shows, `data-problem` what it explains. While the recogniser hears they are `listening`
/// and `reading`; for the speech server `recording` and `sending`.
struct ListeningSheet {
    /// The name of the speech server's host; `nil` where none is configured.
    var host: String?

    var html: HTML {
        dialog(.class("sheet glass glass--thick sheet--talk"), .id("listening"), .ariaLabelledby("listening-state")) {
            div(.class("talk")) {
                state
                words
                heard
                div(
                    .class("wave"), .data(.talk, "wave"), .data(.when, "listening recording"), .role(.img),
                    .ariaLabel("Hearing you"))
                problems
                keys
                p(.class("talk__fine"), .data(.when, "listening reading recording sending")) {
                    "Stops when you pause. Nothing is logged until you confirm."
                }
                if let host {
                    p(.class("talk__fine"), .data(.when, "recording sending")) {
                        "The recording goes to \(host) and is not stored here."
                    }
                }
                p(.class("talk__fine"), .data(.when, "ask fetching")) { "Your voice stays on this device." }
            }
        }
    }

    private var state: HTML {
        div(.class("talk__state")) {
            h1(.id("listening-state")) {
                span(.data(.when, "listening recording")) {
                    span(.class("live"), .ariaHidden)
                    "Listening…"
                }
                span(.data(.when, "reading")) { "Reading what you said…" }
                span(.data(.when, "sending")) { "Working out what you said…" }
                span(.data(.when, "problem")) { "Let's try that again" }
                span(.data(.when, "refused")) { "This browser can't listen here" }
                span(.data(.when, "ask consent")) { "One thing first" }
                span(.data(.when, "fetching")) { "Fetching the language…" }
            }
            time(.class("figure"), .data(.when, "listening recording"), .datetime("PT0S")) { "0:00" }
        }
    }

    private var words: HTML {
        p(
            .class("talk__words"), .data(.talk, "words"), .data(.when, "listening reading recording sending"),
            .ariaLive(.polite),
            .directionAuto
        ) {
            span(.data(.talk, "said"))
            span(.class("guess"), .data(.talk, "guess"))
            span(.class("caret"), .data(.when, "listening recording"), .ariaHidden)
        }
    }

    /// What is understood so far; a script fills it. What is read aloud of it comes now and then, not with every word.
    private var heard: HTML {
        div(.data(.when, "listening reading")) {
            // It scrolls where much is found; by keyboard too.
            ul(.class("group heard"), .data(.talk, "heard"), .tabindex(0), .ariaLabel("Found so far"), .hidden)
            p(.class("vh"), .role(.status), .data(.talk, "found"))
        }
    }

    private var problems: HTML {
        div(.class("talk__problem"), .role(.alert)) {
            for (problem, words) in Self.explanations {
                p(.data(.problem, problem), .hidden) { words }
            }
            // What the speech server says of it.
            p(.data(.problem, "told"), .data(.talk, "told"), .hidden)
            if let host {
                p(.data(.when, "consent"), .hidden) {
                    "This browser can’t listen on your device. \(host) can turn your voice into words, once you agree to send it there."
                }
            }
            p(.data(.when, "refused"), .hidden) {
                "It can't hear you without sending your voice away, so Corgina doesn't use it. The microphone key of your keyboard writes here, too."
            }
            p(.data(.when, "ask"), .hidden) {
                "Your browser can listen without sending your voice anywhere. It has to fetch its language pack for that, once."
            }
        }
    }

    private static let explanations = [
        ("silent", "I didn't hear anything. Come a little closer to the microphone, or type it."),
        ("noisy", "I heard sound, but no words. Come closer to the microphone or find a quieter place, or type it."),
        (
            "blocked",
            "Corgina may not use the microphone. Allow it for this site in your browser's settings, or type it."
        ),
        ("microphone", "No microphone answers. Check that one is connected and that no other app uses it, or type it."),
        ("fetch", "The language pack could not be fetched. Check your connection and try again, or type it."),
        ("unsent", "The recording could not be sent. Check your connection and say it again, or type it."),
        ("late", "That took too long. Try again, or type it."),
        ("short", "That was too short. Say it again, or type it."),
        ("long", "That was too long to send. Say it in less than a minute, or type it."),
        ("other", "Listening did not work this time. Try again, or type it."),
    ]

    private var keys: HTML {
        div(.class("talk__keys")) {
            button(.class("key"), .type(.button), .data(.talk, "cancel")) { "Cancel" }
            button(
                .class("stop"), .type(.button), .data(.talk, "stop"), .data(.when, "listening recording"),
                .data(.first),
                .ariaLabel("Stop and read what I said")
            ) {
                i(.ariaHidden)
            }
            button(
                .class("btn btn--primary"), .type(.button), .data(.talk, "again"), .data(.when, "problem"),
                .data(.first)
            ) {
                "Say it again"
            }
            button(
                .class("btn btn--primary"), .type(.button), .data(.talk, "fetch"), .data(.when, "ask"), .data(.first)
            ) {
                "Fetch it"
            }
            if host != nil {
                a(
                    .class("btn btn--primary"), .href(Route.settings(.providers).address), .data(.when, "consent"),
                    .data(.first)
                ) { "See what is sent" }
            }
            button(.class("key"), .type(.button), .data(.talk, "type")) {
                icon(.keyboard)
                "Type"
            }
        }
    }
}
