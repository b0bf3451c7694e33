import Markup

/// A recipe's name and servings as she types them: fields `name` and `servings`.
public struct RecipeFields: Hashable, Sendable {
    public var name: String
    public var servings: String

    public init(name: String = "", servings: String = "1") {
        self.name = name
        self.servings = servings
    }

    /// - Parameters:
    ///   - form: the id of the form they belong to.
    ///   - needsName: whether the name is hers to give; a recipe that is pasted may bring one.
    func html(form: String, errors: [FieldError], needsName: Bool = true) -> HTML {
        div(.class("card stack")) {
            Field(name: "name", label: "Name", value: name, error: errors.message(for: "name")).html(
                .form(form), .when(needsName, .required()), .maxlength(80), .autocomplete(.off), .directionAuto,
                .data(.keep))
            Field(
                name: "servings", label: "How many servings does it make?", value: servings,
                hint: "You can type fractions, such as 1/2 or 1.5",
                error: errors.message(for: "servings")
            ).html(.form(form), .required(), .maxlength(12), .inputmode(.text), .autocomplete(.off), .data(.keep))
        }
    }
}
