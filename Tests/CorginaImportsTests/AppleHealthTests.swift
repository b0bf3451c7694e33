import CorginaCore
import Testing

@testable import CorginaImports

/// Apple Health's export.xml.
struct AppleHealthTests {
    @Test func `what a diary keeps is taken, in its units, and nothing else`() throws {
        let reading = try Samples.read(HealthFile.sample)
        #expect(reading.source == .appleHealth)
        let details = reading.events.map(\.details)
        #expect(
            details.filter { $0.kind != .meal && $0.kind != .sleep } == [
                .weight(Weight(kilograms: 150 * Weight.pound.kilograms)),
                .glucose(BloodGlucose(milligramsPerDeciliter: 5 * BloodGlucose.milligramsPerDeciliterPerMillimole)),
                .hydration(Drink(name: "Water", volume: Milliliters(8 * Milliliters.fluidOunce.value))),
                .bloodPressure(BloodPressure(systolic: 113, diastolic: 66)),
            ])
        #expect(reading.events[0].moment == Moment("2026-11-20T07:00:00-05:00"))
        #expect(reading.leftOut == [.twice: 1, .inBed: 1, .unknownUnit: 1])
    }

    @Test func `the nutrients of one app at one moment are one food, with its name`() throws {
        let meals = try Samples.meals(Samples.read(HealthFile.sample))
        #expect(meals.map(\.name) == ["Porridge & “milk”", "Food from Other App"])
        let nutrients = meals[0].nutrients
        #expect(nutrients[.energy] == 300 && nutrients[.protein] == 10 && nutrients[.folate] == 25)
        #expect(abs(meals[1].energy.value - 100) < 1e-9)
    }

    @Test func `stages of sleep from two devices are one night`() throws {
        let sleeps = try Samples.read(HealthFile.sample).events.filter { $0.details.kind == .sleep }
        #expect(
            sleeps.map(\.details) == [
                .sleep(Sleep(minutes: 450, asleep: TimeOfDay("23:00"))),
                .sleep(Sleep(minutes: 40, asleep: TimeOfDay("14:00"), isNap: true)),
            ])
        #expect(sleeps.map { "\($0.moment)" } == ["2026-11-20T07:00:00+01:00", "2026-11-20T14:40:00+01:00"])
    }

    @Test func `what Corgina wrote there is not read back`() throws {
        func file(from source: String) -> String {
            """
            <HealthData>
            <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="\(source)" unit="kg" \
            startDate="2026-11-20 07:00:00 +0100" endDate="2026-11-20 07:00:00 +0100" value="68"/>
            </HealthData>
            """
        }
        #expect(try Samples.read(file(from: "Scale")).events.count == 1)
        #expect(try Samples.read(file(from: "Corgina")).events.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 7, 64, 1_000])
    func `in pieces of any size it reads as a whole does`(size: Int) throws {
        let bytes = Array(HealthFile.sample.utf8)
        var reader = AppleHealthReader(Samples.world())
        for start in stride(from: 0, to: bytes.count, by: size) {
            try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(try reader.finish() == Samples.read(HealthFile.sample))
    }

    @Test func `cut off anywhere it is not whole, and nothing traps`() {
        let bytes = Array(HealthFile.sample.utf8)
        let end = HealthFile.sample.utf8.count - "</HealthData>".utf8.count
        for count in stride(from: 1, through: end, by: 31) {
            #expect(throws: ImportError.self) {
                try ImportedFile.read(Array(bytes[..<count]), ImportChoices(), Samples.world())
            }
        }
    }

    @Test(arguments: [
        "<html><body>Hello</body></html>", "<ClinicalDocument/>", "<", "<?xml version=\"1.0\"?>", "<!-- -->", "<<",
        "< a>",
    ])
    func `other XML is no export of Apple Health`(file: String) {
        #expect(throws: ImportError.self) { try Samples.read(file) }
    }

    @Test func `a tag that never ends is damage, not memory`() {
        let endless = "<HealthData><Record type=\"" + String(repeating: "x", count: MarkupTags.longest + 10)
        #expect(throws: ImportError.damaged) { try Samples.read(endless) }
    }

    @Test func `a million steps leave nothing behind`() throws {
        var reader = AppleHealthReader(Samples.world())
        try reader.read(Array("<HealthData locale=\"en_US\">".utf8))
        let steps = Array(
            String(repeating: HealthFile.record("HKQuantityTypeIdentifierStepCount", "count", "3"), count: 100).utf8)
        for _ in 0..<1_000 { try reader.read(steps) }
        try reader.read(
            Array((HealthFile.record("HKQuantityTypeIdentifierBodyMass", "kg", "70") + "</HealthData>").utf8))
        let reading = try reader.finish()
        #expect(reading.events.count == 1 && reading.leftOut.isEmpty)
    }

    @Test func `more entries than a diary takes are refused`() {
        let records = (10..<40).map {
            HealthFile.record("HKQuantityTypeIdentifierBodyMass", "kg", "70", at: "2026-11-20 07:00:\($0) +0100")
        }
        let file = "<HealthData>" + records.joined() + "</HealthData>"
        #expect(throws: ImportError.tooMany(most: 20)) {
            try ImportedFile.read(Array(file.utf8), ImportChoices(), Samples.world(mostEntries: 20))
        }
    }
}

/// A small export, written for the tests.
enum HealthFile {
    static func record(
        _ type: String, _ unit: String, _ value: String, at start: String = "2026-11-20 07:00:00 -0500",
        to end: String? = nil, from source: String = "Scale", within: String? = nil
    ) -> String {
        let tag =
            "<Record type=\"\(type)\" sourceName=\"\(source)\" sourceVersion=\"1\" unit=\"\(unit)\" creationDate=\"\(start)\" startDate=\"\(start)\" endDate=\"\(end ?? start)\" value=\"\(value)\""
        return within.map { "\(tag)>\n  \($0)\n </Record>\n" } ?? "\(tag)/>\n"
    }

    private static func sleep(_ stage: String, _ start: String, _ end: String, _ source: String) -> String {
        record(
            "HKCategoryTypeIdentifierSleepAnalysis", "", "HKCategoryValueSleepAnalysis\(stage)",
            at: "2026-11-\(start):00 +0100", to: "2026-11-\(end):00 +0100", from: source)
    }

    private static func food(_ nutrient: String, _ unit: String, _ value: String, _ within: String? = nil) -> String {
        record(
            "HKQuantityTypeIdentifierDietary\(nutrient)", unit, value, at: "2026-11-20 08:00:00 +0100", from: "Meals",
            within: within)
    }

    static let sample =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit's version: 14 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
        <!ATTLIST HealthData
          locale CDATA #REQUIRED
        >
        ]>
        <HealthData locale="en_US">
         <ExportDate value="2026-11-22 10:00:00 +0100"/>
         <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
        """ + weights + glucose + foods + pressure + nights + "</HealthData>\n"

    private static let weights =
        record(
            "HKQuantityTypeIdentifierBodyMass", "lb", "150",
            within: "<MetadataEntry key=\"HKWasUserEntered\" value=\"1 > 0\"/>")
        + record("HKQuantityTypeIdentifierBodyMass", "lb", "150", from: "Health")
        + record("HKQuantityTypeIdentifierBodyMass", "catty", "150")
        + record("HKQuantityTypeIdentifierBodyMassIndex", "count", "22")

    private static let glucose =
        record("HKQuantityTypeIdentifierBloodGlucose", "mmol&lt;180.15588000005408&gt;/L", "5")
        + record("HKQuantityTypeIdentifierDietaryWater", "fl_oz_us", "8")

    private static let foods =
        food("EnergyConsumed", "Cal", "300", "<MetadataEntry key=\"HKFoodType\" value=\"Porridge &amp; “milk”\"/>")
        + food("Protein", "g", "10") + food("Folate", "mcg", "25")
        + record(
            "HKQuantityTypeIdentifierDietaryEnergyConsumed", "kJ", "418.4", at: "2026-11-20 12:00:00 +0100",
            from: "Other App")
        + "<Correlation type=\"HKCorrelationTypeIdentifierFood\" sourceName=\"Meals\" startDate=\"2026-11-20 08:00:00 +0100\">"
        + food("Protein", "g", "10") + "</Correlation>"

    private static let pressure =
        "<Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\" sourceName=\"Cuff\" startDate=\"2026-11-20 09:24:00 +0100\" endDate=\"2026-11-20 09:24:00 +0100\">\n"
        + record("HKQuantityTypeIdentifierBloodPressureSystolic", "mmHg", "113")
        + record("HKQuantityTypeIdentifierBloodPressureDiastolic", "mmHg", "66") + " </Correlation>\n"
        + record("HKQuantityTypeIdentifierBloodPressureSystolic", "mmHg", "113")

    private static let nights =
        sleep("InBed", "19 22:30", "20 07:10", "iPhone") + sleep("AsleepCore", "19 23:00", "20 03:00", "Watch")
        + sleep("AsleepREM", "20 03:30", "20 07:00", "Watch") + sleep("Asleep", "19 23:10", "20 02:00", "Ring")
        + sleep("Awake", "20 03:00", "20 03:30", "Watch") + sleep("AsleepUnspecified", "20 14:00", "20 14:40", "Watch")
}
