import CorginaCore
import Markup

extension SupplementPage {
    @HTMLBuilder public var content: HTML {
        layer(isInert: false)
        if let toast { toast.html }
    }

    /// The page itself; inert while a sheet lies over it.
    func layer(isInert: Bool) -> HTML {
        div(.id("supplement"), .inert(isInert)) {
            PageFrame(
                back: ("Back to supplements", .supplements(.list)), title: "Supplement",
                isTitleHeading: false, action: (.pencil, "Edit", .supplements(.edit(supplement.id)))
            ).html {
                head
                if !doses.isEmpty || extras != nil { today }
                if status == .active { extraForm }
                if let stock { stockNotice(stock) }
                advice.html
                if !contents.isEmpty { contentsList }
                if !facts.isEmpty { factsList }
                if !history.isEmpty { historyList }
                if !courses.isEmpty { courseList }
                actions
                p(.class("fine")) { disclaimer }
            }
        }
    }

    private var head: HTML {
        div(.class("supplement-head")) {
            disc(.pill, status == .active ? .supplement : .mute)
            h1(.class("section-title"), .directionAuto) { supplement.name }
            p(.class("card__sub")) { supplement.meta }
            p(.class("supplement-head__marks")) {
                if supplement.isEssential {
                    span(.class("badge h-mor")) {
                        icon(.star)
                        span { "Essential" }
                    }
                }
                if let statusWords { span(.class("badge h-mute badge--line")) { statusWords } }
            }
        }
    }

    private var today: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("today-doses")) {
            h2(.class("group-title"), .id("today-doses")) { "Today" }
            ul(.class("group")) {
                for dose in doses { line(dose) }
                if let extras {
                    li(.class("row")) {
                        disc(.plus, .mute)
                        span(.class("row__main row__sub")) { extras }
                    }
                }
            }
        }
    }

    private func line(_ dose: DoseLine) -> HTML {
        li(.class("row dose"), .swipeRow(removing: false)) {
            dose.tick.html
            div(.class("row__main")) {
                h3(.class("dose__name")) {
                    a(
                        .href(Route.supplements(.dose(dose.slot)).address), .data(.navigate),
                        .ariaLabel("\(dose.name). Change this dose")
                    ) { dose.name }
                }
                div(.class("dose__meta")) {
                    span { dose.time }
                    dose.badge.html
                }
            }
            DoseMenu(tick: dose.tick).html
        }
    }

    private var extraForm: HTML {
        oneButtonForm(to: .supplements(.extra(supplement.id)), class: "btn btn--soft btn--wide") {
            icon(.plus)
            supplement.schedule.isWhenNeeded ? "Log a dose" : "Log an extra dose"
        }
    }

    private func stockNotice(_ words: String) -> HTML {
        isStockLow
            ? notice(.warning, .supplement, "\(words). ", "Time to restock, then update the count in Edit.")
            : notice(.pill, .mute, "", "\(words).")
    }

    private var contentsList: HTML {
        settingsSection("In one dose", id: "contents", footer: "From the label. Counts toward your nutrients.") {
            dl { contents.map { valueRow($0.name, $0.amount) } }
        }
    }

    private var factsList: HTML {
        settingsSection(
            "About it", id: "facts",
            footer: "Information, not a prescription. Your provider decides what and how much."
                + (source.map { " \($0)" } ?? "")
        ) {
            dl {
                for fact in facts {
                    div(.class("row fact")) {
                        dt(.class("row__sub")) { fact.label }
                        dd { fact.words }
                    }
                }
            }
        }
    }

    private var historyList: HTML {
        settingsSection("History", id: "history", footer: nil) {
            ul { history.prefix(Self.daysShown).map(pastDay) }
            if history.count > Self.daysShown {
                details(.class("dose-more")) {
                    summary(.class("link")) {
                        span { "Earlier" }
                        icon(.chevron)
                    }
                    ul { history.dropFirst(Self.daysShown).map(pastDay) }
                }
            }
        }
    }

    /// How many days are shown before the earlier ones unfold.
    private static let daysShown = 7

    private func pastDay(_ day: PastDay) -> HTML {
        li(.class("row dose-day")) {
            h3(.class("row__main row__sub")) { day.name }
            ul(.class("dose-day__doses")) {
                for dose in day.doses {
                    li {
                        a(
                            .class("dose-day__link"), .href(Route.supplements(.dose(dose.slot)).address),
                            .data(.navigate),
                            .ariaLabel("\(dose.name), \(day.name): \(dose.badge.words). Change this dose")
                        ) { dose.badge.html }
                    }
                }
                if let extra = day.extra { li { span(.class("badge h-mute badge--line")) { extra } } }
            }
        }
    }

    private var courseList: HTML {
        settingsSection("When you took it", id: "courses", footer: nil) {
            ul { courses.map { words in li(.class("row row__sub")) { words } } }
        }
    }

    @HTMLBuilder private var actions: HTML {
        switch status {
        case .active:
            courseForm("paused") { button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Pause" } }
            courseForm("stopped") {
                InPlaceConfirmation(
                    ask: "Stop", question: "Stop taking it?",
                    sentence: "No more doses from today. The history stays, and you can restart it.",
                    confirm: "Stop", isGrave: true
                ).html
            }
        case .notStarted, .paused, .stopped:
            courseForm("active") { primaryButton("Take it again") }
            if case .paused = status {
                courseForm("stopped") { button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Stop" } }
            }
        }
        form(.method(.post), .action(Route.supplements(.removal(supplement.id)).address), .data(.navigate)) {
            InPlaceConfirmation(
                ask: "Remove from list", question: "Remove it from your list?",
                sentence: "Past doses stay in your diary. You can undo this.",
                confirm: "Remove", isGrave: true
            ).html
        }
    }

    private func courseForm(_ state: String, @HTMLBuilder content: () -> HTML) -> HTML {
        let content = content()
        return form(
            .method(.post), .action(Route.supplements(.course(supplement.id)).address), .data(.navigate)
        ) {
            input(.type(.hidden), .name("state"), .value(state))
            content
        }
    }
}
