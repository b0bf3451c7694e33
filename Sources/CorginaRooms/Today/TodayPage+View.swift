import Markup

extension TodayPage {
    /// The page itself; inert while a sheet lies over it.
    func layer(isInert: Bool) -> HTML {
        div(.id("today"), .inert(isInert)) {
            a(.class("skip"), .href(.fragment("main"))) { days.isToday ? "Skip to today" : "Skip to the day" }
            div(.class("page"), .id("page")) {
                topBar
                main(.id("main"), .tabindex(-1), .data(.refresh)) {
                    div(.class("title-row")) {
                        p(.class("overline")) { time(.datetime(isoDay)) { day } }
                        h1(.class("large-title")) { days.heading }
                        days.html
                    }
                    care?.html
                    RollbackNotice().html
                    arrivals?.html
                    WaitingSection().html
                    shortcuts.suggestion?.html
                    damageNotice
                    if let sampleNotice { notice(.sparkles, .trimester, "", sampleNotice) }
                    div(.class("columns")) {
                        div(.class("stack")) {
                            pregnancyColumn
                            calories.html
                            calorieWeek?.html
                        }
                        div(.class("stack")) {
                            healthSection
                            shortcuts.html(on: days)
                            nutritionLinks
                            measurements?.html
                            timelineSection
                        }
                    }
                }
            }
            Composer(sentence: sentence, error: errors.message(for: "sentence"), day: days.isToday ? nil : days.shown)
                .html
        }
    }

    @HTMLBuilder private var damageNotice: HTML {
        if damagedEntries > 0 {
            notice(
                .warning, .symptom,
                damagedEntries == 1 ? "One entry is damaged. " : "\(damagedEntries) entries are damaged. ",
                "Corgina can’t show what was damaged on the disk. Everything else is fine. A backup may still have it."
            )
        }
    }

    @HTMLBuilder private var healthSection: HTML {
        if hydration != nil || supplements != nil || symptoms != nil || appointment != nil {
            section(.class("stack"), .ariaLabelledby("health")) {
                div(.class("section-head")) { h2(.class("section-title"), .id("health")) { "Health" } }
                hydration?.html
                supplements?.html
                symptoms?.html
                if let appointment { div(.class("tiles")) { appointment.html } }
            }
        }
    }

    private var topBar: HTML {
        header(.class("topbar topbar--start")) {
            span(.class("weekmark")) {
                icon(.heart)
                weekMark ?? "Corgina"
            }
            a(.class("round glass"), .href(Route.settings(.overview).address), .ariaLabel("Settings")) { icon(.gear) }
        }
    }

    @HTMLBuilder private var pregnancyColumn: HTML {
        if let hero {
            hero.html
            p(.class("hero__more")) {
                a(.class("link"), .href(Route.pregnancy(.weeks).address)) {
                    "Your timeline"
                    icon(.chevron)
                }
            }
        } else if invitesDates {
            WeekHeroInvitation().html
        }
        if let arrival { arrival.html }
        if let note { note.html }
        if let trimester {
            div(.class(countdown == nil ? "pair pair--one" : "pair")) {
                countdown?.html
                trimester.html
            }
        }
        if let baby { baby.html }
        if let milestones { milestones.html }
    }

    private var timelineSection: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("timeline")) {
            div(.class("section-head")) {
                h2(.class("section-title"), .id("timeline")) { days.isToday ? "Today's Timeline" : "Timeline" }
                a(.class("link"), .href(Route.timeline(.list(.all)).address)) {
                    "All entries"
                    icon(.chevron)
                }
            }
            if timeline.isEmpty {
                div(.class("card empty")) {
                    disc(.sparkles, .rose)
                    p(.class("empty__title")) {
                        firstName.isEmpty ? "Nothing logged yet" : "Nothing logged yet, \(firstName)"
                    }
                    p(.class("card__sub")) {
                        "Try “porridge and a coffee” below."
                    }
                }
            } else {
                ol(.class("group timeline")) { timeline.map { $0.html } }
            }
        }
    }
}
