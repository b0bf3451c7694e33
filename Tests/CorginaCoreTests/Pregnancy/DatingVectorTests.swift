import CorginaCore
import Foundation
import Testing

/// Every vector of the dating reference, whose figures were computed by other code.
struct DatingVectorTests {
    @Test func `All 55 published vectors are here`() throws {
        #expect(try rows(ofFixture: "dating_vectors").count == 55)
    }

    @Test(arguments: try rows(ofFixture: "dating_vectors").map(Vector.init))
    func `A dating vector holds`(vector: Vector) throws {
        let pregnancy = Pregnancy(id: RecordID(high: 0, low: 1), dating: try vector.dating)
        let day = try #require(CalendarDay(vector["as_of"]))
        let age = pregnancy.gestationalAge(on: day)

        #expect(pregnancy.dating.effectiveLMP.description == vector["effective_lmp"])
        #expect(pregnancy.estimatedDueDate.description == vector["edd"])
        #expect("\(pregnancy.estimatedDueDate.weekday)".prefix(3) == vector["edd_weekday"].lowercased())
        #expect(String(age.days) == vector["ga_days"])
        #expect(pregnancy.termCategory(on: day).rawValue == vector["term_category"])
        #expect(String(pregnancy.daysRemaining(on: day)) == vector["days_remaining"])
        #expect(String(pregnancy.daysOverdue(on: day)) == vector["days_overdue"])
        let percent = (pregnancy.progress(on: day) * 1_000).rounded() / 10
        #expect(percent == Double(vector["progress_pct"]))
        guard age.days >= 0 else { return }
        #expect(String(age.completedWeeks) == vector["completed_weeks"])
        #expect(String(age.dayInWeek) == vector["day_in_week"])
        #expect(String(pregnancy.trimester(on: day).rawValue) == vector["trimester"])
    }
}

struct Vector: Sendable, CustomTestStringConvertible {
    let row: [String: String]

    init(_ row: [String: String]) { self.row = row }

    subscript(column: String) -> String { row[column] ?? "" }

    var testDescription: String { self["id"] }

    var dating: DatingMethod {
        get throws {
            let inputs = try JSONDecoder().decode(Inputs.self, from: Data(self["inputs"].utf8))
            switch self["method"] {
            case "lmp": return .lastPeriod(try day(inputs.lmp), cycleLength: try #require(inputs.cycle_length))
            case "conception": return .conception(try day(inputs.conception))
            case "ivf_transfer":
                return .embryoTransfer(try day(inputs.transfer), embryoDay: try #require(inputs.embryo_day))
            case "ultrasound":
                let age = GestationalAge(weeks: try #require(inputs.ga_weeks), days: try #require(inputs.ga_days))
                return .ultrasound(try day(inputs.scan), age)
            case "edd": return .dueDate(try day(inputs.edd))
            default: throw UnknownMethod()
            }
        }
    }

    private func day(_ text: String?) throws -> CalendarDay { try #require(CalendarDay(text ?? "")) }

    private struct UnknownMethod: Error {}

    private struct Inputs: Decodable {
        var lmp: String?
        var cycle_length: Int?
        var conception: String?
        var transfer: String?
        var embryo_day: Int?
        var scan: String?
        var ga_weeks: Int?
        var ga_days: Int?
        var edd: String?
    }
}
