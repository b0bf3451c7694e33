import CorginaCore
import Markup

extension HydrationPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: days.isToday ? ("Back to today", .today) : ("Back to the day", .day(days.shown)), title: title)
            .html {
                dayCard
                week.html
                drinksList
                anotherDrink
                settings
                p(.class("fine")) { advice }
            }
        if let toast { toast.html }
    }

    private var dayCard: HTML {
        section(.class("card hydration hydration--day h-hyd"), .ariaLabelledby("day")) {
            h2(.class("overline"), .id("day")) { days.isToday ? "Today" : days.english.withWeekday(days.shown) }
            HydrationRing(percent: card.percent, total: card.total, words: card.words, isLarge: true).html
            div(.class("hydration__words"), .ariaHidden) {
                p(.class("hydration__total figure")) { card.words }
                if let volume { p(.class("card__sub figure")) { volume } }
            }
            DrinkButtons(
                card.preferences, units: card.units, from: .hydration, day: days.isToday ? nil : days.shown
            ).html
            if let note = card.note { notice(.drop, .hydration, "", note) }
        }
    }

    private var drinksList: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("drinks")) {
            h2(.class("group-title"), .id("drinks")) { days.isToday ? "Today's drinks" : "Drinks" }
            if sips.isEmpty {
                div(.class("card empty")) {
                    disc(.drop, .hydration)
                    p(.class("empty__title")) { "Nothing to drink logged" }
                    p(.class("card__sub")) { "Water, milk, tea, coffee, juice and soup count, wherever you log them." }
                }
            } else {
                ul(.class("group")) { sips.map(sipRow) }
            }
        }
    }

    private func sipRow(_ sip: Sip) -> HTML {
        let link = a(.class("row row--action"), .href(Route.entries(.one(sip.event)).address), .data(.navigate)) {
            disc(.drop, .hydration)
            span(.class("row__main")) {
                span(.class("row__title row__title--strong"), .directionAuto) { sip.name }
                span(.class("row__sub figure")) { sip.amount }
            }
            time(.class("row__value figure"), .datetime("\(sip.clock)")) { sip.time }
        }
        return sip.isEntry ? MenuRow(content: link, menu: menu(of: sip)).html : li { link }
    }

    private func menu(of sip: Sip) -> ContextMenu {
        ContextMenu(
            label: "More about \(sip.name), \(sip.time)",
            items: [
                .action("Log again", .copy, .entries(.again(sip.event)), swipe: .right("Log again")),
                .action("Edit", .pencil, .entries(.edit(sip.event))),
                .action("Delete", .trash, .entries(.remove(sip.event)), swipe: .left("Delete")),
            ],
            back: .hydration(days.isToday ? .today : .day(days.shown)))
    }

    private var anotherDrink: HTML {
        form(.class("stack"), .method(.post), .action(Route.hydration(.drinks).address), .data(.navigate)) {
            settingsSection(
                "Another drink", id: "another", footer: "Every drink counts, except alcohol."
            ) {
                div(.class("settings-form")) {
                    input(.type(.hidden), .name("from"), .value(DrinkButtons.From.hydration.rawValue))
                    if !days.isToday { input(.type(.hidden), .name("day"), .value("\(days.shown)")) }
                    div(.class("hours")) {
                        Field(name: "drink", label: "Drink", value: drink, error: errors.message(for: "drink")).html(
                            .type(.text), .maxlength(60), .autocomplete(.off), .placeholder("Tea"), .directionAuto)
                        Field(
                            name: "amount", label: "Amount, in \(HydrationWords(units: card.units).sizeUnit)",
                            value: amount, error: errors.message(for: "amount")
                        ).html(.type(.text), .inputmode(.decimal), .maxlength(7), .autocomplete(.off), .required())
                    }
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Add drink" }
                }
            }
        }
    }

    private var settings: HTML {
        nav(.class("group"), .ariaLabel("Settings")) {
            linkRow(.gear, .mute, "Goal and sizes", to: .hydration(.goal))
        }
    }

    /// Source: docs/clinical/hydration.md, goal rule 8 and the signs of dehydration (rule NVP_DEHYD).
    private var advice: String {
        let needs =
            speaksOfPregnancy
            ? "Heat, exercise, fever, vomiting, diarrhoea and breastfeeding raise what you need."
            : "Heat, exercise, fever, vomiting and diarrhoea raise what you need."
        return
            "\(days.english.spelled(needs)) Dark urine or none for 8 hours, nothing kept down for 24 hours, or dizziness: call your provider, even if nothing here says to."
    }
}
