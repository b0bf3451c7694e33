import CorginaCore
import CorginaImports
import Testing

/// Cronometer's servings, daily summary and biometrics.
struct CronometerTests {
    @Test func `foods become meals, with their amounts, and water is a drink`() throws {
        let reading = try Samples.read(
            """
            Day,Time,Group,Food Name,Amount,Energy (kcal),Folate (µg),Vitamin D (IU),Iron (mg),Water (g),Category
            2026-11-20,08:15 ,Breakfast,"Oats, rolled",80.00 g,300.8,40,0,3.2,7,Grains
            2026-11-20,08:15 ,Breakfast,Banana,"1.00 medium (7"" long)",105,20,,0.3,88,Fruits
            2026-11-20,,Uncategorized,French Fries,150.00 g,293.24,,,,,Vegetables
            2026-11-20,09:00 ,Breakfast,Water,500.00 ml,0,,,,500,Beverages
            2026-11-20,,Breakfast,Tap Water,8.00 fl oz,0,,,,,Beverages
            """)
        #expect(reading.source == .cronometer && reading.content == .meals)
        let meals = Samples.meals(reading)
        #expect(meals.map(\.name) == ["Oats, rolled, Banana", "French Fries"])
        #expect(meals[0].type == .breakfast && meals[1].type == .snack)
        let oats = meals[0].items[0]
        #expect(oats.quantity == 80 && oats.portion == "g" && oats.grams.value == 80 && oats.source == .manual)
        let banana = meals[0].items[1]
        #expect(banana.quantity == 1 && banana.portion == "medium (7\" long)" && banana.grams.value == 0)
        #expect(meals[0].nutrients[.folate] == 60 && meals[0].nutrients[.iron] == 3.5)
        let drinks = reading.events.compactMap { event -> Double? in
            if case .hydration(let drink) = event.details { drink.volume.value } else { nil }
        }
        #expect(drinks == [500, 8 * Milliliters.fluidOunce.value])
        #expect(Samples.lines(reading).first == "2026-11-20 09:00 hydration")
    }

    @Test func `units of a column's name are reckoned with`() throws {
        let reading = try Samples.read(
            "Day,Food Name,Amount,Energy (kJ),Vitamin D (IU)\n2026-11-20,Salmon,100 g,836.8,400\n")
        let nutrients = try #require(Samples.meals(reading).first?.nutrients)
        #expect(abs(nutrients[.energy] - 200) < 1e-9 && nutrients[.vitaminD] == 10)
    }

    @Test func `a day's summary is one entry a day`() throws {
        let reading = try Samples.read(
            """
            Date,Energy (kcal),Protein (g),Completed
            2026-11-19,,,false
            2026-11-20,2100.0,120.0,true
            """)
        #expect(reading.content == .days && reading.leftOut == [.unreadableFigure: 1])
        #expect(Samples.meals(reading).map(\.energy.value) == [2_100])
    }

    @Test func `biometrics with their units, and those a diary does not keep`() throws {
        let reading = try Samples.read(
            """
            Day,Time,Group,Metric,Unit,Amount
            2026-11-20,7:00 AM,Data,Weight (Apple Health),lbs,150
            2026-11-20,7:01 AM,Data,Weight,kg,68.2
            2026-11-20,7:02 AM,Data,Blood Pressure,mmHg,120/80
            2026-11-20,7:03 AM,Data,Blood Glucose,mmol/L,5
            2026-11-20,7:04 AM,Data,Body Temperature,°F,98.6
            2026-11-20,7:05 AM,Data,Heart Rate,bpm,60
            2026-11-20,7:06 AM,Data,Weight,stone,11
            """)
        #expect(
            reading.events.map(\.details) == [
                .weight(Weight(kilograms: 150 * Weight.pound.kilograms)), .weight(Weight(kilograms: 68.2)),
                .bloodPressure(BloodPressure(systolic: 120, diastolic: 80)),
                .glucose(BloodGlucose(milligramsPerDeciliter: 5 * BloodGlucose.milligramsPerDeciliterPerMillimole)),
                .temperature(Temperature(fahrenheit: 98.6)),
            ])
        #expect(reading.leftOut == [.otherKind: 1, .unknownUnit: 1])
    }
}
