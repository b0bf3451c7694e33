import CorginaCore
import Markup

/// Looking foods up: what she had lately, and a search. POSTs field `words`, words or a number, to ``Route/foods``.
public struct FoodsPage: Page, Hashable {
    /// The words searched for; empty before a search.
    public var words: String
    public var found: [Row]
    /// What the words found in the table of products.
    public var products: [Row]
    public var recents: [Row]
    /// What she marked as a favourite, a craving, an aversion or a trigger.
    public var marked: [Row]
    public var error: String?

    /// A food in a list.
    public struct Row: Hashable, Sendable {
        /// Where it leads.
        public var route: Route
        public var emoji: String
        public var name: String
        public var detail: String
        /// "Favourite", "Craving", …
        public var marks: [String]

        public init(route: Route, emoji: String, name: String, detail: String, marks: [String] = []) {
            self.route = route
            self.emoji = emoji
            self.name = name
            self.detail = detail
            self.marks = marks
        }
    }

    public init(
        words: String = "", found: [Row] = [], products: [Row] = [], recents: [Row], marked: [Row] = [],
        error: String? = nil
    ) {
        self.words = words
        self.found = found
        self.products = products
        self.recents = recents
        self.marked = marked
        self.error = error
    }

    public var title: String { "Foods" }

    public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Foods").html {
            div(.class("stack stack--close")) {
                form(
                    .class("search"), .method(.post), .action(Route.foods(.list).address), .data(.navigate),
                    .role(.search),
                    .ariaLabel("Search foods")
                ) {
                    label(.class("vh"), .for("f-words")) { "Search foods" }
                    input(
                        .id("f-words"), .name("words"), .type(.search), .value(words), .placeholder("Search foods"),
                        .required(),
                        .maxlength(100), .autocomplete(.off), .enterkeyhint(.search), .ariaInvalid(error != nil))
                    button(.class("round round--tint h-rose"), .type(.submit), .ariaLabel("Search")) { icon(.search) }
                }
                fieldError(error, id: "f-words-error")
                p(.class("field__hint")) { "Words, or the number below a barcode" }
                ScannerSheet.button(for: "f-words")
            }
            if !words.isEmpty, error == nil { results }
            if words.isEmpty, !marked.isEmpty { list("Marked", id: "marked", marked) }
            if !recents.isEmpty { list("Recently", id: "recents", recents) }
            quietLink("Add a food from its label", to: .foods(.new))
            ScannerSheet().html
        }
    }

    @HTMLBuilder private var results: HTML {
        if found.isEmpty, products.isEmpty {
            p(.class("left-over"), .role(.status)) {
                "Nothing found for “\(words)”. Try fewer words, or enter it from its label."
            }
        } else {
            if !found.isEmpty { list("Found", id: "found", found) }
            if !products.isEmpty { list("Packaged foods", id: "products", products) }
        }
    }

    private func list(_ heading: String, id: String, _ rows: [Row]) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ul(.class("group")) { for row in rows { li { rowHTML(row) } } }
        }
    }

    private func rowHTML(_ row: Row) -> HTML {
        a(.class("row row--action"), .href(row.route.address)) {
            rowContent(row)
            icon(.chevron, class: "chev")
        }
    }

    @HTMLBuilder private func rowContent(_ row: Row) -> HTML {
        span(.class("item__emoji"), .ariaHidden) { row.emoji }
        span(.class("row__main")) {
            span(.class("row__title row__title--strong"), .directionAuto) { row.name }
            span(.class("row__sub"), .directionAuto) { row.detail }
            if !row.marks.isEmpty {
                span(.class("marks")) { for mark in row.marks { span(.class("badge h-rose")) { mark } } }
            }
        }
    }
}
