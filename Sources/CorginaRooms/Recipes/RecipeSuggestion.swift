import CorginaCore
import Markup

/// The offer to keep a meal as a recipe, after it was logged again. Forms: keep it (POST ``EntryPlace/saveRecipe(_:)``), or not for
/// now (POST ``EntryPlace/declineRecipe(_:)``).
public struct RecipeSuggestion: Hashable, Sendable {
    /// The entry that has just been logged.
    public var event: RecordID

    public init(event: RecordID) {
        self.event = event
    }

    var html: HTML {
        section(.class("card stack suggestion"), .ariaLabelledby("suggestion")) {
            div(.class("card__head")) {
                disc(.sparkles, .rose)
                div {
                    h2(.class("card__title"), .id("suggestion")) { "You've logged this meal before!" }
                    p(.class("card__sub")) { "Save as a recipe for faster logging next time?" }
                }
            }
            div(.class("actions actions--lead")) {
                oneButtonForm(to: .entries(.declineRecipe(event)), class: "btn btn--quiet btn--wide") { "Not Now" }
                oneButtonForm(to: .entries(.saveRecipe(event)), class: "btn btn--primary btn--wide") { "Save Recipe" }
            }
        }
    }
}
