import CorginaJournal
import HTTPTypes
import Testing

@testable import CorginaServer

/// What the interface says of itself.
struct InterfaceDescriptionTests {
    private let document = InterfaceDescription.json

    @Test func `every place is in it with every method it answers to, and no other is`() throws {
        let paths = try #require(document["paths"]?.members)
        #expect(paths.map(\.name) == InterfacePlace.allCases.map(\.template))
        for place in InterfacePlace.allCases {
            let path = try #require(document["paths"]?[place.template]?.members)
            let methods = path.map(\.name).filter { $0 != "parameters" }
            #expect(methods == place.methods.map { $0.rawValue.lowercased() }, "\(place)")
            #expect(path.contains { $0.name == "parameters" } == place.namesDraft)
            for operation in path where operation.name != "parameters" {
                #expect(operation.value["security"]?.elements?.isEmpty == (place.right == nil), "\(place)")
                #expect(operation.value["summary"]?.text?.isEmpty == false)
                #expect((operation.value["requestBody"] != nil) == (place.body != nil))
                #expect(operation.value["responses"]?["\(place.answer.status)"] != nil)
            }
        }
        let names = paths.flatMap { $0.value.members ?? [] }.compactMap { $0.value["operationId"]?.text }
        #expect(Set(names).count == names.count && names.count > paths.count)
    }

    @Test func `every error of the interface is in it where it may be`() {
        let errors: [InterfaceError] = [
            .tokenNeeded, .rightMissing(.say), .wrongMethod(.today), .wrongType, .notText, .notJSON, .wrongShape,
            .noSentence,
            .tooLong, .wrongID, .wrongTime, .wrongAnswer, .wrongChoice, .draftGone, .wrongEntry(.measurements),
            .wrongEntry(.water), .wrongEntry(.doses), .wrongUnit, .noSupplement, .wrongDay, .noForm,
            .wrongPhoto(.noPhoto),
        ]
        for error in errors {
            #expect(DescribedProblem(rawValue: error.status.code) != nil, "\(error)")
            #expect(!error.sentence.isEmpty)
        }
        for place in InterfacePlace.allCases {
            let codes = place.problems.map(\.rawValue)
            #expect(codes.contains(401) == (place.right != nil) && codes.contains(404) == place.namesDraft, "\(place)")
        }
    }

    @Test func `all it refers to is there, and all that is there is referred to`() throws {
        let check = SchemaCheck(document: document)
        let references = references(in: document)
        for reference in references { #expect(check.resolved(.string(reference)) != nil, "\(reference)") }
        let names = try #require(document["components"]?["schemas"]?.members).map(\.name)
        #expect(Set(names.map { "#/components/schemas/\($0)" }) == references)
    }

    private func references(in json: JSON) -> Set<String> {
        switch json {
        case .array(let elements): elements.map(references).reduce(into: []) { $0.formUnion($1) }
        case .object(let members):
            members.reduce(into: []) { found, member in
                if member.name == "$ref", let text = member.value.text { found.insert(text) }
                found.formUnion(references(in: member.value))
            }
        default: []
        }
    }

    @Test func `everybody may read it, and it is the same for all`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        let (script, _) = try await browser.makeToken(["say"])
        let read = try await TestScript(server: server).get("/api/v1/openapi.json")
        #expect(read.status == 200 && read.json == document && read.json?["openapi"]?.text == "3.1.0")
        #expect(try await script.get("/api/v1/openapi.json").text == read.text)
        #expect(try await browser.get("/api/v1/openapi.json").page == read.text)
        #expect(read.headers[.contentType] == "application/json" && read.headers[.setCookie] == nil)
    }

    @Test(arguments: [
        (#"{"spoken": "x"}"#, InterfaceSchema.spoken, true), (#"{"spoken": 7}"#, .spoken, false),
        ("{}", .spoken, false),
        (#"{"spoken": "x", "more": 1}"#, .spoken, false), ("null", .spoken, false), ("[]", .document, false),
        (#"{"any": [1]}"#, .document, true), (#"{"name": "Iron", "time": null}"#, .dose, true),
        (#"{"name": "Iron", "time": 8}"#, .dose, false), (#"{"sentence": "", "id": "x"}"#, .sentence, false),
        (#"{"sentence": "an apple", "time": "noon"}"#, .sentence, false),
        (#"{"sentence": "an apple", "time": "2026-03-10T18:40:00Z", "id": null}"#, .sentence, true),
        (#"{"sentence": " \n\u0007\u0085"}"#, .sentence, false), (#"{"sentence": " ´"}"#, .sentence, true),
        (#"{"name": "Egg", "grams": 1.5, "calories": 1, "amountGuessed": true}"#, .food, false),
        (#"{"name": "Egg", "grams": 2, "calories": 1, "amountGuessed": 0}"#, .food, false),
        (#"{"ask": "?", "choices": [{"id": "a", "say": "A"}]}"#, .question, true),
        (#"{"ask": "?", "choices": [{"id": "a"}]}"#, .question, false),
    ])
    func `the check that answers go through tells what fits from what does not`(
        text: String, schema: InterfaceSchema, fits: Bool
    ) throws {
        let faults = SchemaCheck(document: document).faults(try JSON(parsing: text), schema.schema.json)
        #expect(faults.isEmpty == fits, "\(text): \(faults)")
    }

    @Test(arguments: [
        (#"{"kind": "weight", "value": 68.2, "unit": "kg"}"#, InterfaceSchema.measurement, true),
        (#"{"kind": "weight", "value": 150, "unit": "lb", "id": "a"}"#, .measurement, true),
        (#"{"kind": "weight", "value": 30, "unit": "kg"}"#, .measurement, true),
        (#"{"kind": "weight", "value": 29.9, "unit": "kg"}"#, .measurement, false),
        (#"{"kind": "weight", "value": 301, "unit": "kg"}"#, .measurement, false),
        (#"{"kind": "weight", "value": 68}"#, .measurement, false),
        (#"{"kind": "weight", "value": 5, "unit": "mmol/L"}"#, .measurement, false),
        (#"{"kind": "glucose", "value": 5.1, "unit": "mmol/L", "timing": "fasting"}"#, .measurement, true),
        (#"{"kind": "glucose", "value": 41, "unit": "mmol/L"}"#, .measurement, false),
        (#"{"kind": "temperature", "value": 98.6, "unit": "degF"}"#, .measurement, true),
        (#"{"kind": "temperature", "value": 98.6, "unit": "degC"}"#, .measurement, false),
        (#"{"kind": "blood_pressure", "systolic": 118, "diastolic": 76}"#, .measurement, true),
        (#"{"kind": "blood_pressure", "systolic": 118}"#, .measurement, false),
        (#"{"kind": "blood_pressure", "systolic": 1e308, "diastolic": 76}"#, .measurement, false),
        (#"{"amount": 250, "unit": "mL"}"#, .water, true),
        (#"{"amount": 250, "unit": "L"}"#, .water, false),
        (#"{"amount": 0, "unit": "mL"}"#, .water, false),
        (#"{"supplement": "Iron"}"#, .takenDose, true),
        (#"{"supplement": "Iron", "count": 51}"#, .takenDose, false),
    ])
    func `which figures fit follows from the unit`(text: String, schema: InterfaceSchema, fits: Bool) throws {
        let faults = SchemaCheck(document: document).faults(try JSON(parsing: text), schema.schema.json)
        #expect(faults.isEmpty == fits, "\(text): \(faults)")
    }

    @Test func `what names a draft says what can be done with it`() throws {
        for place in InterfacePlace.allCases {
            for method in place.methods {
                let operation = document["paths"]?[place.template]?[method.rawValue.lowercased()]
                let links = operation?["responses"]?["\(place.answer.status)"]?["links"]?.members ?? []
                #expect(links.isEmpty == (place.answer.schema != .heard), "\(place)")
                #expect(links.allSatisfy { $0.value["parameters"]?["draft"]?.text == "$response.body#/draft" })
            }
        }
    }

    @Test func `a keyword the check does not know is a fault`() {
        #expect(!SchemaCheck(document: document).faults("x", ["multipleOf": 2]).isEmpty)
    }
}
