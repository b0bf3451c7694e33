import Markup

/// Something went wrong: a kind sentence and the next step.
public struct ProblemPage: Page, Hashable {
    public var title: String
    public var sentence: String
    public var nextStep: String
    public var route: Route
    /// What she sent, to be sent again with one tap; shown nowhere, and not to be typed again.
    public var retry: Retry?

    public struct Retry: Hashable, Sendable {
        public var route: Route
        public var fields: [Field]

        public struct Field: Hashable, Sendable {
            public var name: String
            public var value: String

            public init(name: String, value: String) {
                self.name = name
                self.value = value
            }
        }

        public init(route: Route, fields: [Field]) {
            self.route = route
            self.fields = fields
        }
    }

    public init(
        title: String, sentence: String, nextStep: String = "Go to Today", route: Route = .home, retry: Retry? = nil
    ) {
        self.title = title
        self.sentence = sentence
        self.nextStep = nextStep
        self.route = route
        self.retry = retry
    }

    public var content: HTML {
        div(.class("page page--plain page--welcome"), .id("page")) {
            main(.class("welcome welcome--problem"), .id("main")) {
                div(.class("welcome__lead")) {
                    div(.class("mark"), .ariaHidden) {
                        div(.class("mark__aura"))
                        div(.class("mark__disc glass glass--clear")) { corgi }
                    }
                    h1(.class("ask")) { title }
                    p(.class("lede")) { sentence }
                    if retry != nil { p(.class("lede")) { "What you sent is kept on this page." } }
                }
                if let retry {
                    form(.method(.post), .action(retry.route.address), .class("bare-form"), .data(.navigate)) {
                        for field in retry.fields { input(.type(.hidden), .name(field.name), .value(field.value)) }
                        primaryButton("Try again")
                    }
                    quietLink(nextStep, to: route)
                } else {
                    primaryLink(nextStep, to: route)
                }
            }
        }
    }
}
