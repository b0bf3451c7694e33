import CorginaCore

/// A place below `/supplements`. No address tells what she takes: supplements are named by ids, the common ones by their place.
public enum SupplementPlace: Hashable, Sendable {
    /// `/supplements`: today's doses and her list
    case list
    /// `/supplements/add`: the common ones, and one of her own
    case add
    /// `/supplements/add/own`; POST puts it on her list
    case addOwn
    /// `/supplements/add/{place}`: a common one, by its place among them from 1; POST puts it on her list
    case addCommon(Int)
    /// `/supplements/{id}`
    case one(RecordID)
    /// `/supplements/{id}/edit`; POST saves
    case edit(RecordID)
    /// POST `/supplements/{id}/course`: pauses, stops or resumes it
    case course(RecordID)
    /// POST `/supplements/{id}/extra`: one taken beside the schedule
    case extra(RecordID)
    /// POST `/supplements/{id}/remove`: takes it off the list
    case removal(RecordID)
    /// `/supplements/{id}/doses/{date}/{number}`: one dose; POST takes, retimes, skips or unmarks it
    case dose(DoseSlot)

    /// The path's segments.
    var segments: [String] { ["supplements"] + rest }

    private var rest: [String] {
        switch self {
        case .list: []
        case .add: ["add"]
        case .addOwn: ["add", "own"]
        case .addCommon(let place): ["add", "\(place)"]
        case .one(let id): ["\(id)"]
        case .edit(let id): ["\(id)", "edit"]
        case .course(let id): ["\(id)", "course"]
        case .extra(let id): ["\(id)", "extra"]
        case .removal(let id): ["\(id)", "remove"]
        case .dose(let slot): ["\(slot.supplement)", "doses", "\(slot.day)", "\(slot.number)"]
        }
    }

    /// Reads a path's segments; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.first == "supplements" else { return nil }
        let rest = Array(segments.dropFirst())
        switch rest.count {
        case 0: self = .list
        case 1 where rest[0] == "add": self = .add
        case 2 where rest == ["add", "own"]: self = .addOwn
        case 2 where rest[0] == "add":
            guard let place = WholeText.read(rest[1], in: 1...CatalogueSupplement.offered.count) else { return nil }
            self = .addCommon(place)
        default:
            guard let id = rest.first.flatMap({ RecordID($0) }), let place = Self.place(of: id, Array(rest.dropFirst()))
            else { return nil }
            self = place
        }
    }

    private static func place(of id: RecordID, _ rest: [String]) -> SupplementPlace? {
        switch rest.first {
        case nil: .one(id)
        case "edit" where rest.count == 1: .edit(id)
        case "course" where rest.count == 1: .course(id)
        case "extra" where rest.count == 1: .extra(id)
        case "remove" where rest.count == 1: .removal(id)
        case "doses" where rest.count == 3: slot(of: id, rest[1], rest[2]).map(SupplementPlace.dose)
        default: nil
        }
    }

    private static func slot(of id: RecordID, _ day: String, _ number: String) -> DoseSlot? {
        guard let day = CalendarDay(day), let number = WholeText.read(number, in: DoseSchedule.dosesADay) else {
            return nil
        }
        return DoseSlot(supplement: id, day: day, number: number)
    }
}
