import CarriedKnowledge
import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import CorginaRooms

/// She who speaks to her phone: her diary, what waits, and what the rooms know of foods.
struct Caller {
    private(set) var diary: Diary
    private(set) var waiting: [RecordID: Visit.Waiting] = [:]
    private var count = 1_000
    var now: Moment

    init(_ changes: [Change] = [PhoneSamples.profile(), PhoneSamples.pregnancy()], at hour: Int = 13) {
        diary = GrowingDiary(changes).diary
        now = PhoneSamples.moment(PhoneSamples.day, hour)
    }

    private static let foods: FoodKnowledge? = {
        guard let catalogue = try? EmbeddedCatalogue.load(), let models = try? EmbeddedSentenceModels.load(),
            let words = try? EmbeddedOpenWords.load()
        else { return nil }
        let search = FoodSearch(catalogue)
        let engine = LanguageEngine(catalogue: catalogue, models: models, openWords: words)
        return FoodKnowledge(catalogue: catalogue, engine: { engine }, search: { search })
    }()

    func visit() throws -> Visit {
        guard let foods = Self.foods else { throw Missing() }
        let (first, ids) = (UInt64(count), Ids())
        return Visit(
            diary: diary, now: now, foods: foods, remembered: NothingKept(),
            world: Visit.World(
                newID: { RecordID(high: 77, low: first << 16 | ids.next()) }, offset: PhoneSamples.berlin),
            waiting: waiting)
    }

    mutating func perform(_ effects: [Effect]) {
        for effect in effects {
            switch effect {
            case .append(let entries, let draft):
                for entry in entries {
                    count += 1
                    diary.apply(entry, sequence: count)
                }
                if let draft { waiting[draft] = nil }
            case .stage(let bytes, let id): waiting[id] = .bytes(bytes)
            case .discard(let id): waiting[id] = nil
            case .changeKept(let id, let change):
                var bytes: [UInt8] = []
                if case .bytes(let kept)? = waiting[id] { bytes = kept }
                let changed = change(bytes)
                waiting[id] = changed.isEmpty ? nil : .bytes(changed)
            }
        }
        count += 1
    }
}

struct Missing: Error {}

private struct NothingKept: RememberedAnswers {
    func answer<Question: Hashable & Sendable, Value: Sendable>(
        to question: Question, _ workOut: () -> Value
    ) -> Value { workOut() }
}

/// 0, 1, 2, … for one visit, which one test at a time asks.
private final class Ids: @unchecked Sendable {
    private var number: UInt64 = 0

    func next() -> UInt64 {
        number += 1
        return number
    }
}
