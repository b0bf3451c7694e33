import Markup

extension TodayPage {
    /// The ways to what a day's food adds up to, and to the look-up while it is for her.
    var nutritionLinks: HTML {
        nav(.class("group"), .ariaLabel("Food and nutrients")) {
            linkRow(.leaf, .fat, "Nutrients", to: .nutrition(.nutrients))
            linkRow(.trend, .evening, "Insights", to: .insights(.report))
            if arrival == nil && (hero != nil || invitesDates) {
                linkRow(.shield, .appointment, "Safe to eat?", to: .nutrition(.safe))
            }
        }
    }
}
