import CorginaCore
import Markup

extension TimelinePage {
    @HTMLBuilder public var content: HTML {
        layer(isInert: false)
        if let toast { toast.html }
    }

    /// The page itself; inert while a sheet lies over it.
    func layer(isInert: Bool) -> HTML {
        div(.id("entries"), .inert(isInert)) {
            PageFrame(back: ("Back to today", .today), title: "All entries").html {
                div(.class("stack stack--close")) {
                    search
                    kindChips
                    if !tags.isEmpty { tagChips }
                }
                if isNarrowed { found }
                if days.isEmpty { empty }
                for day in days { section(of: day) }
                if earlier != nil || later != nil { pager }
            }
        }
    }

    private var here: Route { .timeline(.list(address)) }

    private var search: HTML {
        .sequence([
            form(
                .class("search"), .method(.post), .action(here.address), .data(.navigate), .role(.search),
                .ariaLabel("Search your entries")
            ) {
                label(.class("vh"), .for("f-words")) { "Search your entries" }
                input(
                    .id("f-words"), .name("words"), .type(.search), .value(words), .placeholder("Foods, notes, tags…"),
                    .maxlength(100), .autocomplete(.off), .enterkeyhint(.search), .directionAuto,
                    .ariaInvalid(error != nil))
                button(.class("round round--tint h-rose"), .type(.submit), .ariaLabel("Search")) { icon(.search) }
            },
            fieldError(error, id: "f-words-error"),
        ])
    }

    private var kindChips: HTML {
        nav(.class("filters"), .ariaLabel("Kinds of entries")) {
            ul(.class("filters__row")) {
                li {
                    a(
                        .class("chip"),
                        .href(Route.timeline(.list(TimelineAddress(found: address.found))).address),
                        .ariaChosen(address.kinds.isEmpty), .data(.navigate)
                    ) {
                        "All"
                    }
                }
                for kind in kinds { li { chip(kind) } }
            }
        }
    }

    private func chip(_ kind: HealthEvent.Details.Kind) -> HTML {
        a(
            .class("chip"), .href(Route.timeline(.list(address.toggling(kind))).address),
            .ariaChosen(address.kinds.contains(kind)), .data(.navigate)
        ) {
            icon(kind.look.symbol)
            kind.look.plural
        }
    }

    /// Her tags are hers: they are sent by a form, and are in no address.
    private var tagChips: HTML {
        form(.class("filters"), .method(.post), .action(here.address), .data(.navigate)) {
            div(.role(.group), .ariaLabel("Your tags")) {
                ul(.class("filters__row")) { for name in tags { li { chip(tagged: name) } } }
            }
        }
    }

    private func chip(tagged name: String) -> HTML {
        button(
            .class("chip chip--tag"), .type(.submit), .name("tag"), .value(name == tag ? "" : name),
            .ariaPressed(name == tag)
        ) {
            span(.directionAuto) { name }
        }
    }

    private var found: HTML {
        div(.class("found")) {
            p(.class("group-note"), .role(.status)) {
                count == 0 ? "No entries" : count == 1 ? "1 entry" : "\(Figure.whole(Double(count))) entries"
                if !words.isEmpty {
                    " with "
                    bdi { "“\(words)”" }
                }
                if let tag {
                    " tagged "
                    bdi { "“\(tag)”" }
                }
            }
            a(.class("link"), .href(Route.timeline(.list(.all)).address), .data(.navigate)) { "Show all" }
        }
    }

    private var empty: HTML {
        div(.class("card empty")) {
            disc(isNarrowed ? .search : .sparkles, .rose)
            p(.class("empty__title")) { isNarrowed ? "Nothing found" : "Nothing logged yet" }
            p(.class("card__sub")) {
                isNarrowed
                    ? "Try fewer words or another filter."
                    : "Everything you log appears here."
            }
        }
    }

    private func section(of day: Day) -> HTML {
        Markup.section(.class("entries-day"), .ariaLabelledby("d-\(day.day)")) {
            h2(.class("entries-day__head"), .id("d-\(day.day)")) {
                span(.class("entries-day__name")) { day.heading }
            }
            ol(.class("group timeline")) { day.rows.map { $0.html } }
        }
    }

    private var pager: HTML {
        nav(.class("pair pager"), .ariaLabel("Other days")) {
            if let later { quietLink("Later", to: .timeline(.list(later))) } else { span() }
            if let earlier { quietLink("Earlier", to: .timeline(.list(earlier))) } else { span() }
        }
    }
}
