import CorginaCore
import CorginaJournal
import CorginaRooms

/// What her browser asks of a worker, and all that the answer depends on besides the diary.
struct WorkerRequest {
    let method: Method
    let path: String
    /// The entries just made, as the address names them.
    let changed: [EntryID]
    let form: Form
    let now: Moment
    let clock: ClockChanges
    let seed: RecordID
    /// What waits under the ids that the place names.
    let waiting: [RecordID: Visit.Waiting]
    let page: PageSurroundings
    /// Where the diary lives.
    let home: DiaryHome
    /// How many things those she shares with sent her that she has not looked at.
    let sentCount: Int
    /// Of a photo that the host took in; `nil` where it took none.
    let photo: Photograph?
    /// How the device stands to reminders; `nil` where the host does not say.
    let reminders: ReminderStanding?

    enum Photograph {
        case isThere
        /// Why it is not taken, as a sentence.
        case refused(String)
    }

    enum Method: String {
        case get = "GET"
        case post = "POST"
    }

    /// What a page is told by its host.
    struct PageSurroundings {
        let assets: AssetPaths
        let lockAfter: Int
        let diary: DiaryMark?
        let held: String
    }
}

extension WorkerRequest {
    init(_ message: Message) throws(MessageError) {
        let head = message.head
        try head.expect(members: 13 + ["sent", "photo", "reminders"].count { head[$0] != nil })
        guard let method = Method(rawValue: try head.text("method")) else { throw .malformed("method") }
        self.method = method
        path = try head.text("path")
        changed = Answer.changedEntries(try head.text("changed")[...])
        form = try Self.form(in: head)
        clock = try ClockChanges(in: head)
        let instant = try head.whole("now", in: Self.instants)
        now = Moment(secondsSinceEpoch: instant, utcOffset: clock.offset(at: instant))
        guard let seed = RecordID(try head.text("seed")) else { throw .malformed("seed") }
        self.seed = seed
        waiting = try Self.waiting(in: message)
        page = try PageSurroundings(in: head)
        guard let home = DiaryHome(rawValue: try head.text("home")) else { throw .malformed("home") }
        self.home = home
        let fault = head["photo"] == nil ? nil : try head.text("photo")
        photo = fault.map { $0.isEmpty ? .isThere : .refused($0) }
        if let standing = head["reminders"] { reminders = try ReminderStanding(standing) } else { reminders = nil }
        sentCount = head["sent"] == nil ? 0 : Int(try head.whole("sent", in: 0...10_000))
    }

    /// From 1970 to 9999: what a clock can show.
    static let instants: ClosedRange<Int64> = 0...253_402_300_799

    private static func form(in head: JSON) throws(MessageError) -> Form {
        let pairs: [(String, String)] = try head.list("fields") { element in
            guard let (name, value) = element.pair, let name = name.text, let value = value.text else { return nil }
            return (name, value)
        }
        return Form(pairs)
    }

    /// An empty part is what waits and is damaged: nothing that waits is empty.
    private static func waiting(in message: Message) throws(MessageError) -> [RecordID: Visit.Waiting] {
        let ids = try message.head.list("waiting") { $0.text.flatMap { RecordID($0) } }
        guard ids.count == message.parts.count else { throw .surplus }
        var waiting: [RecordID: Visit.Waiting] = [:]
        for (id, bytes) in zip(ids, message.parts) { waiting[id] = bytes.isEmpty ? .damaged : .bytes(bytes) }
        return waiting
    }
}

extension WorkerRequest.PageSurroundings {
    init(in head: JSON) throws(MessageError) {
        assets = AssetPaths(told: try head.text("assets"))
        lockAfter = Int(try head.whole("lockAfter", in: 0...100_000))
        held = try head.text("held")
        let words = try head.text("diary").split(separator: " ").map { String($0) }
        guard words.isEmpty || words.count == 2 else { throw .malformed("diary") }
        diary = words.isEmpty ? nil : DiaryMark(tag: words[0], head: words[1])
    }
}

extension Form {
    /// Of names and values as they were sent.
    init(_ pairs: [(String, String)]) {
        var fields: [String: [String]] = [:]
        for (name, value) in pairs { fields[name, default: []].append(Form.withoutControls(value)) }
        self.init(fields: fields)
    }
}
