import CorginaCore
import Markup

struct RowSpecimens: Specimens {
    let today: CalendarDay

    var html: HTML {
        gallerySection("rows-and-sheets", "Rows and sheets") {
            specimen("Timeline") {
                ol(.class("group timeline")) {
                    events.map { TimelineRow($0, units: .metric, english: .ofNoRegion).html }
                }
            }
            specimen("Rows that swipe") {
                ul(.class("group")) {
                    for words in ["Swipe to the left", "Or use the button"] {
                        SwipeRow(
                            label: "Remove “\(words)”", action: .undo,
                            content: div(.class("row__main")) { p(.class("row__title")) { words } }
                        ).html
                    }
                }
            }
            specimen("Settings rows") {
                div(.class("group")) {
                    dl { valueRow("Current Week", "Week 24") }
                    linkRow(.calendarClock, .rose, "Update due date", to: .pregnancy(.dates))
                }
            }
            specimen("Notices") {
                notice(.sparkles, .appointment, "A steady week. ", "Nothing to do.")
                notice(
                    .stethoscope, .call, "Call your maternity unit now. ",
                    "Less movement than usual needs a check today.")
            }
            specimen("Empty") {
                div(.class("card empty")) {
                    disc(.sparkles, .rose)
                    p(.class("empty__title")) { "Nothing logged yet" }
                    p(.class("card__sub")) { "One sentence is enough." }
                }
            }
            specimen("Toast") { Toast(words: "Water logged", entry: "0").html(isStaying: true) }
            specimen("Sheet") { sheet }
        }
    }

    private var sheet: HTML {
        div(.class("sheet glass glass--thick")) {
            sheetGrabber
            div(.class("sheet__head")) { h3(.class("card__sub")) { "I heard:" } }
            div(.class("sheet__body")) {
                p(.class("quote")) { "“Oatmeal with blueberries”" }
                div(.class("actions actions--lead")) {
                    button(.class("btn btn--quiet"), .type(.button)) { "Adjust" }
                    button(.class("btn btn--primary"), .type(.button)) { "Log Meal" }
                }
            }
        }
    }

    private var events: [HealthEvent] {
        let details: [(Int, HealthEvent.Details)] = [
            (845, .hydration(Drink(name: "Water", volume: Milliliters(250)))),
            (670, .symptom(SymptomReport(name: "Nausea", severity: 2))),
            (490, .supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: 1))),
            (480, .weight(Weight(kilograms: 62.5))),
        ]
        return details.enumerated().map { index, event in
            HealthEvent(
                id: RecordID(high: 0, low: UInt64(index)),
                moment: Moment(day: today, time: TimeOfDay(minutes: event.0), utcOffset: 0),
                details: event.1)
        }
    }
}
