import CorginaCore
import Testing

@testable import CorginaJournal

/// A diary as FHIR R4.
struct FHIRBundleTests {
    private let resources: [JSON]
    private let bundle = FHIRBundle(FHIRSample.diary, now: FHIRSample.now)

    init() throws { resources = try FHIRSample.resources(bundle) }

    private func observation(_ name: String) throws -> JSON {
        try #require(resources.first { $0["code"]?["text"]?.text == name }, "\(name)")
    }

    private func code(_ resource: JSON?) -> String? { resource?["code"]?["coding"]?.elements?.first?["code"]?.text }

    /// "68.4 kg"
    private func quantity(_ resource: JSON?) -> String {
        let quantity = resource?["valueQuantity"]
        return "\(quantity?["value"]?.description ?? "–") \(quantity?["code"]?.text ?? "–")"
    }

    @Test func `it is a collection, herself first, and the same bytes each time`() throws {
        let json = try JSON(parsing: bundle.encoded())
        #expect(json["resourceType"]?.text == "Bundle" && json["type"]?.text == "collection")
        #expect(resources.first?["resourceType"]?.text == "Patient")
        #expect(FHIRBundle(FHIRSample.diary, now: FHIRSample.now).encoded() == bundle.encoded())
        let ids = resources.compactMap { $0["id"]?.text }
        #expect(Set(ids).count == resources.count)
    }

    @Test func `her name and year of birth are given and no more`() throws {
        let patient = try #require(resources.first)
        #expect(patient["name"]?.elements?.first?["given"]?.elements?.first?.text == "Mia")
        #expect(patient["birthDate"]?.text == "1995")
        #expect(
            Set(patient.members?.map(\.name) ?? []) == [
                "resourceType", "id", "text", "identifier", "name", "birthDate",
            ])
    }

    @Test func `every reference leads to a resource of the file and every narrative is well formed`() {
        let text = String(decoding: bundle.encoded(), as: UTF8.self)
        let addresses = Set(bundle.resources.map(\.address))
        for match in text.matches(of: /"reference":"([^"]*)"/) { #expect(addresses.contains(String(match.output.1))) }
        for resource in resources {
            #expect(resource["text"]?["status"]?.text == "generated")
            let div = resource["text"]?["div"]?.text ?? ""
            #expect(div.hasPrefix("<div xmlns=\"http://www.w3.org/1999/xhtml\"><p>") && div.hasSuffix("</p></div>"))
            #expect(!div.dropFirst(45).dropLast(10).contains("<"))
        }
    }

    @Test func `the pregnancy is told as the international summary asks`() throws {
        let status = try observation("Pregnancy status")
        #expect(code(status) == "82810-3")
        #expect(status["valueCodeableConcept"]?["coding"]?.elements?.first?["code"]?.text == "LA15173-0")
        let dueDate = try observation("Estimated due date")
        #expect(code(dueDate) == "11779-6")
        #expect(dueDate["valueDateTime"]?.text == "\(FHIRSample.pregnancy.estimatedDueDate)")
        #expect(
            status["hasMember"]?.elements?.first?["reference"]?.text
                == dueDate["identifier"]?.elements?.first?["value"]?.text)
        for resource in [status, dueDate] {
            #expect(resource["subject"]?["reference"] != nil && resource["effectiveDateTime"] != nil)
            #expect(resource["component"] == nil && resource["method"] == nil)
        }
        #expect(quantity(try observation("Estimated fetal weight by ultrasound")) == "420 g")
    }

    @Test(arguments: [
        (DatingMethod.dueDate(CalendarDay(number: 20_700)), "11778-8"),
        (.conception(CalendarDay(number: 20_400)), "11780-4"),
        (.embryoTransfer(CalendarDay(number: 20_400), embryoDay: 5), "11780-4"),
        (.ultrasound(CalendarDay(number: 20_400), GestationalAge(weeks: 9)), "11778-8"),
    ])
    func `each way of dating has its code`(dating: DatingMethod, code: String) throws {
        let pregnancy = Pregnancy(id: RecordID(high: 1, low: 1), dating: dating)
        let bundle = FHIRBundle(FHIRSample.diary([.putPregnancy(pregnancy)]), now: FHIRSample.now)
        let dueDate = try #require(
            try FHIRSample.resources(bundle).first { $0["code"]?["text"]?.text == "Estimated due date" })
        #expect(self.code(dueDate) == code)
    }

    @Test func `after a loss it says that she is not pregnant and nothing else of it`() throws {
        var lost = FHIRSample.pregnancy
        lost.outcome = .loss(FHIRSample.now.day)
        let bundle = FHIRBundle(FHIRSample.diary([.putPregnancy(lost)]), now: FHIRSample.now)
        #expect(bundle.resources.map(\.kind) == [.patient, .observation])
        let status = try #require(try FHIRSample.resources(bundle).last)
        #expect(status["valueCodeableConcept"]?["coding"]?.elements?.first?["code"]?.text == "LA26683-5")
        #expect(!bundle.resources.contains { $0.words.lowercased().contains("loss") })
    }

    @Test func `readings have their codes and units of UCUM`() throws {
        let weight = try observation("Body weight")
        #expect(code(weight) == "29463-7" && quantity(weight) == "68.4 kg")
        #expect(weight["category"]?.elements?.first?["coding"]?.elements?.first?["code"]?.text == "vital-signs")
        #expect(weight["note"]?.elements?.first?["text"]?.text == "Before breakfast <b>&")
        let parts = try observation("Blood pressure")["component"]?.elements ?? []
        #expect(parts.prefix(2).map(code) == ["8480-6", "8462-4"])
        #expect(quantity(parts[0]) == "142 mm[Hg]" && quantity(parts[1]) == "88 mm[Hg]")
        let glucose = try observation("Blood glucose")
        #expect(code(glucose) == "15074-8" && quantity(glucose).hasSuffix(" mmol/L"))
        #expect(quantity(try observation("Body temperature")) == "37.2 Cel")
        #expect(try observation("Fetal movements counted")["valueInteger"]?.integer == 10)
        #expect(quantity(try observation("Sleep duration")) == "435 min")
        #expect(quantity(try observation("Drink volume")) == "250 mL")
        #expect(quantity(try observation("Energy of a meal")) == "560 kcal")
        #expect(try observation("Nausea")["valueBoolean"]?.boolean == false)
    }

    @Test func `doses are taken, left out or on her list`() {
        let statements = resources.filter { $0["resourceType"]?.text == "MedicationStatement" }
        #expect(Set(statements.compactMap { $0["status"]?.text }) == ["active", "not-taken", "completed"])
        #expect(statements.allSatisfy { $0["medicationCodeableConcept"]?["text"]?.text == "Iron" })
    }

    @Test func `a visit has an end and says who takes part`() throws {
        let visit = try #require(resources.first { $0["resourceType"]?.text == "Appointment" })
        #expect(visit["status"]?.text == "booked" && visit["minutesDuration"]?.integer == 45)
        #expect(visit["start"] != nil && visit["end"] != nil)
        #expect(visit["participant"]?.elements?.count == 3)
    }

    @Test func `what she removed and notes by themselves are left out`() {
        let text = String(decoding: bundle.encoded(), as: UTF8.self)
        #expect(!text.contains("SECRET-NOTE") && !text.contains("777"))
    }

    @Test func `a span has the entries of its days, and herself and the pregnancy all the same`() {
        let day = FHIRSample.now.day - 400
        let bundle = FHIRBundle(FHIRSample.diary, on: day...day, now: FHIRSample.now)
        #expect(bundle.resources.count == 7)
        #expect(bundle.resources.first?.kind == .patient)
    }

    @Test func `an empty diary is a bundle too`() throws {
        let resources = try FHIRSample.resources(FHIRBundle(Diary(), now: FHIRSample.now))
        #expect(resources.count == 1 && resources[0]["_birthDate"] != nil)
    }

    @Test func `an offset that FHIR does not know is told in UTC`() {
        let far = Moment(secondsSinceEpoch: 0, utcOffset: 64_800)
        #expect(FHIRValue.dateTime(far).text == "1970-01-01T00:00:00Z")
        #expect(FHIRValue.dateTime(FHIRSample.now).text == "2026-03-10T12:30:00-04:00")
    }

    @Test func `whatever a diary holds, the file is JSON with finite figures`() throws {
        let odd: [HealthEvent.Details] = [
            .weight(Weight(kilograms: .infinity)), .hydration(Drink(name: "\u{0}\u{7}", volume: Milliliters(-1e12))),
            .supplement(SupplementIntake(name: "", dose: "", count: -1_000_000_000)),
            .appointment(Appointment(title: "", minutes: .max)), .sleep(Sleep(minutes: .min)),
        ]
        let events = odd.enumerated().map { place, details in
            HealthEvent(
                id: RecordID(high: 1, low: UInt64(place)), moment: FHIRSample.now, details: details, notes: "\u{1}")
        }
        let bundle = FHIRBundle(FHIRSample.diary(events.map(Change.putEvent)), now: FHIRSample.now)
        #expect(try FHIRSample.resources(bundle).count == 6)
    }
}
