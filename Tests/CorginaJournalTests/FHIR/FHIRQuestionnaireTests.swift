import CorginaCore
import Testing

@testable import CorginaJournal

/// Questionnaires in a health record: her answers beside the score.
struct FHIRQuestionnaireTests {
    private let resources: [JSON]

    init() throws { resources = try FHIRSample.resources(FHIRBundle(FHIRSample.diary, now: FHIRSample.now)) }

    private func response(_ name: String) throws -> JSON {
        try #require(
            resources.first {
                $0["_questionnaire"]?["extension"]?.elements?.first?["valueString"]?.text?.contains(name) == true
            }, "\(name)")
    }

    private func answers(_ response: JSON) -> [String: JSON] {
        let items = response["item"]?.elements ?? []
        return Dictionary(
            uniqueKeysWithValues: items.compactMap { item in
                item["linkId"]?.text.flatMap { link in item["answer"]?.elements?.first.map { (link, $0) } }
            })
    }

    private func read(_ resources: String...) throws -> FHIRRecords {
        let entries = resources.map { "{\"resource\":\($0)}" }.joined(separator: ",")
        return try FHIRRecords(
            Array("{\"resourceType\":\"Bundle\",\"entry\":[\(entries)]}".utf8), now: FHIRSample.now,
            offset: { _ in -14_400 })
    }

    private static func form(
        _ items: String, questionnaire: String = "http://loinc.org/q/55757-9", status: String = "completed"
    ) -> String {
        """
        {"resourceType":"QuestionnaireResponse","id":"q","status":"\(status)","questionnaire":"\(questionnaire)",\
        "subject":{"reference":"Patient/1"},"authored":"2026-03-09T08:00:00-05:00","item":[\(items)]}
        """
    }

    private static let answered = """
        {"linkId":"g","item":[\
        {"linkId":"/44250-9","answer":[{"valueCoding":{"system":"http://loinc.org","code":"LA6569-3"}}]},\
        {"linkId":"/44255-8","answer":[{"valueInteger":3}]}]}
        """

    @Test func `each has an id of its own, is completed and stands behind its score`() throws {
        let responses = resources.filter { $0["resourceType"]?.text == "QuestionnaireResponse" }
        #expect(responses.count == 3)
        for response in responses {
            #expect(response["status"]?.text == "completed" && response["authored"] != nil)
            let address = response["identifier"]?["value"]?.text
            let results = resources.filter {
                $0["derivedFrom"]?.elements?.first?["reference"]?.text == address
            }
            #expect(results.count == 1 && results.first?["resourceType"]?.text == "Observation")
            #expect(results.first?["effectiveDateTime"] == response["authored"])
            #expect(results.first?["id"] != response["id"])
        }
    }

    @Test func `the mood check is the PHQ-2 with LOINC's answers`() throws {
        let response = try response("PHQ-2")
        #expect(response["questionnaire"]?.text == "http://loinc.org/q/55757-9")
        let answers = answers(response)
        #expect(answers["/44250-9"]?["valueCoding"]?["code"]?.text == "LA6569-3")
        #expect(answers["/44255-8"]?["valueCoding"]?["code"]?.text == "LA6570-1")
        #expect(answers["/55758-7"]?["valueInteger"]?.integer == 3)
    }

    @Test func `of the Edinburgh scale the total and the last answer are told, and none of its questions`() throws {
        let response = try response("EPDS")
        #expect(response["questionnaire"] == nil)
        let answers = answers(response)
        #expect(answers.keys.sorted() == ["last-question", "total"])
        #expect(answers["total"]?["valueInteger"]?.integer == 11)
        #expect(answers["last-question"]?["valueInteger"]?.integer == 1)
        #expect(
            response["item"]?.elements?.compactMap { $0["text"]?.text } == [
                "EPDS total score from 0 to 30", "EPDS last question from 0 to 3",
            ])
    }

    @Test func `the nausea score is told in the words she chose`() throws {
        let answers = answers(try response("PUQE"))
        #expect(answers["nausea_hours_24h"]?["valueString"]?.text == "2-3 hours")
        #expect(answers["vomit_count_24h"]?["valueString"]?.text == "1-2 times")
        #expect(answers["total"]?["valueInteger"]?.integer == 6)
    }

    @Test func `answers without a score are a mood check`() throws {
        let file = try read(Self.form(Self.answered))
        let check = SymptomReport(name: MoodCheck.name, severity: nil, moodCheck: MoodCheck(interest: 1, mood: 3))
        #expect(file.events.map(\.details) == [.symptom(check)] && file.skipped.isEmpty)
    }

    @Test func `a score of another program gets its answers from the form behind it, and is one entry`() throws {
        let score = FHIRSample.observation(
            "55758-7", #""valueInteger":4,"derivedFrom":[{"reference":"QuestionnaireResponse/q"}]"#)
        let file = try read(score, Self.form(Self.answered))
        #expect(file.events.count == 1 && file.skipped.isEmpty)
        guard case .symptom(let report) = file.events.first?.details else { Issue.record("no symptom"); return }
        #expect(report.moodCheck == MoodCheck(interest: 1, mood: 3))
        #expect(try read(FHIRSample.observation("55758-7", #""valueInteger":4"#)).skipped == [.questionnaire: 1])
    }

    @Test(arguments: [
        (form(answered, questionnaire: "http://loinc.org/q/44249-1"), FHIRSkip.questionnaire),
        (form(answered, status: "in-progress"), .notFinal), (form("", status: "completed"), .questionnaire),
        (form(#"{"linkId":"/44250-9","answer":[{"valueInteger":1}]}"#), .questionnaire),
        (
            form(
                #"{"linkId":"/44250-9","answer":[{"valueInteger":4}]},{"linkId":"/44255-8","answer":[{"valueInteger":1}]}"#
            ),
            .questionnaire
        ),
        (form(#"7,{"linkId":7},{"linkId":"/44250-9","answer":7}"#), .questionnaire),
    ])
    func `other questionnaires are counted and not taken`(form: String, reason: FHIRSkip) throws {
        let file = try read(form)
        #expect(file.events.isEmpty && file.skipped == [reason: 1])
    }
}
