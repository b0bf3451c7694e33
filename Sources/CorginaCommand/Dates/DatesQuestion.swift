import CorginaCore
import Foundation

/// One line of `corgina dates --lines`: what the pregnancy is dated by, and the day asked about.
struct DatesQuestion: Decodable {
    var method: String?
    var date: String?
    var cycleLength: Int?
    var embryoDay: Int?
    var gestationalAge: String?
    var on: String?

    enum Problem: Error, CustomStringConvertible {
        case unreadable
        case unknownMethod
        case unreadableDate(field: String)
        case unreadableAge
        case dating(DatingError)

        var description: String {
            switch self {
            case .unreadable: "Each line is one JSON object with the keys method, date and on"
            case .unknownMethod: "The method is one of lmp, edd, conception, ivf and ultrasound"
            case .unreadableDate(let field): "Write \(field) as a calendar date, YYYY-MM-DD"
            case .unreadableAge: "Write gestationalAge as weeks and days, such as 12w3d"
            case .dating(let error): error.description
            }
        }
    }

    init(
        method: String?, date: String?, cycleLength: Int? = nil, embryoDay: Int? = nil, gestationalAge: String? = nil,
        on: String? = nil
    ) {
        self.method = method
        self.date = date
        self.cycleLength = cycleLength
        self.embryoDay = embryoDay
        self.gestationalAge = gestationalAge
        self.on = on
    }

    init(line: Data) throws(Problem) {
        do { self = try JSONDecoder().decode(Self.self, from: line) } catch { throw .unreadable }
    }

    /// The pregnancy asked about, checked as onboarding checks it, and the day.
    func pregnancy(today: CalendarDay) throws(Problem) -> (Pregnancy, CalendarDay) {
        let day = try on.map { text throws(Problem) in try Self.day(text, field: "on") } ?? today
        let dating = try dating()
        do { try dating.validate(today: day) } catch { throw .dating(error) }
        return (Pregnancy(id: RecordID(high: 0, low: 0), dating: dating), day)
    }

    private func dating() throws(Problem) -> DatingMethod {
        guard let method else { throw .unknownMethod }
        let day = try Self.day(date ?? "", field: "date")
        switch method {
        case "lmp": return .lastPeriod(day, cycleLength: cycleLength ?? 28)
        case "edd": return .dueDate(day)
        case "conception": return .conception(day)
        case "ivf": return .embryoTransfer(day, embryoDay: embryoDay ?? 5)
        case "ultrasound":
            guard let age = GestationalAge(gestationalAge ?? "") else { throw .unreadableAge }
            return .ultrasound(day, age)
        default: throw .unknownMethod
        }
    }

    private static func day(_ text: String, field: String) throws(Problem) -> CalendarDay {
        guard let day = CalendarDay(text) else { throw .unreadableDate(field: field) }
        return day
    }
}
