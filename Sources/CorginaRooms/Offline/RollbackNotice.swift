import Markup

/// Says that the server has less of the diary than this device saw. Hidden until the device finds it so.
///
/// It does not say why: a restored backup and a tampered disk look alike from here.
struct RollbackNotice {
    var html: HTML {
        section(
            .class("card rollback"), .data(.offline, "behind"), .hidden, .ariaLabelledby("rollback-title")
        ) {
            div(.class("waiting__head")) {
                disc(.warning, .symptom)
                div(.class("waiting__words")) {
                    h2(.class("card__title"), .id("rollback-title")) { "Some entries are missing from the server" }
                    p(.class("card__sub"), .data(.offline, "counts")) { "" }
                }
            }
            p(.class("rollback__words")) {
                "An older copy of your diary may have been put in its place. Ask whoever runs the server for the newest backup, and look at your last entries before you go on."
            }
            button(.class("btn btn--quiet btn--wide"), .type(.button), .data(.offline, "accept")) {
                "Use this diary"
            }
        }
    }
}
