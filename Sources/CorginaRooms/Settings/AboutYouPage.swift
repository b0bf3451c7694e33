import CorginaCore
import Markup

/// The last step of the first run: her name, units and words for food, and the way to a calorie goal. POSTs `firstName`, `units` and
/// `foodRegion` to its own address; all of it may be left as it is.
public struct AboutYouPage: Page, Hashable {
    public var firstName: String
    public var units: Profile.UnitSystem
    /// `nil` when nobody knows.
    public var foodRegion: FoodRegion?
    public var errors: [FieldError]

    public init(_ profile: Profile, errors: [FieldError] = []) {
        firstName = profile.firstName
        units = profile.units
        foodRegion = profile.foodRegion
        self.errors = errors
    }

    public var title: String { "About you" }

    public var content: HTML {
        PageFrame(steps: StepDots(current: 6, count: 6)).html {
            screenLead("A little about you", "Everything here is optional. You can change it in Settings.")
            form(.class("card stack"), .method(.post), .action(Route.settings(.you).address), .data(.navigate)) {
                ProfileFields.firstName(firstName, error: errors.message(for: "firstName"))
                ProfileFields.units(units)
                ProfileFields.foodRegion(foodRegion)
                primaryButton("Continue")
                // It leads on as Continue does: what is filled in is kept.
                button(.class("btn btn--quiet btn--wide"), .type(.submit), .name("then"), .value("goals")) {
                    icon(.flame)
                    "Set a calorie goal"
                }
            }
            plainLink("Skip", to: .today)
        }
    }
}
