import Markup

/// Opens a link for the clinic in any browser. It knows nothing of what it opens: script reads the part of the link behind the `#`,
/// fetches what lies there, and decrypts and shows it.
public struct ClinicViewerPage: Page, Hashable {
    public init() {}

    public var title: String { "Shared report" }

    public var content: HTML {
        PageFrame(title: "Shared report").html {
            div(.class("stack"), .data(.clinic)) {
                div(.class("stack no-print"), .data(.part, "way")) {
                    div(.class("lead")) {
                        h2(.class("ask")) { "A report was shared with you" }
                        p(.class("lede")) {
                            "It comes from someone’s own pregnancy diary, as it was when they made the link."
                        }
                    }
                    notice(
                        .info, .trimester, "",
                        "This page decrypts the report on your device, and needs JavaScript for that. Allow it, then open the link again."
                    ).shown(as: "without")
                    asking
                    problems
                }
                div(.data(.part, "report")) {}
                afterwards
            }
        }
    }

    private var asking: HTML {
        form(
            .class("card stack"), .method(.post), .action(Route.clinic(.viewer).address), .hidden,
            .data(.part, "form")
        ) {
            div(.hidden, .data(.part, "pin")) {
                Field(name: "pin", label: "PIN", hint: "The 4 to 8 digits you were told.").html(
                    .type(.text), .inputmode(.numeric), .autocomplete(.off), .maxlength(8))
            }
            primaryButton("Open the report")
            p(.class("field__hint")) { "Each opening is counted. The report goes no further than this browser." }
        }
    }

    /// Each is shown where it happens.
    @HTMLBuilder private var problems: HTML {
        problem("nothing", "There is no link in this address. Open the link you were given, or scan its code again.")
        problem("elsewhere", "This link belongs to another server. Open it there.")
        problem("insecure", "Browsers decrypt only on pages with HTTPS. Ask for a link that begins with https.")
        problem(
            "gone",
            "This link has ended: its time ran out, it was opened as often as it could be, or it was ended early. Ask for a new one."
        )
        problem("unreachable", "The server could not be reached. Check the connection and try again.")
        problem("damaged", "The report doesn’t match the link. Scan the code again, or ask for a new link.")
        counted("wrong", "That’s not the right PIN. Tries left:")
        counted("wait", "Too many tries just now. Seconds to wait:")
    }

    private func problem(_ name: String, _ words: String) -> HTML {
        notice(.warning, .call, "", words).shown(as: name)
    }

    private func counted(_ name: String, _ words: String) -> HTML {
        div(.class("notice h-call"), .role(.alert), .hidden, .data(.problem, name)) {
            icon(.warning)
            p {
                words
                " "
                span(.class("figure")) {}
            }
        }
    }

    private var afterwards: HTML {
        div(.class("stack no-print"), .hidden, .data(.part, "after")) {
            button(.class("btn btn--quiet btn--wide"), .type(.button), .data(.print)) {
                icon(.print, class: "icon--s")
                span { "Print or save as PDF" }
            }
            button(.class("btn btn--quiet btn--wide"), .type(.button), .hidden, .data(.part, "save")) {
                span { "Save the data for your program" }
            }
            p(.class("group-note")) { "Close this page when you are done. Reloading it needs the link again." }
        }
    }
}

extension HTML {
    /// Hidden until script shows it; "without" is what shows where no script does.
    fileprivate func shown(as name: String) -> HTML {
        div(.role(.alert), .when(name != "without", .hidden), .data(.problem, name)) { self }
    }
}
