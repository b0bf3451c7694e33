extension ClinicalCode {
    /// The names of the rows.
    public enum ID: String, CaseIterable, Sendable {
        case pregnancyStatus = "pregnancy_status"
        case pregnant
        case notPregnant = "not_pregnant"
        case dueDate = "due_date"
        case dueDateByLastPeriod = "due_date_by_last_period"
        case dueDateByOvulation = "due_date_by_ovulation"
        case bloodPressure = "blood_pressure"
        case systolic
        case diastolic
        case weight
        case height
        case temperature
        case weightBefore = "weight_before"
        case glucose
        case glucoseMeter = "glucose_meter"
        case glucoseMeterMoles = "glucose_meter_moles"
        case glucoseTestStrip = "glucose_test_strip"
        case sleep
        case energy
        case moodInterest = "mood_interest"
        case moodDown = "mood_down"
        case moodForm = "mood_form"
        case moodTotal = "mood_total"
        case moodNotAtAll = "mood_not_at_all"
        case moodSeveralDays = "mood_several_days"
        case moodMoreThanHalf = "mood_more_than_half"
        case moodNearlyEveryDay = "mood_nearly_every_day"
        case vitalSigns = "vital_signs"
        case millimetersOfMercury = "mmhg"
        case kilograms = "kg"
        case grams = "g"
        case milligrams = "mg"
        case micrograms = "ug"
        case pounds = "lb"
        case ounces = "oz"
        case centimeters = "cm"
        case celsius = "cel"
        case fahrenheit = "degf"
        case millimolesPerLiter = "mmol_l"
        case milligramsPerDeciliter = "mg_dl"
        case milliliters = "ml"
        case liters = "l"
        case fluidOunces = "floz"
        case kilocalories = "kcal"
        case seconds = "s"
        case minutes = "min"
        case hours = "h"
        case internationalUnits = "iu"
        case count = "one"
    }
}
