import Markup

/// The camera that reads a barcode, with everything that can go wrong. Only script has a camera: without it, neither this nor its
/// button shows, and the field for the number does the same.
///
/// `data-when` names the states in which a part shows, `data-problem` what it explains.
struct ScannerSheet {
    var html: HTML {
        dialog(.class("sheet glass glass--thick sheet--scan"), .id("scanner"), .ariaLabelledby("scanner-title")) {
            div(.class("scan")) {
                h1(.class("scan__title"), .id("scanner-title")) { "Scan a barcode" }
                view
                words
                problems
                keys
                p(.class("scan__fine"), .data(.scanner, "local"), .hidden) { "The pictures stay on this device." }
                p(.class("scan__fine"), .data(.scanner, "sent"), .hidden) {
                    "The pictures go to your Corgina server, which reads the number and keeps none of them."
                }
            }
        }
    }

    /// A button that opens it and puts the number into a field.
    ///
    /// - Parameter field: the id of the field.
    static func button(for field: String) -> HTML {
        Markup.button(.class("btn btn--quiet btn--wide"), .type(.button), .data(.scan, field), .hidden) {
            icon(.barcode)
            span { "Scan a barcode" }
        }
    }

    private var view: HTML {
        div(.class("scan__view"), .data(.when, "live"), .hidden) {
            video(.data(.scanner, "film"), .ariaLabel("What the camera sees"))
            span(.class("scan__frame"), .ariaHidden)
        }
    }

    private var words: HTML {
        div(.class("scan__words"), .role(.status)) {
            p(.data(.when, "asking")) { "Waiting for the camera…" }
            p(.data(.when, "live"), .hidden) { "Point the camera at the barcode." }
            p(.data(.when, "reading"), .hidden) { "Looking for a barcode in the photo…" }
            p(.data(.scanner, "late"), .hidden) {
                "There is no number yet. Hold the packet closer and still, and give it more light, or type the number."
            }
        }
    }

    private var problems: HTML {
        div(.class("scan__problem"), .role(.alert)) {
            for (problem, words) in Self.explanations { p(.data(.problem, problem), .hidden) { words } }
        }
    }

    private static let explanations = [
        (
            "blocked",
            "Corgina may not use the camera. Allow it for this site in your browser’s settings, choose a photo, or type the number."
        ),
        ("none", "The browser has no camera for Corgina here. Choose a photo of the barcode, or type the number."),
        ("busy", "The camera stopped. Check that no other app uses it and try again, or type the number."),
        ("paused", "The camera is off because you left this page. Try again, or type the number."),
        ("connection", "The server could not be reached. Check your connection and try again, or type the number."),
        ("photo", "There is no barcode to be read in this photo. Take one closer to the bars, or type the number."),
        ("unreadable", "The browser cannot show this file. Choose a photo, or type the number."),
    ]

    private var keys: HTML {
        div(.class("scan__keys")) {
            Markup.button(
                .class("btn btn--primary btn--wide"), .type(.button), .data(.scanner, "again"), .data(.when, "problem"),
                .hidden
            ) {
                "Use the camera again"
            }
            Markup.button(
                .class("key"), .type(.button), .data(.scanner, "torch"), .ariaPressed(false), .hidden
            ) {
                icon(.bolt)
                "Light"
            }
            label(.class("key key--file")) {
                input(.class("vh"), .type(.file), .accept("image/*"), .data(.scanner, "photo"))
                "Choose a photo of it"
            }
            Markup.button(.class("key"), .type(.button), .data(.scanner, "type")) {
                icon(.keyboard)
                "Type the number"
            }
            Markup.button(.class("key"), .type(.button), .data(.scanner, "close")) { "Close" }
        }
    }
}
