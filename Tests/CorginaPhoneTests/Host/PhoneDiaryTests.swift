import CarriedKnowledge
import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import CorginaPhone
import CorginaRooms
import Synchronization
import Testing

@Suite struct PhoneDiaryTests {
    private static let foods = Result {
        let catalogue = try EmbeddedCatalogue.load()
        let models = try EmbeddedSentenceModels.load()
        let engine = LanguageEngine(catalogue: catalogue, models: models, openWords: try EmbeddedOpenWords.load())
        return FoodKnowledge(catalogue: catalogue, engine: { engine }, search: { FoodSearch(catalogue) })
    }

    private let assets = AssetPaths(edition: "3f2a")
    private let counter = Counter()

    private final class Counter: Sendable {
        private let value = Mutex<UInt64>(1 << 20)
        func next() -> RecordID {
            value.withLock {
                $0 += 1; return RecordID(high: $0, low: $0)
            }
        }
    }

    private func request(_ address: PhoneAddress, _ fields: [String: [String]]? = nil) -> PhoneRequest {
        let surroundings = PhoneSurroundings(
            now: Moment(secondsSinceEpoch: 1_773_145_800, utcOffset: 0), offset: { _ in 0 },
            newID: { [counter] in counter.next() })
        return PhoneRequest(address, form: fields.map { Form(fields: $0) }, in: surroundings)
    }

    /// Follows a request to its end, as the app does, keeping what is asked for.
    private func end(of request: PhoneRequest, in diary: inout PhoneDiary) -> PhoneReply? {
        var request = request
        for _ in 0..<PhoneTurn.most {
            let turn = diary.turn(request, assets: assets)
            for case .append(let entries, _) in turn.effects { diary.take(entries) }
            guard case .follow(let address) = turn.next else {
                if case .show(let reply) = turn.next { return reply }
                return nil
            }
            request.address = address
            request.form = nil
        }
        return nil
    }

    @Test func `A form leads to its page, which says where it came from`() throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        let form = ["amount": ["250"], "drink": ["Water"]]
        let reply = try #require(end(of: request(PhoneAddress(.hydration(.drinks)), form), in: &diary))
        #expect(reply.status == 200)
        #expect(reply.address?.changed.count == 1)
        #expect(diary.sequence == 1)
    }

    @Test func `A form that no room takes changes nothing, and says so`() throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        let reply = try #require(end(of: request(PhoneAddress(.today), ["x": ["1"]]), in: &diary))
        #expect(reply.status == 404)
        #expect(diary.sequence == 0)
    }

    @Test func `What she is reminded of is chosen without a server`() throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        let reply = try #require(end(of: request(PhoneAddress(.reminders(.preferences))), in: &diary))
        #expect(reply.status == 200)
        #expect(String(decoding: reply.body, as: UTF8.self).contains("This iPhone reminds you by itself"))
    }

    @Test func `The front door of a server leads to Today`() throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        let reply = try #require(end(of: request(PhoneAddress(.home)), in: &diary))
        #expect(reply.status == 200)
        #expect(reply.address?.route == .today)
    }

    @Test func `A place that only a server has says so`() throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        let reply = try #require(end(of: request(PhoneAddress(.signIn)), in: &diary))
        #expect(reply.address?.route == .today)
        let tokens = try #require(PhoneAddress("/tokens"))
        let there = try #require(end(of: request(tokens), in: &diary))
        #expect(there.status == 404)
    }

    @Test(arguments: ["/settings/account", "/settings/account/erase", "/homes/sealed", "/recovery-code"])
    func `What the app has on a screen of its own is told with the way there`(path: String) throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        let address = try #require(PhoneAddress(path))
        let reply = try #require(end(of: request(address), in: &diary))
        #expect(reply.status == 200 && String(decoding: reply.body, as: UTF8.self).contains("This iPhone"))
    }

    @Test(arguments: ["/photos/new", "/photos/bump"])
    func `Photos are a server's, and the app says so for a page and for a form`(path: String) throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        let address = try #require(PhoneAddress(path))
        #expect(address.route != nil)
        for fields in [nil, ["first": ["x"]]] {
            let reply = try #require(end(of: request(address, fields), in: &diary))
            #expect(reply.status == (fields == nil ? 200 : 422))
            #expect(String(decoding: reply.body, as: UTF8.self).contains("No photos in this diary"))
        }
        #expect(diary.sequence == 0)
    }

    @Test func `A damaged entry is counted, and those after it are taken`() throws {
        var diary = PhoneDiary(foods: try Self.foods.get())
        diary.take([nil, nil])
        #expect(diary.sequence == 2)
        #expect(diary.damagedEntries == 2)
    }

    @Test func `A page's own value comes with it`() throws {
        let diary = PhoneDiary(foods: try Self.foods.get())
        let (answer, effects) = try diary.answer(request(PhoneAddress(.today)))
        guard case .page(let page) = answer?.content else { return #expect(Bool(false), "no page") }
        #expect(page.value is TodayPage)
        #expect(effects.isEmpty)
    }

    @Test func `What leads on holds no mark that could end its attribute`() {
        let reply = PhoneReply.leading(to: "/today?changed=\"><script>")
        #expect(!String(decoding: reply.body, as: UTF8.self).contains("<script"))
    }
}
