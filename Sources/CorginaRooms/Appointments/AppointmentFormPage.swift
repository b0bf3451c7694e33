import CorginaCore
import Markup

/// A new appointment, or one to change. POSTs `title`, `day`, `time`, `minutes`, `place`, `with`, `questions` (one a line, for a
/// new one), `notes` and, for one of the typical schedule, `typical`.
public struct AppointmentFormPage: Page, Hashable {
    /// The appointment to change; `nil` for a new one.
    public var appointment: RecordID?
    public var fields: Fields
    public var hint: Hint?
    public var earliest: CalendarDay
    public var latest: CalendarDay
    public var errors: [FieldError]

    /// What is in the fields, as typed.
    public struct Fields: Hashable, Sendable {
        public var title = ""
        public var day = ""
        public var time = ""
        public var minutes = ""
        public var place = ""
        public var provider = ""
        public var questions = ""
        public var notes = ""
        public var typicalID = ""

        public init() {}
    }

    /// What the typical schedule says of it.
    public struct Hint: Hashable, Sendable {
        public var weeks: String
        public var days: String
        public var words: String
        public var source: String

        public init(_ row: TypicalAppointment, pregnancy: Pregnancy, english: WrittenEnglish) {
            let shown = SuggestionRow(row, pregnancy: pregnancy, english: english)
            weeks = [row.weeksWords, row.idealWords].compactMap { $0 }.joined(separator: ", ")
            days = shown.days
            words = shown.words.told(by: row)
            source = row.sourceLine
        }
    }

    /// - Parameter days: the days an appointment may be on.
    public init(
        appointment: RecordID? = nil, fields: Fields = Fields(), hint: Hint? = nil, days: ClosedRange<CalendarDay>,
        errors: [FieldError] = []
    ) {
        self.appointment = appointment
        self.fields = fields
        self.hint = hint
        earliest = days.lowerBound
        latest = days.upperBound
        self.errors = errors
    }

    public var title: String { appointment == nil ? "New appointment" : "Edit appointment" }

    private var back: Route { .appointments(appointment.map { .one($0) } ?? .list) }
    private var action: Route { .appointments(appointment.map { .edit($0) } ?? .add) }

    /// How long visits take, to choose from, in minutes. The app's own choice.
    static let lengths = [15, 30, 45, 60, 90, 120, 180]

    public var content: HTML {
        PageFrame(back: (appointment == nil ? "Back to appointments" : "Back to the appointment", back), title: title)
            .html {
                if let hint {
                    notice(.calendar, .appointment, "\(hint.weeks): ", "\(hint.days). \(hint.words)")
                }
                form(.class("stack"), .method(.post), .action(action.address), .data(.navigate)) {
                    whenAndWhat
                    placeAndNotes
                    if !fields.typicalID.isEmpty {
                        input(.type(.hidden), .name("typical"), .value(fields.typicalID))
                    }
                    div(.class("stack stack--tight")) {
                        primaryButton("Save")
                        plainLink("Cancel", to: back)
                    }
                }
            }
    }

    @HTMLBuilder private var placeAndNotes: HTML {
        section(.class("card stack"), .ariaLabel("Place and people")) {
            text("place", "Where", fields.place)
            text("with", "With", fields.provider)
        }
        section(.class("card stack"), .ariaLabel("Questions and notes")) {
            if appointment == nil {
                area("questions", "Questions to ask", fields.questions, hint: "One per line")
            }
            area("notes", "Notes", fields.notes)
        }
    }

    @HTMLBuilder private var whenAndWhat: HTML {
        section(.class("card stack"), .ariaLabel("When and what")) {
            text(
                "title", "Title", fields.title, placeholder: "Midwife, scan, blood test…", isRequired: true)
            div(.class("amount-fields")) {
                Field(name: "day", label: "Day", value: fields.day, error: errors.message(for: "day")).html(
                    .type(.date), .required(), .min("\(earliest)"), .max("\(latest)"))
                Field(name: "time", label: "Time", value: fields.time, error: errors.message(for: "time"))
                    .html(.type(.time), .required())
            }
            lengthSelect
        }
    }

    private func text(
        _ name: String, _ label: String, _ value: String, placeholder: String = "", isRequired: Bool = false
    ) -> HTML {
        Field(name: name, label: label, value: value, error: errors.message(for: name)).html(
            .type(.text), .maxlength(Appointment.longestLine), .required(isRequired), .autocomplete(.off),
            .autocapitalize(.sentences), .when(!placeholder.isEmpty, .placeholder(placeholder)), .directionAuto)
    }

    private func area(_ name: String, _ label: String, _ value: String, hint: String? = nil) -> HTML {
        let error = errors.message(for: name)
        let described = error != nil ? "f-\(name)-error" : hint != nil ? "f-\(name)-hint" : nil
        return Field(name: name, label: label, hint: hint, error: error).frame {
            textarea(
                .id("f-" + name), .name(name), .rows(1), .maxlength(Appointment.longestText), .data(.grow),
                .directionAuto, .ariaInvalid(error != nil), .with(described) { .ariaDescribedby($0) }, text: value)
        }
    }

    private var lengthSelect: HTML {
        Field(name: "minutes", label: "How long", error: errors.message(for: "minutes")).frame {
            select(.id("f-minutes"), .name("minutes")) {
                option(.value(""), .selected(fields.minutes.isEmpty)) { "Not sure" }
                for minutes in choices {
                    option(.value("\(minutes)"), .selected(fields.minutes == "\(minutes)")) {
                        AppointmentWords.length(minutes)
                    }
                }
            }
        }
    }

    /// One of another length keeps it.
    private var choices: [Int] {
        guard let own = WholeText.read(fields.minutes, in: Appointment.lengths), !Self.lengths.contains(own) else {
            return Self.lengths
        }
        return (Self.lengths + [own]).sorted()
    }
}
