import CorginaCore
import Markup

extension Temperature: MeasuredContent {
    static let look = EntryLook(
        name: "Temperature", plural: "Temperature", symbol: .thermometer, hue: .calories, deservesCallAdvice: true)
    static let page = MeasuredPage(
        title: "Temperature", symbol: .thermometer, hue: .calories, add: "Add a reading",
        example: "my temperature is 37.2")
    static let units = [ReadingUnit("c", "°C", .metric), ReadingUnit("f", "°F", .us)]

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, Self.look.name, Measures(units).temperature(self))
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "temperature \(Measures(speech.units).temperature(self))\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "Temperature noted: \(Measures(speech.units).temperature(self))\(speech.day(moment))."
    }

    static let fieldNames = ["amount", "unit"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        ["amount": KindFields.typed(units == .metric ? celsius : fahrenheit), "unit": Self.unit(units)]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        fields.amount("Temperature", hint: "A comma is fine", in: units, errors)
    }

    static func read(_ fields: inout CheckedFields, changing before: Temperature?, _ units: Profile.UnitSystem)
        -> Temperature?
    {
        if let before, before.isShown(in: fields, units) { return before }
        let unit = fields["unit"] ?? unit(units)
        let temperature = fields.form.amount("amount").map {
            unit == "f" ? Temperature(fahrenheit: $0) : Temperature(celsius: $0)
        }
        guard let temperature, range.contains(temperature) else {
            fields.refuse("amount", "Enter a temperature from 34 to 43 °C, or 93.2 to 109.4 °F, and check the unit")
            return nil
        }
        return temperature
    }

    static func calls(isPregnant: Bool) -> [String] {
        [
            fever.map { "\(degrees($0)) or more: call your provider now, at any hour." },
            highFever.map { "\(degrees($0)) or more: call your emergency number." },
        ].compactMap { $0 }
    }

    /// "38.0 °C (100.4 °F)"
    private static func degrees(_ temperature: Temperature) -> String {
        let isWhole = temperature.celsius == temperature.celsius.rounded()
        return temperature.inBothUnits(tenths: isWhole ? ".0" : "")
    }

    /// "38 °C (100.4 °F)"
    ///
    /// - Parameter tenths: what follows the degrees Celsius.
    func inBothUnits(tenths: String = "") -> String {
        let fahrenheit = Figure.decimal((fahrenheit * 10).rounded(.up) / 10)
        return "\(Figure.decimal(celsius))\(tenths) °C (\(fahrenheit) °F)"
    }

    func height(_ units: Profile.UnitSystem) -> Double? { units == .metric ? celsius : fahrenheit }

    static func chart(_ series: ReadingSeries) -> DayChart? {
        let isMetric = series.units == .metric
        return series.chart(
            "Temperature", unit: isMetric ? "°C" : "°F", limit: fever?.height(series.units),
            named: "Fever")
    }
}
