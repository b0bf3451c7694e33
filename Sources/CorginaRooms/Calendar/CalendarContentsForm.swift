import Markup

/// What a feed is to hold, as fields: `dueDate`, `weeks`, `doses`, `doseAlarms`, `plain` (each `yes` when ticked),
/// `appointmentAlarm` and `name`.
struct CalendarContentsForm {
    var name: String
    var contents: CalendarContents
    /// Whether weeks and a due date may be spoken of.
    var speaksOfWeeks: Bool
    var errors: [FieldError]

    @HTMLBuilder var html: HTML {
        whatItHolds
        reminders
        titleChoice
    }

    @HTMLBuilder private var titleChoice: HTML {
        section(.class("card stack stack--close"), .ariaLabel("Titles")) {
            ChoiceGroup(
                name: "titles", legend: "Titles", choices: [("discreet", "Private"), ("plain", "Detailed")],
                selected: contents.isDiscreet ? "discreet" : "plain"
            ).html
            p(.class("field__hint")) {
                speaksOfWeeks
                    ? "Private titles just say “Appointment”, “Reminder” or “New week”, with no place."
                    : "Private titles just say “Appointment” or “Reminder”, with no place."
            }
        }
    }

    @HTMLBuilder private var reminders: HTML {
        section(.class("card stack"), .ariaLabel("Reminders")) {
            Field(name: "appointmentAlarm", label: "Remind me of appointments").frame {
                select(.id("f-appointmentAlarm"), .name("appointmentAlarm")) {
                    for choice in CalendarContents.AppointmentAlarm.allCases {
                        option(.value(choice.rawValue), .selected(choice == contents.appointmentAlarm)) {
                            choice.words
                        }
                    }
                }
            }
            tick("doseAlarms", "Remind me at the times of my supplements", contents.doseAlarms)
        }
    }

    @HTMLBuilder private var whatItHolds: HTML {
        section(.class("card stack"), .ariaLabel("What it holds")) {
            Field(
                name: "name", label: "Name", value: name, error: errors.message(for: "name")
            ).html(.type(.text), .maxlength(40), .required(), .autocomplete(.off), .directionAuto)
            fieldset(.class("choice")) {
                legend(.class("choice__legend")) { "Also include" }
                if speaksOfWeeks {
                    tick("dueDate", "Due date", contents.dueDate)
                    tick("weeks", "The first day of each week", contents.weeks)
                }
                tick("doses", "Times of your supplements", contents.doses)
            }
        }
    }

    private func tick(_ name: String, _ words: String, _ isTicked: Bool) -> HTML {
        SettingSwitch(name: name, words: words, isOn: isTicked).html
    }
}

extension CalendarContents.AppointmentAlarm {
    var words: String {
        switch self {
        case .none: "Not at all"
        case .hour: "An hour before"
        case .day: "A day before"
        }
    }
}
