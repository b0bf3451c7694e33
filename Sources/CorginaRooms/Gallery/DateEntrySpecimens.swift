import CorginaCore
import Markup

struct DateEntrySpecimens: Specimens {
    let today: CalendarDay

    var html: HTML {
        gallerySection("date-entry", "Date entry") {
            specimen("Wheel over a native field") {
                form(.class("card stack"), .method(.post), .action(Route.undo.address)) {
                    Field(name: "gallery-wheel", label: "Expected Due Date").frame {
                        div(.class("date"), .data(.wheel)) {
                            input(
                                .id("f-gallery-wheel"), .name("gallery-wheel"), .type(.date), .value("\(today + 109)"),
                                .min("\(today - 42)"),
                                .max("\(today + 300)"))
                        }
                    }
                }
            }
            specimen("Compact") {
                div(.class("card stack")) {
                    Field(name: "gallery-compact", label: "First Day of Last Period", value: "\(today - 171)").html(
                        .type(.date))
                    Field(
                        name: "gallery-refused", label: "First Day of Last Period", value: "\(today + 1)",
                        error: DatingError.lastPeriodInFuture.description
                    ).html(.type(.date))
                }
            }
            specimen("Weeks and days") {
                div(.class("card age__pair")) { numberSelect("weeks", 4...42, selected: "12") }
            }
            specimen("Calculated information") {
                div(.class("card")) {
                    calculatedInformation(week: "Week 24", dayInWeek: "+ 3 days", days: "109", trimester: "2nd")
                }
            }
        }
    }
}
