import CorginaCore
import Markup

extension KicksPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to measurements", .measurements(.overview)), title: title, isNarrow: false).html {
            care?.html
            div(.class("columns")) {
                div(.class("stack")) {
                    if let session { counter(session) } else { start }
                    if session == nil, let last { lastCard(last) }
                    CallCard(lines: MeasuredKind.kicks.screen.calls(true), english: english).html
                }
                div(.class("stack")) {
                    chartCard
                    byHand
                    if !rows.isEmpty { readingList("All counts", rows) }
                }
            }
        }
        if let toast { toast.html }
    }

    private var start: HTML {
        section(.class("counter"), .ariaLabel("Kick counter")) {
            if isEarly {
                p(.class("card__sub center")) {
                    "Counting usually begins at \(KickSession.firstAge.completedWeeks) weeks, or at 26 if your provider told you so."
                }
            }
            form(.class("bare-form"), .method(.post), .action(step(.start)), .data(.navigate)) {
                button(.class("pad glass"), .type(.submit)) {
                    ring(0)
                    span(.class("pad__words")) {
                        icon(.foot, class: "pad__icon")
                        b(.class("pad__ask")) { "Start counting" }
                    }
                }
            }
            p(.class("card__sub center")) {
                "Sit or lie comfortably at a time your baby is usually awake. Any movement counts; hiccups don’t. Counting stops at \(KickSession.target)."
            }
        }
    }

    private func counter(_ session: Session) -> HTML {
        section(.class("counter"), .ariaLabel("Kick counter")) {
            pad(session)
            p(.class("vh"), .id("count"), .role(.status), .data(.part, "spoken")) {
                "\(session.count) of \(KickSession.target)"
            }
            p(.class("counter__time")) {
                span(.class("figure"), .data(.clock, "\(session.elapsed)")) { Clock.words(session.elapsed) }
                " since \(session.began)"
            }
            p(.class("counter__waiting card__sub center"), .data(.part, "waiting"), .role(.status), .hidden) {
                "No connection. What you count is kept on this device and sent as soon as there is one."
            }
            div(.class("pair counter__actions")) {
                stepForm(.back, "Undo last", session)
                stepForm(.finish, "Finish", session)
            }
            form(.method(.post), .action(step(.discard)), .data(.navigate)) {
                InPlaceConfirmation(
                    ask: "Discard", question: "Discard this count?", sentence: "Nothing of it is kept.",
                    confirm: "Discard", isGrave: true
                ).html
            }
        }
    }

    /// The large button she taps for each movement.
    private func pad(_ session: Session) -> HTML {
        form(
            .class("bare-form"), .method(.post), .action(step(.felt)), .data(.navigate),
            .data(.kicks, "\(session.elapsed)")
        ) {
            marks(session)
            input(
                .type(.hidden), .name("kicks"), .value(session.kicks.map(String.init).joined(separator: ",")),
                .disabled(true))
            button(.class("pad pad--on glass"), .type(.submit), .ariaDescribedby("count")) {
                ring(session.count)
                span(.class("pad__words")) {
                    b(.class("pad__count figure"), .data(.part, "count"), .ariaHidden) { "\(session.count)" }
                    span(.class("pad__of"), .ariaHidden) { "of \(KickSession.target)" }
                    span(.class("pad__ask")) { "I felt a movement" }
                }
            }
        }
    }

    private func stepForm(_ step: KickStep, _ words: String, _ session: Session) -> HTML {
        form(.class("bare-form"), .method(.post), .action(self.step(step)), .data(.navigate)) {
            marks(session)
            button(.class("btn btn--quiet btn--wide"), .type(.submit)) { words }
        }
    }

    @HTMLBuilder private func marks(_ session: Session) -> HTML {
        input(.type(.hidden), .name("session"), .value("\(session.start)"))
        input(.type(.hidden), .name("count"), .value("\(session.count)"))
    }

    private func step(_ step: KickStep) -> Address { Route.measurements(.count(step)).address }

    /// A part for each movement to ten.
    private func ring(_ count: Int) -> HTML {
        svg(.class("pad__ring"), .viewBox(0, 0, 100, 100), .ariaHidden) {
            for part in 0..<KickSession.target {
                circle(
                    .class(part < count ? "pad__part is-on" : "pad__part"), .cx(50), .cy(50), .r(46), .strokeWidth(5),
                    .pathLength(100), .strokeDash(7.2, gap: 92.8),
                    .rotated(Double(part) * 36 - 90 + 2.5, aboutX: 50, y: 50))
            }
        }
    }

    private func lastCard(_ last: Last) -> HTML {
        section(.class("card"), .ariaLabelledby("last")) {
            h2(.class("stat__label \(Hue.appointment.className)"), .id("last")) {
                icon(.foot)
                "Last count"
            }
            p(.class("reading__value")) { last.words }
            p(.class("card__sub")) { last.when }
            p(.class("reading__detail")) { last.usual }
            if !last.question.isEmpty { notice(.stethoscope, .appointment, "", last.question) }
            p(.class("card__sub reading__range")) {
                "A normal count doesn’t guarantee all is well. Trust what you feel."
            }
        }
    }

    @HTMLBuilder private var chartCard: HTML {
        if let chart {
            section(.class("card"), .ariaLabelledby("minutes")) {
                h2(.class("card__title"), .id("minutes")) { "Time to 10" }
                chart.html
            }
        }
    }

    private var byHand: HTML {
        details(.class("card by-hand"), .open(!errors.isEmpty)) {
            summary(.class("link")) {
                icon(.plus)
                span { MeasuredKind.kicks.screen.page.add }
            }
            form(
                .class("stack"), .method(.post), .action(MeasuredKind.kicks.place.address), .data(.navigate),
                .ariaLabel(MeasuredKind.kicks.screen.page.add)
            ) {
                ReadingForm(kind: .kicks, fields: fields, errors: errors, latestDay: today).html
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
            }
        }
    }
}
