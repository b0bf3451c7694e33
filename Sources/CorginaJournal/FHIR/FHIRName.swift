/// The names of what no code is known for. They are read back by these words.
enum FHIRName {
    static let with = "With"
    static let faint = "dizzy or faint"
    static let timing = "When taken"
    static let meal = "Meal"
    static let movements = "Fetal movements counted"
    static let length = "Duration"
    static let contraction = "Contraction"
    static let wakings = "Times awake"
    static let quality = "Quality"
    static let asleep = "Fell asleep at"
    static let nap = "Nap"
    static let drink = "Drink"
    static let drinkVolume = "Drink volume"
    static let foods = "Foods"
    static let severity = "Severity from 1 (mild) to 5 (severe)"
    /// The category of a symptom, so that no other yes or no is read back as one.
    static let symptom = "Symptom"
    static let edinburgh = "EPDS total score from 0 to 30"
    static let edinburghSelfHarm = "EPDS last question from 0 to 3"
    static let moodCheck = "PHQ-2 total score from 0 to 6"
}
