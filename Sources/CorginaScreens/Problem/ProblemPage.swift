import Markup

/// Something went wrong: a kind sentence and the next step. It never holds what she wrote.
public struct ProblemPage: Page, Hashable {
    public var title: String
    public var sentence: String
    public var nextStep: String
    public var route: Route

    public init(title: String, sentence: String, nextStep: String = "Go to Today", route: Route = .home) {
        self.title = title
        self.sentence = sentence
        self.nextStep = nextStep
        self.route = route
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
                }
                primaryLink(nextStep, to: route)
            }
        }
    }
}
