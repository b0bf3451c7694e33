import CorginaCore
import CorginaJournal
import Markup

/// What whoever sees her next reads in two minutes, on screen or on two sheets of paper, with the meals of seven days behind.
public struct ReportPage: Page, Hashable {
    /// Her first name; empty before she gave it.
    public var name: String
    /// "24 October – 21 November 2026 · made on 21 November, 14:00"
    public var period: String
    var parts: [ReportPart]
    /// What she wants to ask.
    public var questions: [String]
    var days: [Day]
    /// What the signs mean, with the limits.
    public var legend: String
    /// Where it is read elsewhere: when it was made, in a sentence.
    var moment = ""
    /// Whether links to it can be made where the diary lives.
    public var offersLinks = false

    /// The meals of one day.
    struct Day: Hashable, Sendable {
        /// "Sat, 21 Nov · 1,830 cal"
        var heading: String
        var meals: [Meal]

        struct Meal: Hashable, Sendable {
            /// "08:00 Breakfast"
            var name: String
            /// "Oatmeal, 1 cup; Banana, 1 medium"
            var foods: String
            var energy: String
        }
    }

    public var title: String { "Report for your visit" }

    public var content: HTML {
        PageFrame(back: ("Back to the visit summary", .appointments(.visit)), title: "Report for your visit").html {
            report
            div(.class("no-print")) {
                offersLinks
                    ? quietLink("Make a link for the clinic", to: .clinic(.links))
                    : quietLink("Why there is no link for the clinic", to: .clinic(.links))
            }
            printing
        }
    }

    /// What is printed, and what is shared.
    var report: HTML {
        article(.class("report")) {
            div(.class("report__head")) {
                if !name.isEmpty { p(.class("report__name"), .directionAuto) { name } }
                p(.class("report__period figure")) { period }
                if !moment.isEmpty { p(.class("report__note")) { moment } }
            }
            if parts.isEmpty && questions.isEmpty {
                p(.class("report__note")) { "Nothing was logged in these days." }
            }
            div(.class("report__parts")) {
                for (place, part) in parts.enumerated() { part.html(id: "part-\(place)") }
                if !questions.isEmpty { asking }
            }
            p(.class("report__note")) { legend }
            if !days.isEmpty { meals }
        }
    }

    private var asking: HTML {
        section(.class("report__part"), .ariaLabelledby("to-ask")) {
            h2(.class("report__heading"), .id("to-ask")) { "Questions" }
            ul(.class("report__questions")) {
                for question in questions { li(.directionAuto) { question } }
            }
        }
    }

    private var meals: HTML {
        section(.class("report__meals"), .ariaLabelledby("meals")) {
            h2(.class("report__heading"), .id("meals")) { "Meals of the last 7 days" }
            for day in days {
                div(.class("report__day")) {
                    h3(.class("report__subheading figure")) { day.heading }
                    ul {
                        for meal in day.meals {
                            li(.directionAuto) {
                                b { meal.name }
                                ": \(meal.foods)"
                                span(.class("figure")) { " (\(meal.energy))" }
                            }
                        }
                    }
                }
            }
        }
    }

    private var printing: HTML {
        div(.class("no-print"), .hidden, .data(.ready)) {
            button(.class("btn btn--quiet btn--wide"), .type(.button), .data(.print)) {
                icon(.print, class: "icon--s")
                span { "Print or save as PDF" }
            }
        }
    }
}
