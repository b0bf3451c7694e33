import CorginaCore
import SeededRandom
import Testing

@testable import CorginaJournal

/// Taking in what another program, or another Corgina, wrote.
struct FHIRRecordsTests {
    private static let offset: @Sendable (Int64) -> Int = { _ in -14_400 }

    private func read(_ bytes: [UInt8]) throws -> FHIRRecords {
        try FHIRRecords(bytes, now: FHIRSample.now, offset: Self.offset)
    }

    private func read(_ resources: String...) throws -> FHIRRecords {
        let entries = resources.map { "{\"resource\":\($0)}" }.joined(separator: ",")
        return try read(Array("{\"resourceType\":\"Bundle\",\"entry\":[\(entries)]}".utf8))
    }

    @Test func `what one diary wrote another one has, word for word`() throws {
        let file = try read(FHIRBundle(FHIRSample.diary, now: FHIRSample.now).encoded())
        let taken = Dictionary(uniqueKeysWithValues: file.events.map { ($0.id, $0) })
        for event in FHIRSample.events() {
            let copy = try #require(taken[event.id], "\(event.details.kind)")
            #expect(copy.moment.secondsSinceEpoch == event.moment.secondsSinceEpoch)
            #expect(copy.notes == event.notes)
            switch event.details {
            case .glucose(let glucose):
                guard case .glucose(let read) = copy.details else { Issue.record("\(copy.details)"); continue }
                #expect(abs(read.milligramsPerDeciliter - glucose.milligramsPerDeciliter) < 0.02)
                #expect(read.timing == glucose.timing && read.meal == glucose.meal)
            default: #expect(copy.details == event.details)
            }
        }
        #expect(file.skipped == [.unknownCode: 5, .plan: 1, .notFinal: 1])
    }

    @Test(arguments: [
        ("29463-7", "150", "[lb_av]", HealthEvent.Details.weight(Weight(kilograms: 150 * 0.453_592_37))),
        ("29463-7", "68400", "g", .weight(Weight(kilograms: 68.4))),
        ("8310-5", "100.4", "[degF]", .temperature(Temperature(celsius: 38))),
        ("41653-7", "95", "mg/dL", .glucose(BloodGlucose(milligramsPerDeciliter: 95))),
        ("15074-8", "5.5", "mmol/L", .glucose(BloodGlucose(milligramsPerDeciliter: 99.09))),
        ("93832-4", "7.5", "h", .sleep(Sleep(minutes: 450))),
    ])
    func `units are converted`(code: String, value: String, unit: String, details: HealthEvent.Details) throws {
        let file = try read(FHIRSample.observation(code, FHIRSample.quantity(value, unit)))
        #expect(file.events.map(\.details) == [details])
    }

    @Test func `a unit in words alone is understood`() throws {
        let file = try read(
            FHIRSample.observation("29463-7", #""valueQuantity":{"value":150,"unit":"lbs"}"#),
            FHIRSample.observation("29463-7", #""valueQuantity":{"value":70,"unit":"stone"}"#, id: "2"))
        #expect(file.events.count == 1 && file.skipped == [.unknownUnit: 1])
    }

    @Test func `a day alone is its noon, and UTC is her own clock`() throws {
        let day = try read(FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"), time: "2026-03-09"))
        #expect(day.events.first?.moment.description == "2026-03-09T12:00:00-04:00")
        let utc = try read(
            FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"), time: "2026-03-09T02:00:00Z"))
        #expect(utc.events.first?.moment.description == "2026-03-08T22:00:00-04:00")
    }

    @Test(arguments: [
        (FHIRSample.observation("2160-0", FHIRSample.quantity("1", "mg/dL")), FHIRSkip.unknownCode),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"), status: "entered-in-error"), .notFinal),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"), status: "preliminary"), .notFinal),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"), time: "2026-03"), .noTime),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"), time: "2026-04-09"), .ahead),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"), time: "1950-04-09"), .implausible),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("7000", "kg")), .implausible),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("1e300", "kg")), .implausible),
        (FHIRSample.observation("29463-7", #""valueString":"heavy""#), .noValue),
        (
            FHIRSample.observation(
                "15074-8", #""valueQuantity":{"value":3.9,"comparator":"<","unit":"mmol/L"}"#), .noValue
        ),
        (FHIRSample.observation("29463-7", FHIRSample.quantity("70", "mmol/L")), .unknownUnit),
        (#"{"resourceType":"Immunization","status":"completed"}"#, .otherKind),
        (#"{"resourceType":"MedicationStatement","status":"active"}"#, .plan),
        (#"{"resourceType":"MedicationStatement","status":"not-taken"}"#, .notFinal),
        (#"{"resourceType":"Appointment","status":"cancelled","start":"2026-03-20T10:00:00Z"}"#, .notFinal),
        (#"{"resourceType":"Appointment","status":"booked"}"#, .noTime), ("[]", .otherKind),
    ])
    func `what is not taken has its reason`(resource: String, reason: FHIRSkip) throws {
        let file = try read(resource)
        #expect(file.events.isEmpty && file.skipped == [reason: 1])
    }

    @Test func `doses and visits of other programs are read`() throws {
        let file = try read(
            #"""
            {"resourceType":"MedicationStatement","id":"a","status":"completed","effectiveDateTime":"2026-03-09",
             "medicationCodeableConcept":{"coding":[{"display":"Iron 325 mg"}]},
             "dosage":[{"doseAndRate":[{"doseQuantity":{"value":1,"unit":"tablet"}}]}]}
            """#,
            #"""
            {"resourceType":"Appointment","id":"b","status":"booked","start":"2026-03-20T10:00:00-04:00",
             "end":"2026-03-20T10:30:00-04:00","serviceType":[{"text":"Growth scan"}],"comment":"Bring the book",
             "participant":[{"actor":{"reference":"Practitioner/9","display":"Dr. Lee"}},
              {"actor":{"reference":"Location/3","display":"City Hospital"}}]}
            """#)
        #expect(
            file.events.first?.details == .supplement(SupplementIntake(name: "Iron 325 mg", dose: "1 tablet", count: 1))
        )
        let visit = Appointment(title: "Growth scan", place: "City Hospital", provider: "Dr. Lee", minutes: 30)
        #expect(file.events.last?.details == .appointment(visit))
        #expect(file.events.last?.notes == "Bring the book")
    }

    @Test func `records of two people are refused as a whole`() {
        #expect(throws: FHIRFileError.severalPeople) {
            try read(
                FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg")),
                FHIRSample.observation("29463-7", FHIRSample.quantity("71", "kg"), id: "2", subject: "Patient/2"))
        }
    }

    @Test func `the same record twice in a file is taken once`() throws {
        let weight = FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg"))
        let file = try read(weight, weight)
        #expect(file.events.count == 1 && file.skipped == [.twice: 1])
    }

    @Test func `one resource alone is a file too`() throws {
        let bytes = Array(FHIRSample.observation("29463-7", FHIRSample.quantity("70", "kg")).utf8)
        #expect(try read(bytes).events.count == 1)
    }

    @Test(arguments: [
        "", "{}", "[]", "null", "{\"resourceType\":7}", "{\"a\":1,\"a\":2}", "<xml/>", "{\"resourceType\":\"Bundle\"",
    ])
    func `what is no record is refused`(text: String) {
        #expect(throws: FHIRFileError.self) { try read(Array(text.utf8)) }
    }

    @Test func `a record longer than any is refused unread, and so are levels without end`() {
        let long = FHIRSample.observation("29463-7", "\"x\":\"\(String(repeating: "a", count: 140_000))\"")
        #expect(throws: FHIRFileError.resourceTooLong(number: 1)) { try read(FHIRSample.file(long)) }
        let deep = "{\"resourceType\":\"Bundle\",\"entry\":" + String(repeating: "[", count: 5_000)
        #expect(throws: FHIRFileError.self) { try read(Array(deep.utf8)) }
    }

    @Test(arguments: [
        ("{\"resourceType\":\"Bundle\"}", true), (" {\"id\":1,\"resourceType\":7}", true), ("{}", false), ("[]", false),
        ("", false), ("{\"a\":{\"resourceType\":\"Bundle\"}}", false), ("Date,Weight\n", false),
        ("{\"resourceType\":", false),
    ])
    func `a file of FHIR is told by its outermost object`(text: String, isRecord: Bool) {
        #expect(FHIRRecords.areIn(Array(text.utf8)) == isRecord)
    }

    @Test func `no damage to a file ends anything but the reading`() {
        let whole = FHIRBundle(FHIRSample.diary, now: FHIRSample.now).encoded()
        var random = SeededGenerator(seed: 76)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32...126, using: &random)
            }
            _ = try? read(bytes)
            _ = try? read(Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))))
        }
    }
}
