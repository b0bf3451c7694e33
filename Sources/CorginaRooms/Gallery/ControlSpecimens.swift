import CorginaCore
import Markup

struct ControlSpecimens: Specimens {
    let today: CalendarDay

    var html: HTML {
        gallerySection("controls", "Controls") {
            specimen("Buttons") {
                div(.class("card stack")) {
                    for (name, words) in [
                        ("primary", "Primary"), ("soft", "Soft"), ("quiet", "Quiet"), ("call", "Call"),
                        ("plain", "Plain"),
                    ] {
                        button(.class("btn btn--\(name) btn--wide"), .type(.button)) { words }
                    }
                    button(.class("btn btn--primary btn--wide"), .type(.button), .disabled(true)) { "Disabled" }
                }
            }
            specimen("Segmented control") {
                div(.class("card stack")) {
                    ChoiceGroup(
                        name: "gallery-units", legend: "Units", choices: [("metric", "Metric"), ("us", "US")],
                        selected: "metric"
                    ).html
                    ChoiceGroup(
                        name: "gallery-appearance", legend: "Appearance",
                        choices: [("system", "Automatic"), ("light", "Light"), ("dark", "Dark")], selected: "light"
                    ).html
                }
            }
            specimen("Fields") {
                div(.class("card stack")) {
                    Field(name: "gallery-name", label: "Name", value: "Mia", hint: "You can leave this empty.").html(
                        .type(.text))
                    Field(
                        name: "gallery-wrong", label: "Due date", value: "1 January",
                        error: "Due date cannot be more than 4 weeks in the past"
                    ).html(.type(.text))
                    AmountStepper(name: "gallery-amount", label: "Amount", value: "1.5").html
                }
            }
            specimen("Menu behind three dots") {
                div(.class("card")) {
                    div(.class("card__head")) {
                        disc(.heart, .rose, isSolid: true)
                        p(.class("card__title")) { "Press and hold, or use the dots" }
                        ContextMenu(
                            label: "More",
                            items: [.link("Today", .heart, .today), .link("Settings", .gear, .settings(.overview))]
                        ).html
                    }
                }
            }
            specimen("In-place confirmation, folded") { confirmation(isOpen: false) }
            specimen("In-place confirmation, unfolded") { confirmation(isOpen: true) }
            specimen("In-place confirmation of something grave") { confirmation(isOpen: true, isGrave: true) }
        }
    }

    private func confirmation(isOpen: Bool, isGrave: Bool = false) -> HTML {
        form(.class("card"), .method(.post), .action(Route.undo.address)) {
            InPlaceConfirmation(
                ask: isGrave ? "Stop everything" : "Update Dates",
                question: isGrave ? "Stop now?" : "Update Pregnancy Dates?",
                sentence: isGrave
                    ? "You can take this back later."
                    : "This will update your pregnancy timeline and recalculate all milestones.",
                confirm: isGrave ? "Stop" : "Update", isOpen: isOpen, isGrave: isGrave
            ).html
        }
    }
}
