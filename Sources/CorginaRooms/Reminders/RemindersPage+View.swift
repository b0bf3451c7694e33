import CorginaCore
import Markup

extension RemindersPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: title).html {
            if let done { notice(.check, .evening, "", done) }
            if let problem { notice(.warning, .call, "", problem) }
            DeviceReminders(device: device, home: home).html
            form(
                .class("stack"), .method(.post), .action(Route.reminders(.preferences).address), .data(.navigate)
            ) {
                kindsSection
                timesSection
                quietSection
                wordsSection
                primaryButton("Save")
            }
            p(.class("fine")) { disclaimer }
        }
        if let toast { toast.html }
    }

    private var kindsSection: HTML {
        settingsSection(
            "Remind me of", id: "kinds",
            footer: "You aren’t reminded of a dose you’ve marked or a goal you’ve reached."
        ) {
            div(.class("settings-form")) {
                tick(.dose)
                tick(.lateDose)
                tick(.missedDoses)
                tick(.visitTomorrow)
                tick(.visitSoon)
            }
        }
    }

    private var timesSection: HTML {
        settingsSection(
            "At times you choose", id: "times",
            footer:
                "Water reminders stop once you’ve reached your goal. If only your provider can set it, there are none."
        ) {
            div(.class("settings-form")) {
                tick(.water)
                fieldset(.class("stack stack--tight")) {
                    legend(.class("choice__legend")) { "Times to drink" }
                    div(.class("hours")) {
                        for (index, value) in fields.waterTimes.enumerated() {
                            time("water\(index + 1)", "Time \(index + 1)", value)
                        }
                    }
                }
                tick(.goals)
                time("goalsTime", "Time for your day", fields.goalsTime)
                if speaksOfPregnancy {
                    tick(.kicks)
                    time("kicksTime", "Time to count", fields.kicksTime)
                    p(.class("field__hint")) {
                        "Counting usually begins at \(KickSession.firstAge.completedWeeks) weeks; reminders begin then."
                    }
                }
            }
        }
    }

    private var quietSection: HTML {
        settingsSection(
            "Quiet hours", id: "quiet",
            footer:
                "Reminders in these hours come when they end, if they still matter then. A late evening dose doesn’t."
        ) {
            div(.class("settings-form")) {
                check("quiet", "Nothing during these hours", fields.isQuiet)
                fieldset(.class("stack stack--tight")) {
                    legend(.class("vh")) { "Quiet hours" }
                    div(.class("hours")) {
                        time("quietStart", "From", fields.quietStart)
                        time("quietEnd", "Until", fields.quietEnd)
                    }
                }
            }
        }
    }

    private var wordsSection: HTML {
        settingsSection("Words on the lock screen", id: "words", footer: nil) {
            div(.class("settings-form")) {
                ChoiceGroup(
                    name: "words", legend: "Words", choices: [("discreet", "Private"), ("plain", "Detailed")],
                    selected: fields.isDiscreet ? "discreet" : "plain", isLegendShown: false
                ).html
                p(.class("field__hint")) { "Private reminders just say “Something is due”." }
            }
        }
    }

    private func tick(_ kind: ReminderKind) -> HTML { check(kind.rawValue, kind.words, fields.kinds.contains(kind)) }

    private func check(_ name: String, _ words: String, _ isTicked: Bool) -> HTML {
        SettingSwitch(name: name, words: words, isOn: isTicked).html
    }

    private func time(_ name: String, _ label: String, _ value: String) -> HTML {
        Field(name: name, label: label, value: value, error: errors.message(for: name)).html(.type(.time))
    }
}

extension ReminderKind {
    /// What it is, on the page where she chooses.
    var words: String {
        switch self {
        case .dose: "Supplements, at their times"
        case .lateDose: "Supplements an hour late"
        case .missedDoses: "Supplements not marked by the end of the day"
        case .visitTomorrow: "Appointments, a day before"
        case .visitSoon: "Appointments, an hour before"
        case .water: "Water"
        case .goals: "How my day is going"
        case .kicks: "Counting movements"
        }
    }
}
