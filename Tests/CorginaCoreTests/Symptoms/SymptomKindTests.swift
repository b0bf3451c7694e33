import Testing

@testable import CorginaCore

/// Every symptom of the reference and its red-flag rule, from the table's rows.
struct SymptomKindTests {
    @Test func `Every symptom is the reference's, cell by cell`() throws {
        let columns =
            ("id name category scale_type scale_values typical_trimesters typical_weeks self_care red_flag_rule level call_when source "
            + "confidence").split(separator: " ").map(String.init)
        let reference = try rows(ofFixture: "symptoms")
        #expect(
            SymptomKind.all.map(\.cells)
                == reference.map { row in columns.map { (row[$0] ?? "").replacing("|", with: "/") } })
        #expect(SymptomKind.all.count == 53)
    }

    @Test(arguments: try rows(ofFixture: "symptoms"))
    func `Every rule is read: none is where there is none or another table has it`(row: [String: String]) throws {
        let kind = try #require(SymptomKind.of(row["id"] ?? ""))
        let rule = try #require(row["red_flag_rule"])
        #expect((kind.redFlag == nil) == (rule == "none" || rule.hasPrefix("see ")))
    }

    /// The ways a rule can hold, each a list of what must be so.
    private func ways(_ condition: RedFlagCondition) -> [[RedFlagCondition]] {
        switch condition {
        case .any(let parts): parts.flatMap(ways)
        case .all(let parts):
            parts.reduce([[]]) { sofar, part in sofar.flatMap { head in ways(part).map { head + $0 } } }
        default: [[condition]]
        }
    }

    /// The facts that meet each of the conditions exactly, the one at `short` narrowly not.
    private func facts(_ conditions: [RedFlagCondition], short: Int? = nil) -> SymptomFacts {
        var facts = SymptomFacts(at: GestationalAge(weeks: 30))
        for (place, condition) in conditions.enumerated() {
            let isMet = place != short
            switch condition {
            case .sign(let sign): if isMet { facts.signs.insert(sign) }
            case .atLeast(let quantity, let least): facts.quantities[quantity] = isMet ? least : least - 0.1
            case .fromWeek(let week): facts.gestationalAge = GestationalAge(days: week * 7 - (isMet ? 0 : 1))
            case .beforeWeek(let week): facts.gestationalAge = GestationalAge(days: week * 7 - (isMet ? 1 : 0))
            case .all, .any: Issue.record("not a single condition")
            }
        }
        return facts
    }

    @Test(arguments: SymptomKind.all.filter { $0.redFlag != nil }.map(\.id))
    func `A rule fires at its threshold in each of its ways, and just below it in none`(id: String) throws {
        let kind = try #require(SymptomKind.of(id))
        let condition = try #require(kind.redFlag)
        #expect(!kind.isRedFlag(SymptomFacts(at: GestationalAge(weeks: 38))) || id == "pelvic_pressure")
        for way in ways(condition) {
            #expect(kind.isRedFlag(facts(way)))
            for short in way.indices { #expect(!kind.isRedFlag(facts(way, short: short)), "\(way[short])") }
        }
    }

    @Test(arguments: [
        ("headache", SymptomFacts([.severity: 3]), true), ("headache", SymptomFacts([.severity: 2]), false),
        ("headache", SymptomFacts([:], [.persistent], at: GestationalAge(weeks: 20)), true),
        ("headache", SymptomFacts([:], [.persistent], at: GestationalAge(days: 139)), false),
        ("headache", SymptomFacts([:], [.persistent]), true),
        ("headache", SymptomFacts([.severity: 1], [.visionChange]), true),
        ("vomiting", SymptomFacts([.timesADay: 5]), true), ("vomiting", SymptomFacts([.timesADay: 4]), false),
        ("nausea", SymptomFacts([.severity: 3, .hours: 24]), true), ("nausea", SymptomFacts([.severity: 3]), false),
        ("fever", SymptomFacts([.temperature: 38]), true), ("fever", SymptomFacts([.temperature: 37.9]), false),
        ("fatigue", SymptomFacts([.severity: 3], [.chestPain]), true), ("fatigue", SymptomFacts([.severity: 3]), false),
        ("itching", SymptomFacts([.severity: 2], [.night, .noRash]), true),
        ("itching", SymptomFacts([.severity: 2], [.night]), false),
        ("braxton_hicks", SymptomFacts([.timesAnHour: 4], at: GestationalAge(days: 258)), true),
        ("braxton_hicks", SymptomFacts([.timesAnHour: 4], at: GestationalAge(weeks: 37)), false),
        ("discharge", SymptomFacts([:], [.green]), true), ("vaginal_bleeding", SymptomFacts([:], [.present]), true),
        ("bloating", SymptomFacts([.severity: 3]), false),
    ])
    func `Some rules in words`(id: String, facts: SymptomFacts, isRedFlag: Bool) throws {
        #expect(try #require(SymptomKind.of(id)).isRedFlag(facts) == isRedFlag)
    }

    @Test func `What cannot be read as a rule is none`() {
        for rule in [
            "", "severity", "severity=x", "severity<3", "stars", "(red", "red OR", "AND red", "red hot", "red)",
        ] {
            #expect(RedFlagCondition(rule) == nil, "\(rule)")
        }
    }

    @Test func `The diary's five steps are the reference's three, severe from four on`() {
        #expect((1...5).map(SymptomFacts.severity) == [1, 1, 2, 3, 3] && SymptomFacts.severity(ofFive: 0) == 0)
    }

    @Test func `A symptom is found by its name`() {
        #expect(
            SymptomKind.named("round ligament pain")?.id == "round_ligament" && SymptomKind.named("Blue toes") == nil)
    }
}
