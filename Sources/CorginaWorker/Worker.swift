import CorginaCore
import CorginaJournal
import CorginaRooms

/// An open diary in a browser: the rooms, without a server. It performs nothing; its host keeps what it asks for.
public final class Worker {
    private(set) var diary = Diary()
    private var damagedEntries = 0
    /// How many entries its journal has, damaged ones among them.
    private(set) var sequence = 0
    private let isSample: Bool
    private let foods: FoodKnowledge

    /// - Parameter isSample: whether the diary is generated sample data, which every page then says.
    /// - Returns: `nil` where the tables carried are damaged.
    public init?(isSample: Bool) {
        guard let foods = CarriedFoods.knowledge else { return nil }
        self.foods = foods
        self.isSample = isSample
    }

    /// Folds in the entries that follow those it has: from the journal when it is opened, and later what the host has kept.
    ///
    /// - Parameter message: an entry a part, in their order. An empty part is an entry that cannot be opened; so is one that cannot
    ///   be read.
    /// - Returns: how many entries it has now.
    public func take(_ message: Message) throws(MessageError) -> Int {
        try message.head.expect(members: 1)
        guard try message.head.whole("after", in: 0...Int64(Int32.max)) == Int64(sequence) else {
            throw .malformed("after")
        }
        for bytes in message.parts {
            sequence += 1
            if let entry = try? JournalEntry(decoding: bytes) {
                diary.apply(entry, sequence: sequence)
            } else {
                damagedEntries += 1
            }
        }
        return sequence
    }

    /// Answers a request, as ``Rooms`` do.
    public func answer(_ message: Message) throws(MessageError) -> Message {
        let request = try WorkerRequest(message)
        do throws(RoomError) { return try answer(request).message } catch {
            return WorkerAnswer(error, assets: request.page.assets).message
        }
    }

    private func answer(_ request: WorkerRequest) throws(RoomError) -> WorkerAnswer {
        guard let route = Route(request.path) else { throw .notFound }
        var visit = visit(for: request)
        if let taken = try taken(request, at: route, by: visit) { return taken }
        if let reminded = try reminded(request, at: route, by: visit) { return reminded }
        if let photo = try photographed(request, at: route, by: visit) { return photo }
        let answer =
            switch request.method {
            case .get: try Rooms.show(route, changed: request.changed, to: visit)
            case .post: try Rooms.accept(request.form, at: route, by: &visit)
            }
        guard let answer else { return .elsewhere }
        if request.method == .get { Rooms.noteShown(route, by: &visit) }
        return try answered(answer, request, visit)
    }

    /// An answer with what the room asked for.
    func answered(
        _ answer: Answer, _ request: WorkerRequest, _ visit: Visit
    ) throws(RoomError) -> WorkerAnswer {
        let page = request.page
        let context = PageContext(
            of: visit, assets: page.assets, lockAfter: page.lockAfter, diary: page.diary, held: page.held)
        return try performing(WorkerAnswer(answer, in: context), request, visit)
    }

    func performing(
        _ answer: WorkerAnswer, _ request: WorkerRequest, _ visit: Visit
    ) throws(RoomError) -> WorkerAnswer {
        var answer = answer
        for effect in visit.effects {
            answer.effects.append(try WorkerEffect(effect, waiting: request.waiting))
        }
        return answer
    }

    func visit(for request: WorkerRequest) -> Visit {
        let ids = FreshIDs(seed: request.seed)
        let clock = request.clock
        var visit = Visit(
            diary: diary, damagedEntries: damagedEntries, now: request.now, foods: foods, isSample: isSample,
            home: request.home, remembered: NothingRemembered(),
            world: Visit.World(newID: { ids.next() }, offset: { clock.offset(at: $0) }),
            waiting: request.waiting)
        visit.sentCount = request.sentCount
        visit.keepsPhotos = true
        return visit
    }
}

extension Worker {
    /// How a page that no room made looks in this diary.
    func context(for page: WorkerRequest.PageSurroundings) -> PageContext {
        let profile = diary.profile
        var context = PageContext(
            assets: page.assets, appearance: profile?.appearance ?? .system, lockAfter: page.lockAfter,
            isDiscreet: profile?.usesDiscreetTitles ?? false)
        if let display = profile?.display { context.display = display }
        if let english = profile?.english { context.english = english }
        (context.diary, context.held, context.home) = (page.diary, page.held, .device)
        return context
    }
}

/// Everything is worked out anew: one person asks, and seldom twice.
private struct NothingRemembered: RememberedAnswers {
    func answer<Question: Hashable & Sendable, Value: Sendable>(
        to question: Question, _ workOut: () -> Value
    ) -> Value { workOut() }
}
