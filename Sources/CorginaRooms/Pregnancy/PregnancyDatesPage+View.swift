import CorginaCore
import Markup

extension PregnancyDatesPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to your timeline", .pregnancy(.weeks)), title: "Pregnancy dates").html {
            settingsSection("Calculated Information", id: "calculated", footer: nil) {
                dl {
                    valueRow("Estimated due date", dates.dueDate)
                    valueRow("Current Week", dates.week)
                    valueRow("Days Until Due Date", dates.days)
                    valueRow("Current Trimester", dates.trimester)
                }
            }
            changeSection
            historySection
            babiesSection
            settingsSection("When your pregnancy ends", id: "over", footer: nil) {
                linkRow(.heart, .rose, "My baby is here", to: .pregnancy(.birth))
                linkRow(.leaf, .mute, "My pregnancy has ended", to: .pregnancy(.ending))
            }
        }
        if let toast { toast.html }
    }

    // MARK: Change

    private var changeSection: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("change")) {
            h2(.class("group-title"), .id("change")) { "Pregnancy Dates" }
            form(
                .class("card stack dates"), .method(.post), .action(Route.pregnancy(.dates).address), .data(.navigate),
                .data(.calculate, "any"), .data(.today, "\(today)")
            ) {
                methodChoice
                fields
                liveInformation
                reasonChoice
                answer
                confirmation
                if question != nil || advice != nil { plainLink("Keep my dates as they are", to: .pregnancy(.dates)) }
            }
            p(.class("group-note")) {
                "Changing these dates will recalculate your pregnancy timeline and baby development milestones."
            }
        }
    }

    private var methodChoice: HTML {
        fieldset(.class("choice")) {
            legend(.class("choice__legend")) { "How would you like to enter your dates?" }
            div(.class("segmented segmented--wrap")) {
                for method in DatingEntry.allCases {
                    label {
                        input(.type(.radio), .name("method"), .value(method.rawValue), .checked(method == entry.method))
                        span { method.shortTitle }
                    }
                }
            }
        }
    }

    /// The fields of every method; the style sheet shows those of the chosen one, without any script.
    @HTMLBuilder private var fields: HTML {
        dateField
        div(.class("only only--last-period")) {
            Field(
                name: "cycleLength", label: "Usual cycle length, in days", value: entry.cycleLength,
                error: errors.message(for: "cycleLength")
            )
            .html(.type(.number), .inputmode(.numeric), .min("20"), .max("45"), .step("1"))
        }
        ageAtScan
        embryoAge
    }

    @HTMLBuilder private var embryoAge: HTML {
        div(.class("only only--embryo-transfer stack stack--tight")) {
            ChoiceGroup(
                name: "embryoDay", legend: "Embryo age at transfer",
                choices: [("3", "Day 3"), ("5", "Day 5"), ("6", "Day 6")], selected: entry.embryoDay
            ).html
            fieldError(errors.message(for: "embryoDay"), id: "f-embryo-error")
        }
    }

    @HTMLBuilder private var ageAtScan: HTML {
        fieldset(.class("age only only--ultrasound")) {
            legend(.class("choice__legend")) { "Gestational Age from Ultrasound" }
            div(.class("age__pair")) {
                numberSelect("weeks", 4...42, selected: entry.weeks)
                numberSelect("days", 0...6, selected: entry.days)
            }
            fieldError(errors.message(for: "weeks") ?? errors.message(for: "days"), id: "f-age-error")
        }
    }

    @HTMLBuilder private var dateField: HTML {
        div(.class("field field--compact")) {
            label(.for("f-date")) {
                DatingEntry.allCases.map { method in span(.class("only only--" + method.rawValue)) { method.dateLabel }
                }
            }
            input(
                .id("f-date"), .name("date"), .type(.date), .value(entry.date), .required(), .min("\(today - 320)"),
                .max("\(today + 300)"),
                .ariaInvalid(errors.message(for: "date") != nil),
                .when(errors.message(for: "date") != nil, .ariaDescribedby("f-date-error")))
            fieldError(errors.message(for: "date"), id: "f-date-error")
        }
    }

    private var reasonChoice: HTML {
        div(.class("field")) {
            label(.for("f-reason")) { "Why it changes" }
            select(.id("f-reason"), .name("reason")) {
                for choice in [DatingReason.provider, .scan, .correction] {
                    option(.value(choice.rawValue), .selected(choice == reason)) { choice.words }
                }
            }
        }
    }

    /// What the last try needs an answer to.
    @HTMLBuilder private var answer: HTML {
        if let question { notice(.calendarClock, .calories, "Please check. ", question.description) }
        if let advice { RedatingNotice(advice, english: english).html }
        if question != nil || advice != nil { input(.type(.hidden), .name("confirmed"), .value(entry.key)) }
    }

    /// Expands from the button that asked.
    private var confirmation: HTML {
        InPlaceConfirmation(
            ask: "Update Dates", question: "Update Pregnancy Dates?",
            sentence: "This will update your pregnancy timeline and recalculate all milestones.", confirm: "Update",
            isOpen: question != nil || advice != nil
        ).html
    }

    private var liveInformation: HTML {
        div(.class("live"), .hidden, .data(.ready)) {
            p(.class("field__error"), .data(.output, "problem"), .role(.alert), .hidden)
            h3(.class("vh")) { "Calculated Information" }
            div(.ariaLive(.polite)) { calculatedInformation(week: "–", days: "–", trimester: "–") }
        }
    }

    // MARK: History and babies

    private var historySection: HTML {
        settingsSection(
            "Every date so far", id: "history", footer: "Earlier dates are kept, with the reason for each change."
        ) {
            ol(.class("history")) {
                for past in history {
                    li(.class("row")) {
                        disc(past.isInUse ? .calendarClock : .clock, past.isInUse ? .rose : .mute)
                        div(.class("row__main")) {
                            p(.class("row__title row__title--strong figure")) { past.dueDate }
                            p(.class("row__sub")) { past.method }
                            p(.class("row__sub")) { past.reason }
                        }
                        if past.isInUse { span(.class("badge h-rose")) { "In use" } }
                    }
                }
            }
        }
    }

    private var babiesSection: HTML {
        settingsSection(
            "Babies", id: "babies", footer: "Twins and triplets are dated the same way; the due date doesn’t change."
        ) {
            form(.class("settings-form"), .method(.post), .action(Route.pregnancy(.babies).address), .data(.navigate)) {
                ChoiceGroup(
                    name: "babies", legend: "How many", choices: [("1", "One"), ("2", "Twins"), ("3", "Triplets")],
                    selected: "\(babies)"
                ).html
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
            }
        }
    }
}

extension DatingEntry {
    /// The seeds' names for the segments.
    var shortTitle: String {
        switch self {
        case .dueDate: "Due Date"
        case .lastPeriod: "Last Period"
        case .ultrasound: "Ultrasound"
        case .conception: "Conception"
        case .embryoTransfer: "IVF transfer"
        }
    }
}
