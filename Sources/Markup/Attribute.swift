/// One attribute of an element.
///
/// Only this module makes them, from the functions below, so there is neither `style` nor `on…=`:
/// the site's content security policy forbids both.
public struct Attribute: Sendable {
    enum Value: Sendable, Equatable {
        /// The attribute is left out.
        case omitted
        /// The attribute stands alone, as in `<input required>`.
        case present
        case text(String)
        /// A file's name, to be put under the asset folder.
        case asset(String)
    }

    let name: StaticString
    let value: Value

    init(_ name: StaticString, _ value: Value) {
        self.name = name
        self.value = value
    }

    init(_ name: StaticString, _ text: String) { self.init(name, .text(text)) }

    init(_ name: StaticString, if isPresent: Bool) { self.init(name, isPresent ? .present : .omitted) }

    init(_ name: StaticString, _ number: Double) { self.init(name, .text(Decimals.text(number))) }
}

extension Attribute {
    /// The attribute if the condition holds, otherwise nothing.
    public static func when(_ condition: Bool, _ attribute: @autoclosure () -> Attribute) -> Attribute {
        condition ? attribute() : Attribute("", .omitted)
    }

    /// The attribute made from a value, or nothing for `nil`.
    public static func with<Wrapped>(_ value: Wrapped?, _ attribute: (Wrapped) -> Attribute) -> Attribute {
        value.map(attribute) ?? Attribute("", .omitted)
    }
}

/// Numbers for attributes: at most two decimals, a point whatever the locale.
enum Decimals {
    static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let fraction = hundredths % 100
        if fraction == 0 { return "\(sign)\(hundredths / 100)" }
        let digits = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
        return "\(sign)\(hundredths / 100).\(digits)"
    }
}
