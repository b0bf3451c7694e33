import CorginaCore
import CorginaImports
import SeededRandom
import Testing

/// What a file is, by what stands in it.
struct RecognitionTests {
    @Test(arguments: [
        ("", ImportError.empty), ("  \n ", .empty), ("PK\u{3}\u{4}", .packed), ("a,b\n1,2\n", .unknown),
        ("Hello", .unknown),
        ("{\"format\":\"corgina-diary\"}", .ownExport), ("{\"a\":1}", .unknown), ("[]", .unknown), ("{", .damaged),
        ("Date,Exercise,Type,Exercise Calories\n2026-01-01,Walk,Cardio,5\n", .nothingForDiary(.exercise)),
        ("Date,Name,Icon,Type,Quantity,Units,Calories,Deleted\n", .nothingForDiary(.exercise)),
        ("Day,Group,Note\n", .nothingForDiary(.notes)), ("Date,Weight\n\"2026", .notWhole(row: 2)),
        ("D\0a\0t\0e\0", .notText),
    ])
    func `what cannot be taken is refused with its reason`(file: String, error: ImportError) {
        #expect(throws: error) { try Samples.read(file, ImportChoices(weightUnit: .kilograms)) }
    }

    @Test func `every refusal says what to do, and that nothing was added`() {
        let errors: [ImportError] = [
            .empty, .notText, .unknown, .ownExport, .packed, .nothingForDiary(.exercise), .notWhole(row: 3),
            .notWhole(row: nil), .tooLarge, .tooMany(most: 5), .mixedDates(row: 2), .damaged,
        ]
        for error in errors { #expect(error.description.hasSuffix("Nothing was added.")) }
    }

    @Test func `no damage to a file traps`() {
        let files = [
            HealthFile.sample,
            "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-11-20,08:15,Breakfast,\"Oats, \"\"x\"\"\",80 g,300\n",
            "Date,Meal,Calories,Fat (g)\n2026-11-20,Lunch,\"1,200.5\",3\n13/4/2026,Lunch,5,6\n",
            "Day,Time,Group,Metric,Unit,Amount\n2026-11-20,7:00 AM,Data,Blood Pressure,mmHg,120/80\n",
            "[{\"date\": \"2026-11-02\", \"type\": \"pain\", \"value\": [{\"option\": \"headache\"}]}]",
        ]
        var random = SeededGenerator(seed: 29)
        for file in files {
            let bytes = Array(file.utf8)
            for _ in 0..<400 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: damaged.indices, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: damaged[place] = UInt8.random(in: .min ... .max, using: &random)
                    case 1: damaged.remove(at: place)
                    default: damaged.insert(contentsOf: damaged[..<min(place, 40)], at: place)
                    }
                    if damaged.isEmpty { damaged = [0] }
                }
                for choices in [ImportChoices(), ImportChoices(dateOrder: .dayFirst, weightUnit: .pounds)] {
                    guard let reading = try? ImportedFile.read(damaged, choices, Samples.world()) else { continue }
                    #expect(reading.events.allSatisfy { $0.details.implausible == nil && $0.moment <= Samples.now })
                    #expect(Set(reading.events.map(\.id)).count == reading.events.count)
                }
            }
        }
    }
}
