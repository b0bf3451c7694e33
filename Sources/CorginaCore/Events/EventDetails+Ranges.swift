// What each figure of an entry that is told in words may be; a reading says it in its own file. Every form reads with these ranges,
// and what a sentence, a shortcut or a script says is checked by them before it is kept. They catch slips of the finger and of the
// tongue; none is a word on health. What is in the diary already is read whatever it says: `docs/storage.md` tells what it can hold.

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
