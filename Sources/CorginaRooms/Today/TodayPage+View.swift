import Markup

extension TodayPage {
    /// The page itself; inert while a sheet lies over it.
    func layer(isInert: Bool) -> HTML {
        div(.id("today"), .inert(isInert)) {
            a(.class("skip"), .href(.fragment("main"))) { days.isToday ? "Skip to today" : "Skip to the day" }
            div(.class("page"), .id("page")) {
                head
                main(.id("main"), .tabindex(-1), .data(.refresh)) {
                    above
                    div(.class("columns")) {
                        div(.class("stack")) {
                            day.html
                            latest.html
                        }
                        div(.class("stack")) {
                            pregnancyPart
                            visit?.html
                            lists.map { $0.html }
                            calorieWeek?.html
                            links?.html
                        }
                    }
                }
            }.reusable
            Composer(
                sentence: sentence, error: errors.message(for: "sentence"), day: days.isToday ? nil : days.shown,
                isKept: isSentenceKept, speech: speech
            ).html
        }
    }

    private var head: HTML {
        header(.class("head")) {
            div(.class("head__title")) {
                days.html
                h1(.class("large-title")) { days.heading }
            }
            if let weekMark {
                a(
                    .class("weekpill glass"), .href(Route.pregnancy(.weeks).address),
                    .ariaLabel("\(weekMark), open your timeline")
                ) {
                    icon(.heart)
                    span(.class("figure-line")) { weekMark }
                }
            } else if !days.isToday {
                a(.class("weekpill glass"), .href(Route.today.address)) { "Today" }
            }
            a(.class("round glass"), .href(Route.settings(.overview).address), .ariaLabel("Settings")) { icon(.gear) }
        }
    }

    /// What comes before the day: what should not wait, what goes on, what happened without a connection, and what is wrong.
    @HTMLBuilder private var above: HTML {
        div(.class("stack above")) {
            care?.html
            if let needs { needs.html }
            RollbackNotice().html
            arrivals?.html
            if sentCount > 0 {
                div(.class("group")) {
                    linkRow(.tray, .trimester, "\(counted(sentCount, "thing")) sent to you", to: .sharing(.sent))
                }
            }
            WaitingSection(english: days.english).html
            suggestion?.html
            damageNotice
            if let sampleNotice { notice(.sparkles, .trimester, "", sampleNotice) }
            if let hero { newWeek(hero) }
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

    /// The first look at a week: large, this once.
    private func newWeek(_ hero: WeekHero) -> HTML {
        div(.class("newweek")) {
            hero.html
            if let size = pregnancy?.size { p(.class("newweek__size")) { size } }
            p(.class("newweek__more")) {
                a(.class("link"), .href(Route.pregnancy(.weeks).address)) {
                    "See this week"
                    icon(.chevron)
                }
            }
        }
    }

    @HTMLBuilder private var pregnancyPart: HTML {
        if hero == nil, let pregnancy { pregnancy.html() }
        if invitesDates { WeekHeroInvitation().html }
        arrival?.html
        note?.html
    }
}
