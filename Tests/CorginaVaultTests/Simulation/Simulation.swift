import CorginaCore
import CorginaJournal
import SeededRandom

@testable import CorginaVault

/// One server, three phones and the net between them, all in one task, with a clock of their own: a seed is a history.
struct Simulation {
    /// What must not be.
    struct Violation: Error { let words: String }

    struct Figures {
        var requests = 0
        var answersLost = 0
        var failedCalls = 0
        var kills = 0
        var entries = 0
    }

    enum Event {
        case says(Int), fills(Int), looks(Int), closes(Int)
        /// The timer of that number, unless another was set since.
        case tries(Int, timer: Int)
        case arrives(Request, phone: Int, attempt: Int)
        case goesOn(request: Int)
        case comesBack(Answer, phone: Int, attempt: Int)
        case timesOut(phone: Int, attempt: Int)
        case kill, start, calm
    }

    private static let stormEnds = 300_000
    private static let patience = 4 * 3_600_000

    var figures = Figures()
    var chance: SeededGenerator
    var weather: Weather
    let journal: UnlockedJournal
    let store: any JournalStore
    let turns = Turns()
    var cache = DiaryCache()
    var phones = (0..<3).map(SimulatedPhone.init)
    private var timers = [0, 0, 0]
    private var events: [(time: Int, order: Int, event: Event)] = []
    var now = 0
    var counter = 0
    var isUp = true
    /// Who waits for which request, and where a request stands.
    var running: [Int: (phone: Int, attempt: Int)] = [:]
    var parked: [Int: CheckedContinuation<VaultError?, Never>] = [:]

    /// - Parameters:
    ///   - store: where entries are kept, of a journal of their own.
    ///   - drafts: of the same key.
    init(seed: UInt64, store: any JournalStore, drafts: DraftStore) {
        chance = SeededGenerator(seed: seed)
        weather = Weather(using: &chance)
        self.store = store
        journal = UnlockedJournal(
            account: .random(32), seal: EntrySeal(dataKey: drafts.dataKey), mark: drafts.mark,
            store: StoreInTurns(store: store, turns: turns), drafts: drafts)
    }

    mutating func run() async throws {
        plan()
        while let next = events.indices.min(by: {
            (events[$0].time, events[$0].order) < (events[$1].time, events[$1].order)
        }) {
            let (time, _, event) = events.remove(at: next)
            now = time
            guard now < Self.patience else { throw Violation(words: "what waits never arrives") }
            try await happen(event)
        }
        try await check()
    }

    private mutating func plan() {
        for phone in phones.indices {
            let times = { (chance: inout SeededGenerator) in Int.random(in: 0..<Self.stormEnds, using: &chance) }
            for _ in 0..<Int.random(in: 2...8, using: &chance) { at(times(&chance), .says(phone)) }
            for _ in 0..<Int.random(in: 0...6, using: &chance) { at(times(&chance), .fills(phone)) }
            for _ in 0..<5 { at(times(&chance), .looks(phone)) }
            if weather.closedPages > 0 { at(times(&chance), .closes(phone)) }
        }
        if let every = weather.killEvery { at(Int.random(in: 1...every, using: &chance), .kill) }
        at(Self.stormEnds, .calm)
    }

    mutating func at(_ time: Int, _ event: Event) {
        counter += 1
        events.append((time, counter, event))
    }

    mutating func inAWhile(_ longest: Int) -> Int { now + Int.random(in: 1...longest, using: &chance) }

    mutating func happens(_ inAThousand: Int) -> Bool {
        Int.random(in: 0..<1_000, using: &chance) < inAThousand
    }

    private mutating func happen(_ event: Event) async throws {
        switch event {
        case .says(let phone):
            phones[phone].say()
            tryLater(phone)
        case .tries(let phone, let timer): if timers[phone] == timer { tries(phone) }
        case .fills(let phone): fill(phone)
        case .looks(let phone): try await look(phone)
        case .closes(let phone): close(phone)
        case .arrives(let request, let phone, let attempt): await arrive(request, phone, attempt)
        case .goesOn(let request): await goOn(request)
        case .comesBack(let answer, let phone, let attempt): comeBack(answer, phone, attempt)
        case .timesOut(let phone, let attempt): comeBack(.failed, phone, attempt)
        case .kill: await kill()
        case .start: isUp = true
        case .calm:
            weather = .calm
            for phone in phones.indices {
                phones[phone].isOnline()
                tryLater(phone)
            }
        }
    }
}

// MARK: The phones

extension Simulation {
    private mutating func tryLater(_ phone: Int) { set(timerOf: phone, to: now + phones[phone].losePatience()) }

    private mutating func set(timerOf phone: Int, to time: Int) {
        timers[phone] += 1
        at(time, .tries(phone, timer: timers[phone]))
    }

    private mutating func tries(_ phone: Int) {
        counter += 1
        let attempt = counter
        if let sentence = phones[phone].begin(attempt) {
            let parts = Int.random(in: 1...Sentence.most, using: &chance)
            send(.deliver(sentence, parts: parts), from: phone, attempt)
        } else if !phones[phone].waiting.isEmpty {
            tryLater(phone)
        }
    }

    private mutating func fill(_ phone: Int) {
        counter += 1
        let attempt = counter
        guard let entry = phones[phone].fill(attempt, using: &chance) else { return }
        send(.save(entry), from: phone, attempt)
    }

    private mutating func close(_ phone: Int) {
        phones[phone].closePage()
        set(timerOf: phone, to: inAWhile(20_000))
    }

    private mutating func comeBack(_ answer: Answer, _ phone: Int, _ attempt: Int) {
        if phones[phone].formAttempt == attempt {
            guard case .stored = answer else {
                phones[phone].formFailed(letsBe: happens(300))
                at(inAWhile(5_000), .fills(phone))
                return
            }
            phones[phone].wasSaved()
            at(now, .looks(phone))
        } else if phones[phone].attempt == attempt {
            guard case .stored(let entries) = answer else {
                phones[phone].gaveUp()
                return tryLater(phone)
            }
            let closes = happens(weather.closedPages)
            phones[phone].wasDelivered(as: entries, keeps: closes)
            if closes { return close(phone) }
            at(now, .looks(phone))
            if phones[phone].waiting.isEmpty { phones[phone].isOnline() } else { tries(phone) }
        }
    }

    /// A page is opened: what it shows is what is stored, and nothing the phone ever saw is missing.
    mutating func look(_ phone: Int) async throws {
        guard isUp, !happens(weather.lost) else { return }
        let folded = try await cache.folded(for: journal)
        if let head = phones[phone].head, try await !journal.holds(head) {
            throw Violation(words: "the server has less than phone \(phone) saw")
        }
        phones[phone].see(try await journal.entries(after: phones[phone].diary.sequence), folded.head)
        guard folded.damagedEntries == 0, folded.diary == phones[phone].diary else {
            throw Violation(words: "phone \(phone) and the server hold different diaries")
        }
    }
}
