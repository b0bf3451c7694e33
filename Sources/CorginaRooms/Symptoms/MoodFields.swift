import Markup

/// The form of a ``MoodFrame``: the questions, then when it was with a note, and the button that logs it.
struct MoodFields {
    var place: SymptomPlace
    var button: String
    var entry: EntryFields
    var errors: [FieldError]

    /// - Parameter last: what stands in the card of the button before it.
    func html(
        @HTMLBuilder _ questions: () -> HTML, @HTMLBuilder last: () -> HTML = { .nothing }
    ) -> HTML {
        form(.class("stack"), .method(.post), .action(Route.symptoms(place).address), .data(.navigate)) {
            questions()
            div(.class("card stack")) {
                last()
                entry.html(errors: errors)
                primaryButton(button)
            }
        }
    }
}
