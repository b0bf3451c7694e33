import CorginaCore
import CorginaImports
import CorginaJournal
import Testing

/// A health record, read as any other file.
struct HealthRecordTests {
    private static func weight(_ kilograms: String, id: String = "1", subject: String = "Patient/1") -> String {
        """
        {"resourceType":"Observation","id":"\(id)","status":"final","effectiveDateTime":"2026-11-19",\
        "subject":{"reference":"\(subject)"},"code":{"coding":[{"system":"http://loinc.org","code":"29463-7"}]},\
        "valueQuantity":{"value":\(kilograms),"unit":"kg"}}
        """
    }

    private static func bundle(_ resources: String...) -> String {
        "{\"resourceType\":\"Bundle\",\"entry\":[\(resources.map { "{\"resource\":\($0)}" }.joined(separator: ","))]}"
    }

    private static let visit =
        #"{"resourceType":"Appointment","id":"2","status":"booked","start":"2026-12-20T10:00:00Z","description":"Scan"}"#

    private func diary(adding plan: ImportPlan, _ mark: ImportMark) -> Diary {
        var diary = Diary()
        for entry in plan.entries(mark, recordedAt: Samples.now) { diary.apply(entry, sequence: diary.sequence + 1) }
        return diary
    }

    @Test func `readings and visits are taken, a visit to come too, and the rest is counted by its reason`() throws {
        let file = Self.bundle(
            Self.weight("70"), Self.visit, Self.weight("70"), Self.weight("7000", id: "3"),
            #"{"resourceType":"Immunization"}"#, #"{"resourceType":"MedicationStatement","status":"active"}"#)
        let reading = try Samples.read(file)
        #expect(reading.source == .healthRecord && reading.questions.isEmpty)
        #expect(Samples.lines(reading) == ["2026-11-19 12:00 weight", "2026-12-20 11:00 appointment"])
        #expect(reading.leftOut == [.twice: 1, .implausible: 1, .otherKind: 1, .planned: 1])
    }

    @Test func `what is there already is not added again, even under another name`() throws {
        let file = try Samples.read(Self.bundle(Self.weight("70"), Self.visit))
        let diary = diary(adding: ImportPlan(file, into: Diary()), ImportMark(.healthRecord, random: 1))
        let again = ImportPlan(file, into: diary)
        #expect(again.events.isEmpty && again.knownCount == 2)
        let renamed = ImportPlan(try Samples.read(Self.weight("70", id: "other")), into: diary)
        #expect(renamed.events.isEmpty && renamed.knownCount == 1)
        #expect(ImportPlan(try Samples.read(Self.weight("71", id: "other")), into: diary).events.count == 1)
    }

    @Test func `it is found by its mark, and says where it came from`() throws {
        let mark = ImportMark(.healthRecord, random: 9)
        let plan = ImportPlan(try Samples.read(Self.bundle(Self.weight("70"), Self.visit)), into: Diary())
        let diary = diary(adding: plan, mark)
        #expect(DiaryImports(diary).events(of: mark).count == 2)
        #expect(DiaryImports(diary).source(of: plan.events[0].id) == .healthRecord)
        #expect(plan.entries(mark, recordedAt: Samples.now).allSatisfy { $0.device == "Import from a health record" })
    }

    @Test func `a record of two people is refused whole, and so is one with more entries than may come`() {
        #expect(throws: ImportError.record(.severalPeople)) {
            try Samples.read(Self.bundle(Self.weight("70"), Self.weight("71", id: "2", subject: "Patient/2")))
        }
        let file = Self.bundle(Self.weight("70"), Self.visit)
        #expect(throws: ImportError.tooMany(most: 1)) {
            try ImportedFile.read(Array(file.utf8), ImportChoices(), Samples.world(mostEntries: 1))
        }
    }

    @Test func `one that breaks off is damaged`() {
        #expect(throws: ImportError.damaged) { try Samples.read(#"{"resourceType":"Bundle","entry":["#) }
    }
}
