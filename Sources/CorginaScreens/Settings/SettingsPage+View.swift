import CorginaCore
import Markup

extension SettingsPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Settings").html {
            datesSection
            preferencesSection
            privacySection
            accountSection
            p(.class("fine")) { disclaimer }
        }
        if let toast { toast.html }
    }

    private var datesSection: HTML {
        settingsSection("Pregnancy Dates", id: "dates", footer: dates == nil ? "Your week, countdown and trimester come from one date." : "Changing these dates will recalculate your pregnancy timeline and baby development milestones.") {
            if let dates {
                dl {
                    valueRow("Estimated due date", dates.dueDate)
                    valueRow("Current Week", dates.week)
                    valueRow("Days Until Due Date", dates.days)
                    valueRow("Current Trimester", dates.trimester)
                }
            }
            linkRow(.calendarClock, .rose, dates == nil ? "Add your pregnancy dates" : "Update due date", to: .newPregnancy)
        }
    }

    private var preferencesSection: HTML {
        settingsSection("You and your app", id: "preferences", footer: nil) {
            form(.class("settings-form"), .method(.post), .action(Route.settings.address), .data(.navigate)) {
                Field(name: "firstName", label: "First name", value: firstName, error: errors.message(for: "firstName")).html(
                    .type(.text), .autocomplete(.givenName), .maxlength(64), .autocapitalize(.words), .directionAuto)
                ChoiceGroup(
                    name: "units", legend: "Units",
                    choices: [(Profile.UnitSystem.metric.rawValue, "Metric"), (Profile.UnitSystem.us.rawValue, "US")],
                    selected: units.rawValue
                ).html
                ChoiceGroup(
                    name: "appearance", legend: "Appearance",
                    choices: [
                        (Profile.Appearance.system.rawValue, "Automatic"), (Profile.Appearance.light.rawValue, "Light"),
                        (Profile.Appearance.dark.rawValue, "Dark"),
                    ],
                    selected: appearance.rawValue
                ).html
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
            }
        }
    }

    private var privacySection: HTML {
        settingsSection("Privacy", id: "privacy", footer: nil) {
            linkRow(.shield, .appointment, "Privacy in plain words", to: .privacy)
        }
    }

    private var accountSection: HTML {
        settingsSection("Account", id: "account", footer: "Signing out forgets the key to your diary on this server until you sign in again.") {
            if !accountName.isEmpty { dl { valueRow("Signed in as", accountName) } }
            oneButtonForm(to: .endSession, class: "row row--action") {
                disc(.signOut, .call)
                span(.class("row__main row__title")) { "Sign out" }
            }
        }
    }
}

/// A titled group of rows with an explanation under it.
private func settingsSection(_ heading: String, id: String, footer: String?, @HTMLBuilder rows: () -> HTML) -> HTML {
    let rows = rows()
    return section(.class("stack stack--close"), .ariaLabelledby(id)) {
        h2(.class("group-title"), .id(id)) { heading }
        div(.class("group")) { rows }
        if let footer { p(.class("group-note")) { footer } }
    }
}

private func valueRow(_ name: String, _ value: String) -> HTML {
    div(.class("row")) {
        dt(.class("row__main")) { name }
        dd(.class("row__value figure"), .directionAuto) { value }
    }
}

private func linkRow(_ symbol: Icon, _ hue: Hue, _ words: String, to route: Route) -> HTML {
    a(.class("row row--action"), .href(route.address)) {
        disc(symbol, hue)
        span(.class("row__main row__title")) { words }
        icon(.chevron, class: "chev")
    }
}
