import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import EmbeddedFiles

@testable import CorginaRooms

/// Somebody at the rooms without a server: her diary and what waits are values, and effects are performed at once.
struct Resident {
    private(set) var diary = Diary()
    private(set) var waiting: [RecordID: Visit.Waiting] = [:]
    private(set) var entries: [JournalEntry] = []
    var now: Moment
    /// What the owner of the server knows of packaged foods.
    var products = ProductKnowledge.noTable
    /// What the owner configured other servers for.
    var uses = ConfiguredUses.none
    /// Where her diary lives.
    var home = DiaryHome.server
    private let ids = CountedIDs()

    init(at time: String = "2026-03-10T18:40:00-04:00") throws {
        now = try Moment(time).orThrow()
    }

    static let foods: FoodKnowledge? = {
        let (table, weights, words) = (corgina_foods_table(), corgina_sentence_models(), corgina_open_words())
        func bytes(_ file: corgina_file) -> UnsafeRawBufferPointer { .init(start: file.bytes, count: file.count) }
        guard let catalogue = try? FoodCatalogue(packed: bytes(table)),
            let models = try? SentenceModels(bytes: bytes(weights)),
            let openWords = try? OpenWords(parsing: String(decoding: bytes(words), as: UTF8.self))
        else { return nil }
        let search = FoodSearch(catalogue)
        let engine = LanguageEngine(catalogue: catalogue, models: models, openWords: openWords)
        return FoodKnowledge(catalogue: catalogue, engine: { engine }, search: { search })
    }()

    /// What a room sees of her at a place.
    func visit(_ route: Route) throws -> Visit {
        let offset = now.utcOffset
        var foods = try Self.foods.orThrow()
        foods.products = products
        return Visit(
            diary: diary, now: now, foods: foods, uses: uses, home: home, remembered: NothingRemembered(),
            world: Visit.World(newID: { [ids] in ids.next() }, offset: { _ in offset }),
            waiting: waiting.filter { route.waitingIDs.contains($0.key) })
    }

    func get(_ route: Route, changed: [EntryID] = []) throws -> Answer {
        try Rooms.show(route, changed: changed, to: visit(route)).orThrow()
    }

    /// The same as she opens it: what having seen it leaves is kept.
    mutating func open(_ route: Route) throws -> Answer {
        var visit = try visit(route)
        let answer = try Rooms.show(route, changed: [], to: visit).orThrow()
        Rooms.noteShown(route, by: &visit)
        perform(visit.effects)
        return answer
    }

    mutating func post(_ route: Route, _ fields: [String: String] = [:]) throws -> Answer {
        var visit = try visit(route)
        let answer = try Rooms.accept(Form(fields: fields.mapValues { [$0] }), at: route, by: &visit).orThrow()
        perform(visit.effects)
        return answer
    }

    mutating func perform(_ effects: [Effect]) {
        for effect in effects {
            switch effect {
            case .append(let new, let draft):
                for entry in new {
                    entries.append(entry)
                    diary.apply(entry, sequence: entries.count)
                }
                if let draft { waiting[draft] = nil }
            case .stage(let bytes, let id): waiting[id] = .bytes(bytes)
            case .discard(let id): waiting[id] = nil
            case .changeKept(let id, let change):
                var before: [UInt8] = []
                if case .bytes(let bytes) = waiting[id] { before = bytes }
                let after = change(before)
                waiting[id] = after.isEmpty ? nil : .bytes(after)
            }
        }
    }

    mutating func damage(_ id: RecordID) { waiting[id] = .damaged }
}

extension Answer {
    /// Where it leads; `nil` for a page.
    var place: Route? {
        guard case .redirect(let path) = content else { return nil }
        return Route(String(path.prefix { $0 != "?" }))
    }

    /// The entries that the address it leads to names.
    var changed: [EntryID] {
        guard case .redirect(let path) = content, let mark = path.firstIndex(of: "=") else { return [] }
        return Answer.changedEntries(path[path.index(after: mark)...])
    }

    /// The words and tags of the page, or of the piece of one.
    var markup: String {
        switch content {
        case .page(let page): page.markup(in: PageContext(assets: AssetPaths(edition: "test")))
        case .part(let part): part.markup()
        case .redirect, .file: ""
        }
    }
}

struct Missing: Error {}

extension Optional {
    func orThrow() throws -> Wrapped {
        guard let self else { throw Missing() }
        return self
    }
}

private struct NothingRemembered: RememberedAnswers {
    func answer<Question: Hashable & Sendable, Value: Sendable>(to question: Question, _ workOut: () -> Value) -> Value
    {
        workOut()
    }
}
