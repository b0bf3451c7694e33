import Markup

/// A whole number of something, chosen from a list with its unit beside it.
///
/// - Parameter selected: the number chosen; empty where none is yet, so that nothing is taken that nobody chose.
func numberSelect(_ name: String, _ range: ClosedRange<Int>, selected: String) -> HTML {
    div(.class("unit-select")) {
        select(.id("f-" + name), .name(name)) {
            if selected.isEmpty { option(.value(""), .selected(true)) { "–" } }
            for number in range { option(.value("\(number)"), .selected("\(number)" == selected)) { "\(number)" } }
        }
        label(.for("f-" + name)) { name }
    }
}
