import CorginaCore
import Markup

extension SettingsPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Settings", formAction: lockButton).html {
            datesSection
            preferencesSection
            goalsSection
            appointmentsSection
            listsSection
            wordsSection
            InstallHint().html
            privacySection
            switch home {
            case .server: accountSection
            case .device: deviceSection
            case .sealed: sealedSection
            }
            p(.class("fine")) { disclaimer }
        }
        if let toast { toast.html }
    }

    private var lockButton: HTML {
        oneButtonForm(to: .devices(.lockNow), class: "round glass", label: "Lock") { icon(.lock) }
    }

    @HTMLBuilder private var datesSection: HTML {
        if let dates {
            settingsSection(
                "Pregnancy Dates", id: "dates",
                footer: "Changing these dates will recalculate your pregnancy timeline and baby development milestones."
            ) {
                dl {
                    if showsDueDate { valueRow("Estimated due date", dates.dueDate) }
                    valueRow("Current Week", dates.week)
                    if showsDueDate { valueRow("Days Until Due Date", dates.days) }
                    valueRow("Current Trimester", dates.trimester)
                }
                linkRow(.calendarClock, .rose, "Update due date", to: .pregnancy(.dates))
                if hasSeveral { linkRow(.leaf, .mute, "All timelines", to: .pregnancy(.all)) }
            }
        } else if hasEnded {
            settingsSection("Timelines", id: "dates", footer: nil) {
                linkRow(.leaf, .mute, "All timelines", to: .pregnancy(.all))
            }
        } else {
            settingsSection(
                "Pregnancy Dates", id: "dates", footer: "Your week, countdown and trimester come from one date."
            ) {
                linkRow(.calendarClock, .rose, "Add your pregnancy dates", to: .pregnancy(.methods))
            }
        }
    }

    private var preferencesSection: HTML {
        settingsSection(
            "You and your app", id: "preferences",
            footer:
                "Text follows the size set in your device or browser. “Automatic” follows your device, where the browser says what is set there."
        ) {
            form(.class("settings-form"), .method(.post), .action(Route.settings(.overview).address), .data(.navigate))
            {
                ProfileFields.firstName(firstName, error: errors.message(for: "firstName"))
                Field(
                    name: "providerPhone", label: "Your provider's number", value: providerPhone,
                    error: errors.message(for: "providerPhone")
                ).html(.type(.tel), .autocomplete(.off), .maxlength(Profile.longestPhone))
                ProfileFields.units(units)
                ProfileFields.foodRegion(foodRegion)
                ProfileFields.clock(clock)
                appearanceChoice
                displayChoices
                privacyChoices
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
            }
        }
    }

    /// What somebody who glances at her screen may see.
    @HTMLBuilder private var privacyChoices: HTML {
        if dates != nil {
            ChoiceGroup(
                name: "dueDate", legend: "Due date and countdown",
                choices: [("shown", "Shown"), ("hidden", "Hidden")],
                selected: showsDueDate ? "shown" : "hidden"
            ).html
        }
        ChoiceGroup(
            name: "titles", legend: "Page titles in tabs and history",
            choices: [("named", "Normal"), ("discreet", "Always “\(PageContext.discreetTitle)”")],
            selected: usesDiscreetTitles ? "discreet" : "named"
        ).html
    }

    @HTMLBuilder private var appearanceChoice: HTML {
        ChoiceGroup(
            name: "appearance", legend: "Appearance",
            choices: [
                (Profile.Appearance.system.rawValue, "Automatic"), (Profile.Appearance.light.rawValue, "Light"),
                (Profile.Appearance.dark.rawValue, "Dark"),
            ],
            selected: appearance.rawValue
        ).html
    }

    @HTMLBuilder private var displayChoices: HTML {
        Self.choice("transparency", "Transparency", "reduced", "Reduced", display.reducesTransparency)
        Self.choice("motion", "Motion", "reduced", "Reduced", display.reducesMotion)
        Self.choice("contrast", "Contrast", "more", "More", display.increasesContrast)
    }

    private static func choice(
        _ name: String, _ legend: String, _ value: String, _ words: String, _ isChosen: Bool
    ) -> HTML {
        ChoiceGroup(
            name: name, legend: legend, choices: [("automatic", "Automatic"), (value, words)],
            selected: isChosen ? value : "automatic"
        ).html
    }

    private var goalsSection: HTML {
        settingsSection("Food and supplements", id: "food", footer: nil) {
            linkRow(.flame, .calories, "Your goals", to: .settings(.goals))
            linkRow(.pill, .supplement, "Your supplements", to: .supplements(.list))
        }
    }

    private var appointmentsSection: HTML {
        settingsSection("Appointments", id: "appointments", footer: nil) {
            linkRow(.stethoscope, .appointment, "Your appointments", to: .appointments(.list))
            if home == .server {
                linkRow(.calendarClock, .appointment, "In your own calendar", to: .calendar(.feeds))
            }
            if home != .device { linkRow(.clock, .evening, "Reminders", to: .reminders(.preferences)) }
        }
    }

    private var listsSection: HTML {
        settingsSection("Lists", id: "lists", footer: nil) {
            linkRow(.check, .rose, "Your lists", to: .checklists(.list))
        }
    }

    private var wordsSection: HTML {
        settingsSection("What Corgina learned", id: "learned", footer: nil) {
            linkRow(.ear, .rose, "Personal dictionary", to: .settings(.habits))
        }
    }

    private var privacySection: HTML {
        settingsSection("Privacy and sources", id: "privacy", footer: nil) {
            linkRow(.shield, .appointment, "Privacy in plain words", to: .privacy)
            if offersProviders { linkRow(.mic, .symptom, "Help from other servers", to: .settings(.providers)) }
            linkRow(.info, .trimester, "About and sources", to: .about)
        }
    }

    private var deviceSection: HTML {
        settingsSection(
            "On this device only", id: "account",
            footer: "No server has your diary. Export it now and then: there is no copy anywhere else."
        ) {
            linkRow(.key, .rose, "Passphrase, lock, export", to: .security(.overview))
            lockNow
        }
    }

    private var sealedSection: HTML {
        settingsSection(
            "Sealed", id: "account", footer: "Only your devices can read your diary. The server keeps it sealed."
        ) {
            linkRow(.key, .rose, "Passphrase, devices, export", to: .security(.overview))
            linkRow(.heart, .rose, "Share with someone", to: .sharing(.list))
            lockNow
        }
    }

    private var lockNow: HTML {
        oneButtonForm(to: .devices(.lockNow), class: "row row--action") {
            disc(.lock, .trimester)
            span(.class("row__main row__title")) { "Lock now" }
        }
    }

    private var accountSection: HTML {
        settingsSection(
            "Account", id: "account",
            footer:
                "Both lock your diary until you enter your passphrase. On a keyboard, press Shift three times to lock."
        ) {
            linkRow(.key, .rose, "Passphrase, devices, export", to: .security(.overview))
            linkRow(.sparkles, .trimester, "Shortcuts and scripts", to: .tokens(.list))
            linkRow(.heart, .rose, "Share with someone", to: .sharing(.list))
            linkRow(.person, .evening, "Invite someone", to: .invitations(.list))
            if !accountName.isEmpty { dl { valueRow("Signed in as", accountName) } }
            lockNow
            oneButtonForm(to: .endSession, class: "row row--action") {
                disc(.signOut, .call)
                span(.class("row__main row__title")) { "Sign out" }
            }
        }
    }
}

extension FoodRegion {
    var words: String {
        switch self {
        case .us: "American"
        case .uk: "British and Irish"
        case .australia: "Australian"
        case .india: "Indian"
        }
    }
}
