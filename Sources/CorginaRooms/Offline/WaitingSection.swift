import CorginaCore
import Markup

/// What she said without a connection and where it stands. Hidden until the script finds something on the device.
///
/// Corgina has not read these sentences yet, so above them the section says whom to call in an emergency.
struct WaitingSection {
    var english: WrittenEnglish

    var html: HTML {
        section(.class("card waiting"), .data(.offline, "waiting"), .hidden, .ariaLabelledby("waiting-title")) {
            div(.class("waiting__head")) {
                disc(.tray, .appointment)
                div(.class("waiting__words")) {
                    h2(.class("card__title"), .id("waiting-title"), .data(.offline, "count")) {
                        "Waiting for a connection"
                    }
                    p(.class("card__sub")) { Self.sealed }
                }
            }
            ol(.class("waiting__list"), .data(.offline, "entries")) {
                li(.class("waiting__entry"), .hidden) {
                    div(.class("waiting__words")) {
                        p(.class("waiting__said"), .directionAuto) { "" }
                        p(.class("card__sub")) { time(.class("figure")) { "" } }
                        p(.class("waiting__reason"), .data(.offline, "reason"), .hidden) { "" }
                        div(.class("waiting__ways")) {
                            button(.class("chip"), .type(.button), .data(.offline, "edit"), .hidden) { "Edit" }
                            button(.class("chip"), .type(.button), .data(.offline, "again"), .hidden) { "Try again" }
                        }
                    }
                    button(.class("round"), .type(.button), .data(.offline, "remove"), .ariaLabel("Remove")) {
                        icon(.trash)
                    }
                }
            }
            div(.class("waiting__worry")) {
                p { "Nothing here has been read yet. " + CareNotice.worry }
                HelpLines(lines: HelpLine.emergency(in: english.region)).html
            }
        }
    }

    static let sealed = "Sealed on this device. Each is logged once, in this order, when there is a connection."
}
