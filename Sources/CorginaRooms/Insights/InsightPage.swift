import CorginaCore
import Markup

/// One insight with the entries it stands on. Marking POSTs `kind` to the food's ``Route/markFood(_:)``.
public struct InsightPage: Page, Hashable {
    public var card: InsightCard
    public var days: [Day]
    /// The food it is about, where there is one to mark.
    public var food: Food?

    public struct Day: Hashable, Sendable {
        public var day: CalendarDay
        public var heading: String
        public var rows: [TimelineRow]

        public init(day: CalendarDay, heading: String, rows: [TimelineRow]) {
            self.day = day
            self.heading = heading
            self.rows = rows
        }
    }

    public struct Food: Hashable, Sendable {
        public var address: FoodAddress
        public var name: String
        public var isTrigger: Bool

        public init(address: FoodAddress, name: String, isTrigger: Bool) {
            self.address = address
            self.name = name
            self.isTrigger = isTrigger
        }
    }

    public init(card: InsightCard, events: [HealthEvent], food: Food?, profile: Profile, today: CalendarDay) {
        self.card = card
        self.food = food
        days = Dictionary(grouping: events) { $0.moment.day }.sorted { $0.key > $1.key }.map { day, events in
            Day(
                day: day, heading: profile.english.relative(day, to: today),
                rows: events.sorted { $0.moment < $1.moment }.map {
                    TimelineRow($0, units: profile.units, english: profile.english)
                })
        }
    }

    public var title: String { "Insight" }

    public var content: HTML {
        PageFrame(back: ("Back to insights", .insights(.report)), title: "Insight").html {
            h2(.class("quote"), .directionAuto) { card.heading }
            div(.class("card insight")) {
                card.bars
                p(.class("insight__words"), .directionAuto) { card.words }
                if let words = card.inseparable { p(.class("insight__words"), .directionAuto) { words } }
                if !card.dayWords.isEmpty { p(.class("insight__words")) { card.dayWords } }
                details(.class("insight__method")) {
                    summary(.class("link")) {
                        "How it’s counted"
                        icon(.chevron)
                    }
                    p(.class("row__sub")) { card.method }
                }
            }
            if let food { marking(food) }
            section(.class("stack"), .ariaLabelledby("entries-of-it")) {
                h2(.class("section-title"), .id("entries-of-it")) { "Entries" }
                for day in days {
                    section(.class("entries-day"), .ariaLabelledby("d-\(day.day)")) {
                        h3(.class("entries-day__head"), .id("d-\(day.day)")) {
                            span(.class("entries-day__name")) { day.heading }
                        }
                        ol(.class("group timeline")) { day.rows.map { $0.html } }
                    }
                }
            }
        }
    }

    private func marking(_ food: Food) -> HTML {
        div(.class("card stack stack--close")) {
            p(.class("card__sub"), .directionAuto) {
                food.isTrigger
                    ? "\(food.name) is marked as a trigger."
                    : "Mark \(food.name) as a trigger to see it wherever you look foods up."
            }
            if food.isTrigger {
                quietLink("Open \(food.name)", to: .foods(.one(food.address)))
            } else {
                form(.class("bare-form"), .method(.post), .action(Route.foods(.mark(food.address)).address)) {
                    button(
                        .class("btn btn--soft btn--wide"), .type(.submit), .name("kind"),
                        .value(FoodMark.Kind.trigger.rawValue)
                    ) {
                        "Mark as trigger"
                    }
                }
            }
        }
    }
}
