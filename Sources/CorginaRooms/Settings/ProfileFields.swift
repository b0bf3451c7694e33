import CorginaCore
import Markup

/// The fields of what Corgina asks of her, in the first run and in Settings.
enum ProfileFields {
    static func firstName(_ value: String, error: String?) -> HTML {
        Field(name: "firstName", label: "First name", value: value, error: error).html(
            .type(.text), .autocomplete(.givenName), .maxlength(64), .autocapitalize(.words), .directionAuto)
    }

    static func units(_ selected: Profile.UnitSystem) -> HTML {
        ChoiceGroup(
            name: "units", legend: "Units",
            choices: [(Profile.UnitSystem.metric.rawValue, "Metric"), (Profile.UnitSystem.us.rawValue, "US")],
            selected: selected.rawValue
        ).html
    }

    /// - Parameter selected: `nil` when nobody knows.
    static func foodRegion(_ selected: FoodRegion?) -> HTML {
        div(.class("field")) {
            label(.class("field__label"), .for("f-foodRegion")) { "Your English" }
            select(.id("f-foodRegion"), .name("foodRegion")) {
                option(.value("none"), .selected(selected == nil)) { "Ask me each time" }
                for region in FoodRegion.allCases {
                    option(.value(region.rawValue), .selected(region == selected)) { region.words }
                }
            }
            p(.class("field__hint")) {
                "What “chips”, “biscuit” and “jelly” mean, how dates and words are written, and which emergency number is shown."
            }
        }
    }

    static func clock(_ selected: Profile.ClockSetting) -> HTML {
        ChoiceGroup(
            name: "clock", legend: "Clock",
            choices: [
                (Profile.ClockSetting.byRegion.rawValue, "By region"),
                (Profile.ClockSetting.twelveHour.rawValue, "12-hour"),
                (Profile.ClockSetting.twentyFourHour.rawValue, "24-hour"),
            ],
            selected: selected.rawValue
        ).html
    }
}
