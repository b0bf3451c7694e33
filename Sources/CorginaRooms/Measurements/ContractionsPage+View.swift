import CorginaCore
import Markup

extension ContractionsPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to measurements", .measurements(.overview)), title: title, isNarrow: false).html {
            care?.html
            div(.class("columns")) {
                div(.class("stack")) {
                    timer
                    patternCard
                    CallCard(lines: MeasuredKind.contractions.screen.calls(true), english: english).html
                }
                div(.class("stack")) {
                    byHand
                    if rows.isEmpty {
                        p(.class("card__sub center")) {
                            "Contractions you time appear here."
                        }
                    } else {
                        readingList("Contractions", rows)
                    }
                    adviceForm
                }
            }
        }
        if let toast { toast.html }
    }

    @HTMLBuilder private var timer: HTML {
        section(.class("labour"), .ariaLabel("Timer")) {
            form(
                .class("bare-form"), .method(.post), .data(.navigate), .data(.labour),
                .action(Route.measurements(.time(running == nil ? .start : .stop)).address)
            ) {
                input(.type(.hidden), .name("ago"), .value("0"))
                if let running { input(.type(.hidden), .name("began"), .value("\(running.start)")) }
                button(.class(running == nil ? "labour__button" : "labour__button is-on"), .type(.submit)) {
                    if let running {
                        span(.class("labour__clock figure"), .data(.clock, "\(running.elapsed)")) {
                            Clock.words(running.elapsed)
                        }
                        b(.class("labour__word")) { "Stop" }
                        span(.class("labour__hint")) { "Tap when it ends" }
                    } else {
                        b(.class("labour__word")) { "Start" }
                        span(.class("labour__hint")) { "Tap when a contraction begins" }
                    }
                }
            }
            p(.class("counter__waiting card__sub center"), .data(.part, "waiting"), .role(.status), .hidden) {
                "No connection. Saved on this device. It’ll be sent when you’re back online."
            }
            if let running { underWay(running) } else { between }
        }
    }

    @HTMLBuilder private func underWay(_ running: Running) -> HTML {
        p(.class("counter__time")) {
            running.isForgotten ? "Began at \(running.began). Is it still going on?" : "Began at \(running.began)"
        }
        form(
            .class("bare-form center"), .method(.post), .action(Route.measurements(.time(.discard)).address),
            .data(.navigate)
        ) {
            input(.type(.hidden), .name("began"), .value("\(running.start)"))
            button(.class("btn btn--plain"), .type(.submit)) { "Not a contraction" }
        }
    }

    @HTMLBuilder private var between: HTML {
        if let sinceLast {
            p(.class("counter__time")) {
                span(.class("figure"), .data(.clock, "\(sinceLast)")) { Clock.words(sinceLast) }
                " since the last one began"
            }
        } else {
            p(.class("card__sub center")) { "The start is saved. You can lock your phone." }
        }
    }

    @HTMLBuilder private var patternCard: HTML {
        if let figures {
            section(.class("card"), .ariaLabelledby("pattern")) {
                h2(.class("card__title"), .id("pattern")) { "The last hour" }
                dl(.class("tally")) {
                    stat("Contractions", figures.count)
                    stat("Apart", figures.gap)
                    stat("Long", figures.length)
                    stat("Going on for", figures.run)
                }
                p(.class("card__sub")) { "Averages in minutes and seconds, from start to start." }
                strip?.html
                if let advice { adviceParts(advice) }
            }
        }
    }

    private func stat(_ name: String, _ value: String) -> HTML {
        div {
            dt { name }
            dd(.class("figure")) { value }
        }
    }

    @HTMLBuilder private func adviceParts(_ advice: Advice) -> HTML {
        h3(.class("group-title tally__title")) { "\(advice.name): when to go in" }
        ul(.class("parts")) {
            for part in advice.parts {
                li(.class(part.isMet ? "is-met" : "")) {
                    icon(part.isMet ? .check : .minus)
                    span {
                        part.words
                        span(.class("vh")) { part.isMet ? ": yes" : ": not yet" }
                    }
                }
            }
        }
    }

    private var byHand: HTML {
        details(.class("card by-hand"), .open(!errors.isEmpty)) {
            summary(.class("link")) {
                icon(.plus)
                span { MeasuredKind.contractions.screen.page.add }
            }
            form(
                .class("stack"), .method(.post), .action(MeasuredKind.contractions.place.address), .data(.navigate),
                .ariaLabel(MeasuredKind.contractions.screen.page.add)
            ) {
                ReadingForm(kind: .contractions, fields: fields, errors: errors, latestDay: today).html
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
            }
        }
    }

    /// "5 minutes apart, 1 minute long, for 1 hour, from 37 weeks on."
    private var chosenWords: String {
        let words = chosen.words
        return
            "\(words.gap) apart, \(words.length) long, for \(words.run), from \(chosen.ruleID.firstAge.completedWeeks) weeks on."
    }

    private var adviceForm: HTML {
        form(
            .class("card stack"), .method(.post), .action(Route.measurements(.time(.advice)).address), .data(.navigate),
            .ariaLabelledby("my-unit")
        ) {
            h2(.class("card__title"), .id("my-unit")) { "When to go in" }
            ChoiceGroup(
                name: "advice", legend: "Go in when contractions are",
                choices: ContractionPattern.Advice.allCases.map { ($0.rawValue, $0.displayName) },
                selected: chosen.rawValue
            ).html
            p(.class("card__sub")) { "\(chosenWords) Follow your provider’s advice first." }
            button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Save" }
        }
    }
}
