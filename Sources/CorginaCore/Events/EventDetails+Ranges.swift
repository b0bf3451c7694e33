// What each figure of an entry may be, in one place: every form reads with these ranges, and what a sentence, a shortcut or a script
// says is checked by them before it is kept. They catch slips of the finger and of the tongue; none is a word on health. What is in
// the diary already is read whatever it says: `docs/storage.md` tells what a diary can hold.

extension Weight {
    /// In kilograms. ``BodyFacts/weights``, what the formula for energy was made for, are fewer.
    public static let range = 30.0...300.0
}

extension BloodPressure {
    /// In mmHg.
    public static let systolicRange = 50...260
    public static let diastolicRange = 30...180
}

extension BloodGlucose {
    /// In mg/dL: 1 to 40 mmol/L. Outside is a slip of the finger or of the unit.
    public static let range = 18.0...40 * milligramsPerDeciliterPerMillimole
}

extension Temperature {
    public static let range = Temperature(celsius: 34)...Temperature(celsius: 43)
}

extension KickCount {
    /// How many movements one sitting counts, and how many minutes it takes.
    public static let counts = 0...1_000
    public static let lengths = 0...1_440
}

extension Contraction {
    /// In seconds.
    public static let lengths = 1...3_600
}

extension Drink {
    /// In millilitres.
    public static let volumes = 1.0...5_000.0
}

extension SupplementIntake {
    /// Tablets, capsules or drops taken at once.
    public static let counts = 1...50
}

extension SymptomReport {
    public static let severities = 1...5
    /// In minutes, a year at most: what lasts longer is told in words.
    public static let lengths = 1...525_600
    /// How many times, and for how many hours: whatever is told in numbers beside the temperature.
    public static let amounts = 1.0...100.0
}

extension FoodItem {
    /// The most of one food in an entry: of its portion, as ``AmountText/range``, and in grams.
    public static let mostPortions = AmountText.range.upperBound
    public static let mostGrams = 100_000.0
}

extension Appointment {
    /// In minutes.
    public static let lengths = 1...1_440
}

extension HealthEvent {
    /// The days an entry may be about, from 1 January 1970 to the end of the years Corgina reads.
    public static let days = CalendarDay(number: 0)...CalendarDay(number: 84_370)
}
