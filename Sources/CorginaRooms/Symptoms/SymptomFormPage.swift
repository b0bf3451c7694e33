import CorginaCore
import Markup

/// Logging one symptom, or changing one she logged. POSTs to its own address with ``SymptomFields``, ``EntryFields`` and, for one of her
/// own, `name`.
public struct SymptomFormPage: Page, Hashable {
    public var place: SymptomPlace
    /// What it is called in the diary; for one of her own as typed.
    public var name: String
    public var fields: SymptomFields
    public var entry: EntryFields
    /// What should not wait as soon as she feels it at all.
    public var care: CareNotice?
    /// Her entries of it, newest first.
    public var before: [Before]
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool
    var english: WrittenEnglish
    public var errors: [FieldError] = []

    /// An entry of the past in words.
    public struct Before: Hashable, Sendable {
        public var event: RecordID
        /// "Today, 14:30"
        public var when: String
        public var detail: String

        public init(_ event: HealthEvent, units: Profile.UnitSystem, english: WrittenEnglish, today: CalendarDay) {
            self.event = event.id
            when = english.relative(event.moment, to: today)
            detail = EventWords(event.details, units: units, english: english).detail
        }
    }

    public init(
        place: SymptomPlace, name: String, fields: SymptomFields, entry: EntryFields, care: CareNotice? = nil,
        before: [Before] = [], speaksOfPregnancy: Bool, english: WrittenEnglish
    ) {
        self.place = place
        self.name = name
        self.fields = fields
        self.entry = entry
        self.care = care
        self.before = before
        self.speaksOfPregnancy = speaksOfPregnancy
        self.english = english
    }

    public var title: String { isNew ? "Log a symptom" : "Edit a symptom" }

    private var isNew: Bool { if case .entry = place { false } else { true } }

    private var list: Route {
        if case .onDay(let day, _) = place { .symptoms(SymptomPlace.list.onDay(day)) } else { .symptoms(.list) }
    }
}

extension SymptomFormPage {
    public var content: HTML {
        PageFrame(back: ("Back to symptoms", list), title: title).html {
            if let care { care.html }
            form(
                .class("stack"), .method(.post), .action(Route.symptoms(place).address), .data(.navigate),
                .data(.submitted)
            ) {
                div(.class("card stack")) {
                    heading
                    fields.html(errors: errors)
                    entry.html(errors: errors)
                    primaryButton(isNew ? "Log Symptom" : "Save")
                }
            }
            if let kind = fields.kind, speaksOfPregnancy { help(kind) }
            if !before.isEmpty { earlier }
            p(.class("fine")) { english.worryLine }
        }
    }

    @HTMLBuilder private var heading: HTML {
        if fields.kind == nil {
            Field(name: "name", label: "What do you feel?", value: name, error: errors.message(for: "name")).html(
                .type(.text), .required(), .maxlength(80), .autocomplete(.off), .directionAuto)
        } else {
            div(.class("card__head")) {
                disc(.heart, .symptom, isSolid: true)
                h2(.class("section-title")) { english.named(name) }
            }
        }
    }

    private func help(_ kind: SymptomKind) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby("help")) {
            h2(.class("group-title"), .id("help")) { "Good to know" }
            dl(.class("group help")) {
                helpRow("What to do", kind.selfCare)
                if kind.callWhen != "None." { helpRow("When to call", kind.callWhen) }
            }
            p(.class("group-note")) { kind.sources.line }
        }
    }

    private func helpRow(_ name: String, _ words: String) -> HTML {
        div(.class("help__row")) {
            dt { name }
            dd { english.spelled(words) }
        }
    }

    private var earlier: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("earlier")) {
            h2(.class("group-title"), .id("earlier")) { "\(counted(before.count, "time")) in the last 28 days" }
            ul(.class("group")) {
                for event in before.prefix(12) {
                    li {
                        a(.class("row"), .href(Route.entries(.one(event.event)).address), .data(.navigate)) {
                            span(.class("row__main row__title")) { event.when }
                            if !event.detail.isEmpty { span(.class("row__value")) { event.detail } }
                            icon(.chevron, class: "chev")
                        }
                    }
                }
            }
        }
    }
}
