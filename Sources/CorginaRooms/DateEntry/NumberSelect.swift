import Markup

/// A whole number of something, chosen from a list with its unit beside it.
func numberSelect(_ name: String, _ range: ClosedRange<Int>, selected: String) -> HTML {
    div(.class("unit-select")) {
        select(.id("f-" + name), .name(name)) {
            for number in range { option(.value("\(number)"), .selected("\(number)" == selected)) { "\(number)" } }
        }
        label(.for("f-" + name)) { name }
    }
}
