import Testing

@testable import CorginaCore

/// The form asks everything the rules want to know.
struct SymptomQuestionTests {
    @Test(arguments: SymptomKind.all.filter(\.isFelt).map(\.id.rawValue))
    func `every rule can be met from the form alone`(id: String) throws {
        let kind = try #require(SymptomKind.of(id))
        var report = SymptomReport(name: kind.entryName, severity: kind.asksSeverity ? 5 : nil, minutes: 30 * 1_440)
        for question in kind.questions {
            switch question {
            case .sign(let sign): report.signs.insert(sign)
            case .atLeast(let quantity, let least): report.amounts[quantity] = least
            case .number(.temperature): report.amounts[.temperature] = 39.5
            case .number(let quantity): report.amounts[quantity] = 10
            }
        }
        #expect(report.kind == kind)
        let level = report.careLevel(at: GestationalAge(weeks: 30))
        #expect((level == nil) == (kind.level == .routine), "\(String(describing: level))")
        #expect((level ?? .routine) >= kind.level)
    }

    @Test(arguments: SymptomKind.all.filter(\.isFelt).map(\.id.rawValue))
    func `a mild one without anything beside it is answered only where its being there counts`(id: String) throws {
        let kind = try #require(SymptomKind.of(id))
        let report = SymptomReport(name: kind.entryName, severity: kind.asksSeverity ? 1 : nil)
        let countsByItself =
            [.yesOrNo, .category].contains(kind.scale) && !["discharge", "skin_darkening"].contains(id)
            || ["fever", "fetal_movement", "pelvic_pressure"].contains(id)
        #expect((report.careLevel(at: GestationalAge(weeks: 30)) != nil) == countsByItself)
    }

    @Test func `questions are asked once, and severity, length and weeks not at all`() throws {
        for kind in SymptomKind.all { #expect(Set(kind.questions).count == kind.questions.count, "\(kind.id)") }
        #expect(
            try #require(SymptomKind.of("vomiting")).questions == [
                .number(.timesADay), .atLeast(.hoursWithoutFluids, 24), .sign(.blood), .atLeast(.hoursWithoutUrine, 8),
                .sign(.dizzy),
            ])
        #expect(try #require(SymptomKind.of("headache")).questions == [.sign(.visionChange), .sign(.persistent)])
        #expect(try #require(SymptomKind.of("nosebleed")).questions.isEmpty)
    }

    @Test func `measurements and timed contractions are not felt here, less movement is`() {
        let ids = SymptomKind.all.filter(\.isFelt).map(\.id.rawValue)
        #expect(!ids.contains("weight_change") && !ids.contains("blood_pressure") && !ids.contains("contractions"))
        #expect(
            ids.contains("fetal_movement") && SymptomKind.named("Reduced movement")?.id.rawValue == "fetal_movement")
    }

    @Test func `what is usual goes by the reference's trimesters`() throws {
        let nausea = try #require(SymptomKind.of("nausea"))
        #expect(Trimester.allCases.map(nausea.isTypical) == [true, true, false])
        #expect(nausea.isFound(by: "naus", as: nausea.name) && nausea.isFound(by: "digest", as: nausea.name))
        #expect(!nausea.isFound(by: "head", as: nausea.name))
    }
}
