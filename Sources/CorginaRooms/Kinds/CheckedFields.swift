import CorginaCore
import CorginaLanguage

/// A form's fields read one by one, each refusal kept with its field.
struct CheckedFields {
    let form: Form
    private(set) var errors: [FieldError] = []

    init(_ form: Form) { self.form = form }

    subscript(field: String) -> String? { form[field] }

    mutating func refuse(_ field: String, _ message: String) {
        errors.append(FieldError(field: field, message: message))
    }

    /// A text of at most 80 characters; `nil` once it is refused.
    mutating func name(_ whenEmpty: String) -> String? {
        guard let name = form["name"] else {
            refuse("name", whenEmpty)
            return nil
        }
        guard name.count <= 80 else {
            refuse("name", "Use at most 80 characters")
            return nil
        }
        return name
    }

    /// A number in that range; `nil` once it is refused.
    mutating func number(_ field: String, in range: ClosedRange<Double>, _ message: String) -> Double? {
        guard let number = form.amount(field, in: range) else {
            refuse(field, message)
            return nil
        }
        return number
    }

    /// A whole number in that range; `nil` once it is refused.
    mutating func whole(_ field: String, in range: ClosedRange<Int>, _ message: String) -> Int? {
        guard let number = form.whole(field, in: range) else {
            refuse(field, message)
            return nil
        }
        return number
    }

    /// The same, where the field may be left empty.
    mutating func wholeIfAny(_ field: String, in range: ClosedRange<Int>, _ message: String) -> Int? {
        form[field] == nil ? nil : whole(field, in: range, message)
    }
}
