import Testing

@testable import CorginaCore

/// Every symptom of the reference and its red-flag rule, from the table's rows.
struct SymptomKindTests {
    @Test(arguments: ReferenceTable.symptoms.cellsByColumn)
    func `A symptom is the table's, and its rule is read where there is one`(row: [String: String]) throws {
        let kind = try #require(SymptomKind.of(row["id"] ?? ""))
        #expect(kind.name == row["name"] && kind.category.rawValue == row["category"])
        #expect(kind.scale.rawValue == row["scale"])
        #expect(kind.scaleValues.joined(separator: "|") == row["scale_values"])
        #expect(kind.typicalTrimesters.joined(separator: "|") == row["typical_trimesters"])
        #expect(kind.typicalWeeks == row["typical_weeks"] && kind.level.rawValue == row["level"])
        #expect(kind.selfCare == row["self_care"] && kind.callWhen == row["call_when"])
        #expect(kind.sources.map(\.id) == row.sourceIDs.filter { $0 != "MEM" })
        #expect((kind.redFlag == nil) == (row["red_flag_rule"] == "NA"))
    }

    /// The ways a rule can hold, each a list of what must be so.
    private func ways(_ condition: RedFlagCondition) -> [[RedFlagTerm]] {
        switch condition {
        case .any(let parts): parts.flatMap(ways)
        case .all(let parts):
            parts.reduce([[]]) { sofar, part in sofar.flatMap { head in ways(part).map { head + $0 } } }
        case .term(let term): [[term]]
        }
    }

    /// The facts that meet each of the terms exactly, the one at `short` narrowly not.
    private func facts(_ terms: [RedFlagTerm], short: Int? = nil) -> SymptomFacts {
        var facts = SymptomFacts(at: GestationalAge(weeks: 30))
        for (place, term) in terms.enumerated() {
            let isMet = place != short
            switch term {
            case .sign(let sign): if isMet { facts.signs.insert(sign) }
            case .atLeast(let quantity, let least): facts.quantities[quantity] = isMet ? least : least - 0.1
            case .fromWeek(let week): facts.gestationalAge = GestationalAge(days: week * 7 - (isMet ? 0 : 1))
            case .beforeWeek(let week): facts.gestationalAge = GestationalAge(days: week * 7 - (isMet ? 1 : 0))
            }
        }
        return facts
    }

    @Test(arguments: SymptomKind.all.filter { $0.redFlag != nil }.map(\.id.rawValue))
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
        ("braxton_hicks", SymptomFacts([:], [.regular], at: GestationalAge(days: 258)), true),
        ("pelvic_pressure", SymptomFacts(at: GestationalAge(days: 258)), true),
        ("pelvic_pressure", SymptomFacts(at: GestationalAge(weeks: 37)), false),
        ("discharge", SymptomFacts([:], [.green]), true), ("vaginal_bleeding", SymptomFacts([:], [.present]), true),
        ("bloating", SymptomFacts([.severity: 3]), false),
    ])
    func `Some rules in words`(id: String, facts: SymptomFacts, isRedFlag: Bool) throws {
        #expect(try #require(SymptomKind.of(id)).isRedFlag(facts) == isRedFlag)
    }

    @Test func `What cannot be read as a rule is none`() {
        for rule in [
            "", "severity", "severity=x", "severity<3", "stars", "(red", "red OR", "AND red", "red hot", "red)",
            "severity==3", "ga_weeks<=37", "no_fluids_h=24",
        ] {
            #expect(RedFlagCondition(rule) { RedFlagTerm($0) } == nil, "\(rule)")
        }
    }

    @Test func `The diary's five steps are the reference's three, severe from four on`() {
        #expect((1...5).map(SymptomFacts.severity) == [1, 1, 2, 3, 3] && SymptomFacts.severity(ofFive: 0) == 0)
    }

    @Test func `A symptom is found by its name`() {
        #expect(
            SymptomKind.named("round ligament pain")?.id.rawValue == "round_ligament"
                && SymptomKind.named("Blue toes") == nil)
    }
}
