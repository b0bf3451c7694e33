import CorginaCore
import CorginaJournal
import SeededRandom

@testable import CorginaVault

/// The net between phones and server, and the server.
extension Simulation {
    mutating func send(_ request: Request, from phone: Int, _ attempt: Int) {
        at(now + SimulatedPhone.timeout, .timesOut(phone: phone, attempt: attempt))
        for _ in 0...(happens(weather.doubled) ? 1 : 0) where !happens(weather.lost) {
            at(inAWhile(weather.longestWay), .arrives(request, phone: phone, attempt: attempt))
        }
    }

    private mutating func answer(_ answer: Answer, to phone: Int, _ attempt: Int) {
        for _ in 0...(happens(weather.doubled) ? 1 : 0) {
            if happens(weather.lost) {
                figures.answersLost += 1
            } else {
                at(inAWhile(weather.longestWay), .comesBack(answer, phone: phone, attempt: attempt))
            }
        }
    }

    mutating func arrive(_ request: Request, _ phone: Int, _ attempt: Int) async {
        guard isUp else { return answer(.failed, to: phone, attempt) }
        figures.requests += 1
        counter += 1
        running[counter] = (phone, attempt)
        let journal = journal
        handle(await turns.begin(counter) { await request.answer(from: journal) })
    }

    mutating func goOn(_ request: Int) async {
        guard let stop = parked.removeValue(forKey: request) else { return }
        var fault: VaultError?
        if happens(weather.failingCalls) {
            figures.failedCalls += 1
            fault = [.diskFull, .storageBusy, .storageLost, .storageFailed(code: 10)].randomElement(using: &chance)
        }
        stop.resume(returning: fault)
        handle(await turns.next())
    }

    private mutating func handle(_ stop: Turns.Stop?) {
        switch stop {
        case .waits(let request, let continuation):
            parked[request] = continuation
            at(inAWhile(weather.longestCall), .goesOn(request: request))
        case .ends(let request, let answer):
            guard let from = running.removeValue(forKey: request) else { return }
            self.answer(answer, to: from.phone, from.attempt)
        case nil: break
        }
    }

    /// Whatever is under way ends where it stands and answers nobody; what was committed is there.
    mutating func kill() async {
        guard let every = weather.killEvery else { return }
        figures.kills += 1
        running = [:]
        while let request = parked.keys.min(), let stop = parked.removeValue(forKey: request) {
            stop.resume(returning: .interrupted)
            if case .waits(let request, let next) = await turns.next() { parked[request] = next }
        }
        (isUp, cache) = (false, DiaryCache())
        at(inAWhile(10_000), .start)
        at(now + 10_000 + Int.random(in: 1...every, using: &chance), .kill)
    }
}
