import CorginaCore
import Markup

/// Her bump by week: a list that script turns into a quiet film, and two weeks to compare. POSTs `first` and `second`, each an entry,
/// to ``PhotoPlace/bump``.
public struct BumpFilmPage: Page, Hashable {
    /// The earliest week first.
    public var frames: [BumpFrame]
    /// Marked photos of other times.
    public var others: [BumpFrame]
    /// Whether another one is invited: while a pregnancy goes on.
    public var isGoingOn: Bool
    /// Whether a pregnancy is dated and goes on, so that it has a page to go back to.
    public var isOfNow: Bool
    /// Whether the latest pregnancy was lost: then these are photos and nothing more.
    public var isQuiet: Bool
    public var toast: Toast?

    public var title: String { isQuiet ? "Your photos" : "Bump film" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: back, title: title).html {
            if frames.isEmpty, others.isEmpty { empty }
            if frames.count > 1, let first = frames.first { player(first) }
            if isGoingOn { primaryLink("Add a photo", to: .photos(.newBump)) }
            if !frames.isEmpty { list(isQuiet ? "By day" : "By week", id: "weeks", frames) }
            if frames.count > 1 { comparing }
            if !others.isEmpty { list("Other times", id: "others", others) }
        }
        if let toast { toast.html }
    }

    private var back: (label: String, route: Route) {
        isOfNow
            ? (label: "Back to your pregnancy", route: .pregnancy(.weeks))
            : (label: "Back to your lists", route: .checklists(.list))
    }

    private var empty: HTML {
        div(.class("card empty")) {
            disc(.camera, .rose)
            p(.class("empty__title")) { "No photos yet" }
            p(.class("card__sub")) {
                isQuiet
                    ? "There are none."
                    : "One photo a week, from the same place and side, shows how you grow. They are encrypted like everything you write."
            }
        }
    }

    /// Shown once script is there to play it. What it shows is the list's.
    private func player(_ first: BumpFrame) -> HTML {
        section(.class("card film"), .ariaLabel("Film"), .hidden, .data(.ready), .data(.film)) {
            div(.class("film__stage")) {
                photo(Route.photos(.one(first.photo)).address, class: "film__photo is-shown", alt: first.alt)
                photo(Route.photos(.one(first.photo)).address, class: "film__photo", alt: "")
            }
            p(.class("film__caption figure")) { first.label }
            div(.class("film__controls")) {
                control("back", .back, "The one before")
                button(.class("btn btn--soft"), .type(.button), .data(.filmDo, "play")) { "Play" }
                control("next", .chevron, "The next one")
            }
        }
    }

    private func control(_ deed: String, _ symbol: Icon, _ label: String) -> HTML {
        button(.class("round"), .type(.button), .data(.filmDo, deed), .ariaLabel(label)) { icon(symbol) }
    }

    private func list(_ heading: String, id: String, _ frames: [BumpFrame]) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ol(.class("frames")) { frames.map { frame in li(.class("frame")) { card(frame) } } }
        }
    }

    private func card(_ frame: BumpFrame) -> HTML {
        a(.class("frame__link"), .href(Route.entries(.one(frame.event)).address)) {
            photo(Route.photos(.small(frame.photo)).address, class: "frame__photo", alt: frame.alt)
            span(.class("frame__label figure-line")) { frame.label }
            if !frame.day.isEmpty { span(.class("frame__day figure-line")) { frame.day } }
        }
    }

    private var comparing: HTML {
        form(.class("card stack"), .method(.post), .action(Route.photos(.bump).address), .ariaLabelledby("compare")) {
            h2(.class("card__title"), .id("compare")) { "Two side by side" }
            choice("first", "Left", chosen: frames.first)
            choice("second", "Right", chosen: frames.last)
            button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Compare" }
        }
    }

    private func choice(_ name: String, _ label: String, chosen: BumpFrame?) -> HTML {
        Field(name: name, label: label).frame {
            select(.id("f-" + name), .name(name)) {
                for frame in frames {
                    option(.value("\(frame.event)"), .selected(frame == chosen)) {
                        frame.day.isEmpty ? frame.label : "\(frame.label), \(frame.day)"
                    }
                }
            }
        }
    }
}
