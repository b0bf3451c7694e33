import Markup

/// The frame of a pushed screen: a bar with the way back, a compact title, one column.
struct PageFrame {
    var back: (label: String, route: Route)?
    var title: String?
    var steps: StepDots?
    var isNarrow = true
    /// Whether the bar's title is the page's heading; else the page has one of its own.
    var isTitleHeading = true
    /// What can be done here, at the end of the bar.
    var action: (symbol: Icon, label: String, route: Route)?
    /// The same, where it is a form of one button.
    var formAction: HTML?
    /// Names the page for what lies over it and what comes back to it.
    var id: String

    init(
        back: (label: String, route: Route)? = nil, title: String? = nil, steps: StepDots? = nil, isNarrow: Bool = true,
        isTitleHeading: Bool = true, action: (symbol: Icon, label: String, route: Route)? = nil,
        formAction: HTML? = nil, id: String = "page"
    ) {
        self.formAction = formAction
        self.isTitleHeading = isTitleHeading
        self.action = action
        self.id = id
        self.back = back
        self.title = title
        self.steps = steps
        self.isNarrow = isNarrow
    }

    func html(@HTMLBuilder content: () -> HTML) -> HTML {
        let main = content()
        return .sequence([
            a(.class("skip"), .href(.fragment("main"))) { "Skip to content" },
            div(.class(isNarrow ? "page page--plain page--narrow" : "page page--plain"), .id(id)) {
                bar
                Markup.main(.id("main"), .tabindex(-1)) { main }
            }.reusable,
        ])
    }

    private var bar: HTML {
        header(.class("topbar")) {
            if let back {
                a(.class("round glass"), .href(back.route.address), .ariaLabel(back.label)) { icon(.back) }
            } else {
                span()
            }
            if let title, !isTitleHeading {
                p(.class("topbar__title")) { title }
            } else if let title {
                h1(.class("topbar__title")) { title }
            } else if let steps {
                steps.html
            } else {
                span()
            }
            if let formAction {
                formAction
            } else if let action {
                a(.class("round glass"), .href(action.route.address), .ariaLabel(action.label)) { icon(action.symbol) }
            } else {
                span()
            }
        }
    }
}

/// How far she is through a few short steps.
struct StepDots {
    var current: Int
    var count: Int

    var html: HTML {
        div(.class("steps"), .role(.img), .ariaLabel("Step \(current) of \(count)")) {
            for step in 1...max(count, 1) {
                i(.class(step == current ? "on" : ""))
            }
        }
    }
}
