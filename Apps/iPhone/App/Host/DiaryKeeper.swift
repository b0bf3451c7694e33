import CorginaCore
import CorginaJournal
import CorginaPhone
import CorginaPhoneStore
import CorginaRooms
import Foundation

/// The open diary and the store it is kept in. One request after another is answered; what a room asks for is on the disk before its
/// answer is shown.
actor DiaryKeeper {
    nonisolated let store: PhoneStore
    private(set) var diary: PhoneDiary
    private let foods: FoodKnowledge

    /// - Throws: `PhoneStoreError`
    init(_ store: PhoneStore, foods: FoodKnowledge) throws {
        (self.store, self.foods) = (store, foods)
        var diary = PhoneDiary(foods: foods)
        diary.take(try store.entries())
        self.diary = diary
    }

    /// Folds the journal anew, because entries of her other devices stand among those that were here.
    ///
    /// - Throws: `PhoneStoreError`
    func foldAnew() throws {
        var diary = PhoneDiary(foods: foods)
        diary.take(try store.entries())
        self.diary = diary
    }

    /// Answers the web view: takes turns until there is something to show.
    func reply(to address: PhoneAddress, form: Form?, held: String) -> PhoneReply {
        let assets = CarriedAssets.paths
        do {
            var request = try request(address, form: form)
            for _ in 0..<PhoneTurn.most {
                let turn = diary.turn(request, assets: assets, held: held)
                try keep(turn.effects)
                switch turn.next {
                case .show(let reply): return reply
                case .follow(let next): request = try self.request(next)
                }
            }
        } catch {}
        return .unwritten(assets)
    }

    /// What a room answers, once what it asked for is kept; `nil` for a place that only a server has.
    ///
    /// - Parameter moment: when she did it, where that was before now.
    /// - Throws: `RoomError`, `PhoneStoreError`
    func answer(_ address: PhoneAddress, form: Form? = nil, at moment: Moment? = nil) throws -> Answer? {
        var request = try request(address, form: form)
        if let moment { request.surroundings.now = moment }
        let (answer, effects) = try diary.answer(request)
        try keep(effects)
        return answer
    }

    /// Lets something of the iPhone's own do what a room does: a notification's button, Siri, Health.
    ///
    /// - Throws: `PhoneStoreError`; then nothing of it is kept.
    func visit<Value: Sendable>(
        waiting ids: [RecordID] = [], _ work: @Sendable (inout Visit) -> Value
    ) throws -> Value {
        let request = PhoneRequest(PhoneAddress(.today), in: .live, waiting: try store.waiting(ids))
        var visit = diary.visit(for: request)
        let value = work(&visit)
        try keep(visit.effects)
        return value
    }

    /// Keeps bytes of the iPhone's own sealed beside the diary, under a name of the app's.
    func keep(_ bytes: [UInt8], as id: RecordID) throws {
        try keep([bytes.isEmpty ? .discard(id) : .stage(bytes, as: id)])
    }

    /// What is kept so; empty where nothing is, or it is damaged.
    func kept(_ id: RecordID) throws -> [UInt8] {
        if case .bytes(let bytes) = try store.waiting([id])[id] { bytes } else { [] }
    }

    /// Keeps what the iPhone remembers of its own work sealed beside the diary, of whatever length.
    ///
    /// - Throws: `PhoneStoreError`
    func keep(_ bytes: [UInt8], as ledger: PhoneLedger) throws { try store.keep(bytes, as: ledger) }

    /// What is kept so; empty where nothing is, or it is damaged.
    ///
    /// - Throws: `PhoneStoreError`
    func kept(_ ledger: PhoneLedger) throws -> [UInt8] { try store.kept(ledger) }

    /// Adds entries that have their ids already.
    func append(_ entries: [JournalEntry]) throws { try keep([.append(entries, discarding: nil)]) }

    private func request(_ address: PhoneAddress, form: Form? = nil) throws -> PhoneRequest {
        let ids = address.route?.waitingIDs ?? []
        return PhoneRequest(address, form: form, in: .live, waiting: try store.waiting(ids))
    }

    private func keep(_ effects: [Effect]) throws { diary.take(try store.perform(effects)) }
}
