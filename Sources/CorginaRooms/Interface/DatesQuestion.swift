import CorginaCore
import CorginaJournal

/// One line of `corgina dates --lines`: what the pregnancy is dated by, and the day asked about.
public struct DatesQuestion: Hashable, Sendable {
    var method: String?
    var date: String?
    var cycleLength: Int?
    var embryoDay: Int?
    var gestationalAge: String?
    var on: String?

    public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case unreadable
        case unknownMethod
        case unreadableDate(field: String)
        case unreadableAge
        case dating(DatingError)

        public var description: String {
            switch self {
            case .unreadable: "Each line is one JSON object with the keys method, date and on"
            case .unknownMethod: "The method is one of lmp, edd, conception, ivf and ultrasound"
            case .unreadableDate(let field): "Write \(field) as a calendar date, YYYY-MM-DD"
            case .unreadableAge: "Write gestationalAge as weeks and days, such as 12w3d"
            case .dating(let error): error.description
            }
        }
    }

    public init(
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

    init(line: some Collection<UInt8>) throws(Problem) {
        guard let object = try? JSON(parsing: Array(line)), object.members != nil else { throw .unreadable }
        method = try Self.member("method", of: object) { $0.text }
        date = try Self.member("date", of: object) { $0.text }
        cycleLength = try Self.member("cycleLength", of: object) { $0.integer }
        embryoDay = try Self.member("embryoDay", of: object) { $0.integer }
        gestationalAge = try Self.member("gestationalAge", of: object) { $0.text }
        on = try Self.member("on", of: object) { $0.text }
    }

    /// `nil` where it is missing or `null`.
    private static func member<Value>(
        _ name: String, of object: JSON, _ read: (JSON) -> Value?
    ) throws(Problem) -> Value? {
        guard let member = object[name], member != .null else { return nil }
        guard let value = read(member) else { throw .unreadable }
        return value
    }

    /// The pregnancy asked about, checked as onboarding checks it, and the day.
    public func pregnancy(today: CalendarDay) throws(Problem) -> (Pregnancy, CalendarDay) {
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
