import Markup

/// A number with a step down and a step up. The field reads "1/2", "1 1/2" and "1,5" too.
struct AmountStepper {
    var name: String
    var label: String
    var value: String
    var error: String?

    var html: HTML {
        Field(name: name, label: label, hint: "You can type fractions, such as 1/2 or 1.5", error: error).frame {
            div(.class("stepper"), .data(.stepper, "0.5")) {
                button(.type(.button), .data(.step, "-"), .ariaLabel("Less"), .hidden) { icon(.minus) }
                input(
                    .id("f-" + name), .name(name), .type(.text), .inputmode(.text), .value(value), .required(),
                    .maxlength(12), .autocomplete(.off), .class("figure"), .ariaInvalid(error != nil),
                    .ariaDescribedby("f-" + name + (error == nil ? "-hint" : "-error")))
                button(.type(.button), .data(.step, "+"), .ariaLabel("More"), .hidden) { icon(.plus) }
            }
        }
    }
}
