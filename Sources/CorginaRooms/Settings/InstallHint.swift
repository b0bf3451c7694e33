import Markup

/// How Corgina gets onto a home screen. Says so once unfolded; the script leaves it out where she has done it, or has put the
/// hint away.
struct InstallHint {
    var html: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("phone"), .data(.install)) {
            h2(.class("group-title"), .id("phone")) { "On your phone" }
            div(.class("group")) {
                details(.class("install")) {
                    summary(.class("row row--action")) {
                        disc(.home, .rose)
                        span(.class("row__main row__title")) { "Add to Home Screen" }
                        icon(.chevron, class: "chev")
                    }
                    div(.class("install__body")) {
                        ol(.class("install__steps")) {
                            step(.share, "Open Corgina in Safari and tap Share.")
                            step(.plus, "Choose “Add to Home Screen”, then Add.")
                            step(
                                .heart,
                                "Open it from there: it has the whole screen, and Today opens without a connection.")
                        }
                        p(.class("card__sub")) { "On Android, open the browser’s menu and choose “Install app”." }
                        button(.class("btn btn--quiet btn--wide"), .type(.button), .hidden, .data(.ready)) {
                            "Dismiss"
                        }
                    }
                }
            }
        }
    }

    private func step(_ symbol: Icon, _ words: String) -> HTML {
        li {
            icon(symbol)
            span { words }
        }
    }
}
