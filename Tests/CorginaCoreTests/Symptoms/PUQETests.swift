import Testing

@testable import CorginaCore

struct PUQETests {
    @Test(arguments: try rows(ofFixture: "puqe_vectors"))
    func `Every vector of the reference`(row: [String: String]) throws {
        func number(_ column: String) throws -> Double { try #require(Double(row[column] ?? "")) }
        let score = try PUQE(
            nauseaHours: number("nausea_hours"), vomits: Int(number("vomit_count")), retches: Int(number("retch_count"))
        )
        #expect(
            try [score.nausea, score.vomiting, score.retching]
                == [number("p_nausea"), number("p_vomit"), number("p_retch")].map { Int($0) })
        #expect(try score.total == Int(number("total")) && score.severity.rawValue == row["class"])
    }

    @Test func `The answers are the reference's, in the order of their points`() throws {
        let reference = try rows(ofFixture: "puqe")
        for item in PUQE.Item.allCases {
            let rows = reference.filter { $0["item"] == item.rawValue }
            #expect(item.answers == rows.map { $0["label"] } && rows.map { $0["points"] } == ["1", "2", "3", "4", "5"])
        }
    }

    @Test func `Every score has its class and its rule: from 7 on the same day, from 13 on now`() {
        for nausea in 1...5 {
            for vomiting in 1...5 {
                for retching in 1...5 {
                    let score = PUQE(nausea: nausea, vomiting: vomiting, retching: retching)
                    let level: CareLevel = score.total >= 13 ? .callNow : score.total >= 7 ? .callSameDay : .routine
                    #expect(
                        score.rule?.level == level
                            && NauseaCare(score: score).findings.level == (level == .routine ? nil : level))
                }
            }
        }
        #expect(PUQE(nausea: 0, vomiting: 9, retching: 1) == PUQE(nausea: 1, vomiting: 5, retching: 1))
    }
}
