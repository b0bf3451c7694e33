extension SymptomKind {
    /// What a symptom is of; the symptoms of one are offered together.
    public enum Category: String, CaseIterable, Sendable {
        case digestive, general, neuro, chest, reproductive, pain, circulation, skin, infection, urinary, labour, baby
        case breast, other, mood, measurement
    }

    /// How a symptom is measured.
    public enum Scale: String, CaseIterable, Sendable {
        case severity, category, temperature, timed
        case yesOrNo = "yes_no"
        case timesADay = "count_24h"
        case timesAnHour = "count_h"
        case timedCount = "timed_count"
        case kilograms = "kg"
        case millimetersOfMercury = "mmHg"
        case milligramsPerDeciliter = "mg/dL"
    }
}
