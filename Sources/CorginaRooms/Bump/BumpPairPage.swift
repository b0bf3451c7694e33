import CorginaCore
import Markup

/// Two photos of her bump side by side.
public struct BumpPairPage: Page, Hashable {
    public var first: BumpFrame
    public var second: BumpFrame

    public var title: String { "Side by side" }

    public var content: HTML {
        PageFrame(back: ("Back to the film", .photos(.bump)), title: "Side by side", isNarrow: false).html {
            div(.class("pairing")) {
                side(first)
                side(second)
            }
        }
    }

    private func side(_ frame: BumpFrame) -> HTML {
        figure(.class("card pairing__side")) {
            photo(Route.photos(.one(frame.photo)).address, class: "pairing__photo", alt: frame.alt)
            figcaption(.class("pairing__words")) {
                b(.class("figure-line")) { frame.label }
                if !frame.day.isEmpty { span(.class("frame__day figure-line")) { frame.day } }
            }
        }
    }
}
