import CorginaCore
import Markup

/// The controls that the forms of entries are made of.
extension KindFields {
    func text(_ name: String, _ label: String, _ errors: [FieldError]) -> HTML {
        Field(name: name, label: label, value: self[name], error: errors.message(for: name)).html(
            .type(.text), .required(), .maxlength(80), .autocomplete(.off), .directionAuto)
    }

    func number(
        _ name: String, _ label: String, mode: Attribute.InputMode = .decimal, hint: String? = nil,
        _ errors: [FieldError]
    ) -> HTML {
        Field(name: name, label: label, value: self[name], hint: hint, error: errors.message(for: name)).html(
            .type(.text), .inputmode(mode), .maxlength(12), .autocomplete(.off), .class("figure"))
    }

    /// A figure of a reading.
    func figure(
        _ name: String, _ label: String, hint: String? = nil, isNeeded: Bool = true, _ errors: [FieldError]
    ) -> HTML {
        Field(name: name, label: label, value: self[name], hint: hint, error: errors.message(for: name)).html(
            .type(.text), .inputmode(.decimal), .required(isNeeded), .maxlength(12), .autocomplete(.off),
            .class("figure"))
    }

    /// A figure of a reading, and what it is counted in.
    @HTMLBuilder func amount(_ label: String, hint: String, in units: [ReadingUnit], _ errors: [FieldError]) -> HTML {
        figure("amount", label, hint: hint, errors)
        ChoiceGroup(
            name: "unit", legend: "Unit", choices: units.map { ($0.value, $0.words) }, selected: self["unit"]
        ).html
    }

    func choice(_ name: String, _ label: String, _ choices: [(value: String, words: String)]) -> HTML {
        Field(name: name, label: label).frame {
            select(.id("f-" + name), .name(name)) {
                for choice in choices {
                    option(.value(choice.value), .selected(choice.value == self[name])) { choice.words }
                }
            }
        }
    }

    func check(_ name: String, _ words: String) -> HTML {
        label(.class("check")) {
            input(.type(.checkbox), .name(name), .value("yes"), .checked(self[name] == "yes"))
            span { words }
        }
    }

    func pair(@HTMLBuilder content: () -> HTML) -> HTML {
        let content = content()
        return div(.class("field-pair")) { content }
    }
}
