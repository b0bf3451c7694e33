import CorginaCore
import Markup

/// What a form asks about a symptom: how strong, how long, what came with it. Field names: `severity` (1...5), `length` with
/// `lengthUnit` (`minutes`, `hours`, `days`), and each question's ``SymptomQuestion/field``.
public struct SymptomFields: Hashable, Sendable {
    /// `nil` for one of her own, which no rule asks about.
    public var kind: SymptomKind?
    public var units: Profile.UnitSystem
    public var severity = ""
    public var length = ""
    public var lengthUnit = "hours"
    /// The fields of the checkboxes that are ticked.
    public var ticked: Set<String> = []
    /// What is typed into the fields for numbers.
    public var numbers: [String: String] = [:]
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy = true

    public init(kind: SymptomKind?, units: Profile.UnitSystem) {
        self.kind = kind
        self.units = units
    }

    /// As an entry has it.
    public init(_ report: SymptomReport, units: Profile.UnitSystem) {
        self.init(kind: report.kind, units: units)
        severity = report.severity.map(String.init) ?? ""
        if let minutes = report.minutes {
            let (unit, size) =
                [("days", 1_440), ("hours", 60), ("minutes", 1)].first { minutes.isMultiple(of: $0.1) } ?? (
                    "minutes", 1
                )
            (length, lengthUnit) = ("\(minutes / size)", unit)
        }
        for question in kind?.questions ?? [] {
            switch question {
            case .sign(let sign): if report.signs.contains(sign) { ticked.insert(question.field) }
            case .atLeast(let quantity, let least):
                if let amount = report.amounts[quantity], amount >= least { ticked.insert(question.field) }
            case .number(let quantity): numbers[question.field] = report.amounts[quantity].map { typed($0, quantity) }
            }
        }
    }

    private func typed(_ amount: Double, _ quantity: SymptomFacts.Quantity) -> String {
        let value = quantity == .temperature && units == .us ? amount * 1.8 + 32 : amount
        return Figure.decimal(value).replacing(text: ",", with: "")
    }

    private var questions: [SymptomQuestion] {
        (kind?.questions ?? []).filter { speaksOfPregnancy || $0 != .sign(.lateOnset) }
    }

    var asksSeverity: Bool { kind?.asksSeverity ?? true }

    func html(errors: [FieldError]) -> HTML {
        .sequence([
            asksSeverity ? severityChoice(errors.message(for: "severity")) : .nothing, numberFields(errors),
            lengthField(errors.message(for: "length")), checks,
        ])
    }

    private func severityChoice(_ error: String?) -> HTML {
        fieldset(.class("choice severity")) {
            legend(.class("choice__legend")) { "How bad is it?" }
            div(.class("severity__steps")) {
                for (index, name) in SymptomWording.severities.enumerated() {
                    label {
                        input(
                            .type(.radio), .name("severity"), .value("\(index + 1)"),
                            .checked(severity == "\(index + 1)"))
                        span(.class("severity__number figure"), .ariaHidden) { "\(index + 1)" }
                        span(.class("severity__name")) { name }
                    }
                }
            }
            fieldError(error, id: "f-severity-error")
        }
    }

    private func numberFields(_ errors: [FieldError]) -> HTML {
        .sequence(
            questions.filter { $0.isNumber }.map { question in
                Field(
                    name: question.field, label: kind.map { question.words(for: $0, units: units) } ?? "",
                    value: numbers[question.field] ?? "", error: errors.message(for: question.field)
                ).html(.type(.text), .inputmode(.decimal), .maxlength(6), .autocomplete(.off))
            })
    }

    private func lengthField(_ error: String?) -> HTML {
        Field(
            name: "length", label: "How long", hint: "Leave blank if it’s still going on or you’re not sure",
            error: error
        )
        .frame {
            div(.class("length")) {
                input(
                    .id("f-length"), .name("length"), .type(.text), .inputmode(.decimal), .value(length),
                    .maxlength(6),
                    .autocomplete(.off), .ariaInvalid(error != nil),
                    .ariaDescribedby(error == nil ? "f-length-hint" : "f-length-error"))
                label(.class("vh"), .for("f-lengthUnit")) { "Unit" }
                select(.id("f-lengthUnit"), .name("lengthUnit")) {
                    for unit in ["minutes", "hours", "days"] {
                        option(.value(unit), .selected(lengthUnit == unit)) { unit }
                    }
                }
            }
        }
    }

    @HTMLBuilder private var checks: HTML {
        if let kind {
            let questions = questions.filter { !$0.isNumber }
            if !questions.isEmpty {
                fieldset(.class("choice")) {
                    legend(.class("choice__legend")) { "Anything else?" }
                    for question in questions {
                        label(.class("check")) {
                            input(
                                .type(.checkbox), .name(question.field), .value("yes"),
                                .checked(ticked.contains(question.field)))
                            span { question.words(for: kind, units: units) }
                        }
                    }
                }
            }
        }
    }
}
