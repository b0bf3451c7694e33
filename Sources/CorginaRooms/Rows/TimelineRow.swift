import CorginaCore
import Markup

/// One thing that happened, on the day's timeline.
public struct TimelineRow: Hashable, Sendable {
    public var id: RecordID
    public var symbol: Icon
    public var hue: Hue
    public var title: String
    public var detail: String
    /// "14:30"
    public var time: String
    /// The same for programs.
    var clock: TimeOfDay
    public var tags: [String]
    public var photo: RecordID?
    /// Whether it was logged just now, and so slides into its place.
    public var isNew = false
    /// The journal entry to undo, where Undo stands in the row itself.
    public var undo: String?
    /// The timeline it is listed on; `nil` on its day's page.
    public var listedOn: TimelineAddress?
    private var again: Again

    /// What is done with it most, beside looking at it.
    private enum Again: Hashable { case logged, edited, planned }

    public init(_ event: HealthEvent, units: Profile.UnitSystem, english: WrittenEnglish) {
        let words = EventWords(event.details, units: units, english: english)
        id = event.id
        symbol = words.symbol
        hue = words.hue
        title = words.title
        detail = [words.detail, event.notes].filter { !$0.isEmpty }.joined(separator: " · ")
        time = english.clock(event.moment)
        clock = event.moment.time
        tags = event.tags
        photo = event.photo
        again = event.details.isRepeatable ? .logged : event.appointment == nil ? .edited : .planned
    }

    var html: HTML {
        li(.class("event"), .swipeRow(removing: true), .when(isNew, .data(.fresh))) {
            disc(symbol, hue)
            div(.class("event__body")) {
                h3(.class("event__title"), .directionAuto) {
                    // Its id is what the focus comes back to when the entry's sheet closes.
                    a(.class("event__link"), .id("e-\(id)"), .href(place.address), .data(.navigate)) { title }
                }
                if isNew || !detail.isEmpty { subtitle }
                tagList(tags)
            }
            if let photo {
                Markup.photo(Route.photos(.small(photo)).address, class: "event__photo", alt: "Photo")
            }
            Markup.time(.class("figure"), .datetime("\(clock)")) { time }
            if let undo { undoForm(undo) } else { menu }
        }
    }

    private var subtitle: HTML {
        p(.class("event__sub"), .directionAuto) {
            if isNew {
                b { "Just now" }
                if !detail.isEmpty { " · " }
            }
            detail
        }
    }

    private func undoForm(_ entry: String) -> HTML {
        form(.class("bare-form"), .method(.post), .action(Route.undo.address), .data(.navigate)) {
            input(.type(.hidden), .name("entry"), .value(entry))
            button(
                .class("event__undo"), .type(.submit), .ariaLabel("Undo: \(title)"),
                Swipe.left("Undo").attribute
            ) {
                icon(.undo)
                span { "Undo" }
            }
        }
    }

    /// Where it is opened.
    private var place: Route { listedOn.map { .timeline(.entry(id, from: $0)) } ?? .entries(.one(id)) }

    private var menu: HTML {
        ContextMenu(
            label: "More about \(title), \(time)",
            items: (again == .logged ? [logAgain] : []) + [
                edit, .action("Delete", .trash, .entries(.remove(id)), swipe: .left("Delete")),
            ],
            back: listedOn.map { .timeline(.list($0)) }
        ).html
    }

    private var logAgain: MenuItem {
        .action("Log again", .copy, .entries(.again(id)), swipe: .right("Log again"))
    }

    private var edit: MenuItem {
        switch again {
        case .logged: .action("Edit", .pencil, .entries(.edit(id)))
        case .edited: .action("Edit", .pencil, .entries(.edit(id)), swipe: .right("Edit"))
        case .planned: .link("Edit", .pencil, .appointments(.edit(id)), swipe: .right("Edit"))
        }
    }
}

/// Her tags on an entry, each as a small badge.
@HTMLBuilder func tagList(_ tags: [String]) -> HTML {
    if !tags.isEmpty {
        p(.class("tags")) {
            span(.class("vh")) { "Tags: " }
            for tag in tags { span(.class("tag"), .directionAuto) { tag } }
        }
    }
}
