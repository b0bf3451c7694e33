import CorginaCore
import Markup

/// Her lists, what can be begun, and the way to her birth plan. Forms: one of Corgina's lists (POST ``ChecklistPlace/list`` with
/// `start`), one of her own (`name`).
public struct ChecklistsPage: Page, Hashable {
    public var lists: [Row]
    /// Those of Corgina's she has not begun; none after a loss.
    public var starts: [Start]
    /// Put away, or of a pregnancy that is over.
    public var quiet: [Row]
    /// Whether a birth may be planned.
    public var offersPlan: Bool
    /// "4 topics answered"; empty before there is a plan.
    public var plan: String
    /// Plans of pregnancies that are over.
    public var earlierPlans: [RecordID]
    /// Whether there are photos of her bump from before a birth.
    public var hasPhotos: Bool
    /// The same after a loss; then they are as quiet as the lists.
    public var hasQuietPhotos: Bool
    public var name: String
    public var errors: [FieldError]
    public var toast: Toast?

    /// One list.
    public struct Row: Hashable, Sendable {
        public var id: RecordID
        public var name: String
        public var symbol: Icon
        /// "7 of 25 done"
        public var progress: String
        /// Whether all of it is done.
        public var isFinished: Bool
    }

    /// A list to begin.
    public struct Start: Hashable, Sendable {
        public var start: Checklist.Start
        public var name: String
        public var purpose: String
    }

    public var title: String { "Lists" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Lists").html {
            if !lists.isEmpty { rows("Your lists", id: "own", lists) }
            if !starts.isEmpty { begin }
            if offersPlan || hasPhotos { planSection }
            ownList
            if !quiet.isEmpty || !earlierPlans.isEmpty || hasQuietPhotos { putAway }
        }
        if let toast { toast.html }
    }

    private func rows(_ heading: String, id: String, _ rows: [Row]) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ul(.class("group")) { rows.map { row in li { row.html } } }
        }
    }

    private var begin: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("begin")) {
            h2(.class("group-title"), .id("begin")) { lists.isEmpty ? "Start with one of these" : "More to start with" }
            div(.class("group")) {
                for start in starts {
                    oneButtonForm(
                        to: .checklists(.list), class: "row row--action", hidden: ("start", start.start.rawValue)
                    ) {
                        disc(start.start.symbol, .rose)
                        span(.class("row__main")) {
                            span(.class("row__title row__title--strong")) { start.name }
                            span(.class("row__sub")) { start.purpose }
                        }
                        icon(.plus, class: "chev")
                    }
                }
            }
            p(.class("group-note")) { "Each comes with suggestions. Change whatever you like." }
        }
    }

    private var planSection: HTML {
        settingsSection("Plan and photos", id: "birth", footer: nil) {
            if offersPlan { planRow }
            if hasPhotos { linkRow(.camera, .rose, "Bump film", to: .photos(.bump)) }
        }
    }

    private var planRow: HTML {
        a(.class("row row--action"), .href(Route.birthPlan(.current).address)) {
            disc(.note, .trimester)
            span(.class("row__main")) {
                span(.class("row__title row__title--strong")) { "Birth plan" }
                span(.class("row__sub")) { plan.isEmpty ? "What matters to you, ready to print" : plan }
            }
            icon(.chevron, class: "chev")
        }
    }

    private var ownList: HTML {
        form(.class("card stack"), .method(.post), .action(Route.checklists(.list).address), .data(.navigate)) {
            Field(
                name: "name", label: "A list of your own", value: name, hint: "For example: to ask at work",
                error: errors.message(for: "name")
            ).html(
                .required(), .maxlength(Checklist.longestName), .autocomplete(.off), .directionAuto, .data(.keep))
            button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Start this list" }
        }
    }

    /// Folded, so that nothing of it is met by chance.
    private var putAway: HTML {
        details(.class("group folded")) {
            summary(.class("row row--action")) {
                disc(.tray, .mute)
                span(.class("row__main row__title")) { "Put away" }
                icon(.chevron, class: "chev")
            }
            for row in quiet { row.html }
            for id in earlierPlans { linkRow(.note, .mute, "Birth plan", to: .birthPlan(.one(id))) }
            if hasQuietPhotos { linkRow(.camera, .mute, "Your photos", to: .photos(.bump)) }
        }
    }
}

extension ChecklistsPage.Row {
    init(_ list: Checklist) {
        self.init(
            id: list.id, name: list.name, symbol: list.symbol, progress: list.progressWords,
            isFinished: list.isFinished)
    }

    var html: HTML {
        a(.class("row row--action"), .href(Route.checklists(.one(id)).address)) {
            disc(isFinished ? .check : symbol, isFinished ? .fat : .rose)
            span(.class("row__main")) {
                span(.class("row__title row__title--strong"), .directionAuto) { name }
                span(.class("row__sub figure-line")) { progress }
            }
            icon(.chevron, class: "chev")
        }
    }
}
