import CorginaCore
import CorginaJournal

/// What is shared as it lies sealed; `docs/storage.md` has the format.
extension SharedFacts {
    public var bytes: [UInt8] {
        var members: [JSON.Member] = [
            .init("version", .whole(1)), .init("from", .string(from)), .init("may", .string(may.rawValue)),
        ]
        if isQuiet { members.append(.init("quiet", .bool(true))) }
        if !words.isEmpty { members.append(.init("words", .string(words))) }
        if let dates { members.append(.init("dates", dates.json)) }
        members.append(.init("visits", .array(visits.map { $0.json })))
        members.append(.init("entries", .array(entries.map { $0.json })))
        members.append(.init("lists", .array(lists.map { Self.json($0) })))
        return JSON.object(members).utf8
    }

    /// What a later version wrote otherwise is not read.
    public init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), json["version"]?.integer == 1, let from = json["from"]?.text else {
            return nil
        }
        self.init(
            from: from, isQuiet: json["quiet"]?.boolean ?? false, words: json["words"]?.text ?? "",
            may: json["may"]?.text.flatMap { ShareTerms.Deed(rawValue: $0) } ?? .nothing,
            dates: json["dates"].flatMap { Dates($0) },
            visits: (json["visits"]?.elements ?? []).compactMap { Visit($0) },
            entries: (json["entries"]?.elements ?? []).compactMap { Entry($0) },
            lists: (json["lists"]?.elements ?? []).compactMap { Self.list($0) })
    }

    private static func json(_ list: Checklist) -> JSON {
        let items = list.items.map { item in
            JSON.object([.init("words", .string(item.words)), .init("done", .bool(item.isDone))])
        }
        return .object([
            .init("id", .string("\(list.id)")), .init("name", .string(list.name)), .init("items", .array(items)),
        ])
    }

    private static func list(_ json: JSON) -> Checklist? {
        guard let id = json["id"]?.text.flatMap({ RecordID($0) }), let name = json["name"]?.text else { return nil }
        let items = (json["items"]?.elements ?? []).compactMap { item in
            item["words"]?.text.map {
                Checklist.Item(id: RecordID(high: 0, low: 0), words: $0, isDone: item["done"]?.boolean ?? false)
            }
        }
        return Checklist(id: id, name: name, items: items)
    }
}

extension SharedFacts.Dates {
    fileprivate var json: JSON {
        .object([
            .init("due", .whole(dueDate.number)), .init("method", .string(method.rawValue)),
            .init("babies", .whole(babies)), .init("hidden", .bool(hidesDueDate)),
        ])
    }

    fileprivate init?(_ json: JSON) {
        guard let day = json["due"]?.integer, CalendarDay.shared.contains(day) else { return nil }
        self.init(
            dueDate: CalendarDay(number: day),
            method: json["method"]?.text.flatMap { SharedFacts.Method(rawValue: $0) } ?? .dueDate,
            babies: min(max(json["babies"]?.integer ?? 1, 1), 10), hidesDueDate: json["hidden"]?.boolean ?? false)
    }
}

extension SharedFacts.Visit {
    fileprivate var json: JSON {
        .object([
            .init("at", moment.sharedJSON), .init("title", .string(title)), .init("place", .string(place)),
        ])
    }

    fileprivate init?(_ json: JSON) {
        guard let moment = json["at"].flatMap({ Moment(shared: $0) }), let title = json["title"]?.text else {
            return nil
        }
        self.init(moment: moment, title: title, place: json["place"]?.text ?? "")
    }
}

extension SharedFacts.Entry {
    fileprivate var json: JSON {
        .object([
            .init("at", moment.sharedJSON), .init("title", .string(title)), .init("detail", .string(detail)),
            .init("notes", .string(notes)),
        ])
    }

    fileprivate init?(_ json: JSON) {
        guard let moment = json["at"].flatMap({ Moment(shared: $0) }), let title = json["title"]?.text else {
            return nil
        }
        self.init(
            moment: moment, title: title, detail: json["detail"]?.text ?? "", notes: json["notes"]?.text ?? "")
    }
}

extension CalendarDay {
    /// The days a diary knows, as their numbers: the years 1900 to 2200.
    fileprivate static let shared = -25_567...84_370
}

extension Moment {
    var sharedJSON: JSON {
        .object([.init("seconds", .whole(secondsSinceEpoch)), .init("offset", .whole(utcOffset))])
    }

    /// `nil` for what no clock says.
    init?(shared json: JSON) {
        guard let seconds = json["seconds"]?.int64, let offset = json["offset"]?.integer,
            (-2_208_988_800...7_289_654_399).contains(seconds), (-64_800...64_800).contains(offset)
        else { return nil }
        self.init(secondsSinceEpoch: seconds, utcOffset: offset)
    }
}
