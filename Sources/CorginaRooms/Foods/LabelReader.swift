import CorginaCore
import Markup

/// The picture server that can read a photo of a label, on the page for a food from its label.
public enum LabelReader: Hashable, Sendable {
    /// She has not agreed to send photos to this host.
    case asks(String)
    /// She agreed: script sends the photo to ``FoodPlace/label`` when she taps.
    case ready(String)

    /// - Returns: `nil` where none is configured.
    init?(for visit: Visit) {
        guard let host = visit.uses[.vision] else { return nil }
        self = visit.agrees(to: .vision) ? .ready(host) : .asks(host)
    }

    @HTMLBuilder var html: HTML {
        switch self {
        case .asks(let host):
            p(.class("fine")) {
                "\(host) can read the label, once you agree to send photos there. "
                a(.class("link"), .href(Route.settings(.providers).address)) { "See what is sent" }
            }
        case .ready(let host):
            // Shown with the photo.
            div(.class("stack stack--close"), .data(.read), .hidden) {
                button(.class("btn btn--soft btn--wide"), .type(.button)) { "Read the label" }
                p(.class("fine")) { "Sends this photo to \(host). What it reads is filled in for you to check." }
            }
        }
    }
}
