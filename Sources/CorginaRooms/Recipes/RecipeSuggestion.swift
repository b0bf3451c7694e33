import CorginaCore
import Markup

/// The offer to keep a meal as a recipe, after it was logged for the second time.
public struct RecipeSuggestion: Hashable, Sendable {
    /// The entry that has just been logged.
    public var event: RecordID
    /// Where "Not Now" leads.
    public var back: Route

    public init(event: RecordID, back: Route) {
        self.event = event
        self.back = back
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
                a(.class("btn btn--quiet"), .href(back.address), .data(.navigate)) { "Not Now" }
                oneButtonForm(to: .entries(.saveRecipe(event)), class: "btn btn--primary btn--wide") { "Save Recipe" }
            }
        }
    }
}
