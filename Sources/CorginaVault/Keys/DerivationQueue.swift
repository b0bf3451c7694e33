import DequeModule
import Foundation

/// Who asks for a derivation, as far as turns and places are concerned.
struct Asker: Sendable {
    /// Whether she is signed in, or asks from a device that has signed in to this account before.
    let isKnown: Bool
    /// The account it is about, there or not.
    let account: Data
    /// Where it comes from; `nil` when nobody can tell.
    let network: Data?

    /// Somebody who has shown that she may.
    static func signedIn(to account: Data) -> Asker { Asker(isKnown: true, account: account, network: nil) }

    /// Those who take turns with each other. Where networks tell people apart they do, so that many names are of no use to one of them.
    fileprivate var group: Data { isKnown ? account : network ?? account }
}

/// Who waits for scrypt, and whose turn is next.
///
/// Whoever is known goes first. Among the others networks take turns, within a network accounts, and the tries at one account come
/// in their order. Each has few places, so that nobody waits behind a crowd.
struct DerivationQueue<Job> {
    private struct Place {
        let job: Job
        let asker: Asker
    }

    private struct Turn {
        let group: Data
        let account: Data
    }

    /// How many tries at one account wait, of one network where those are told apart.
    static var placesOfAccount: Int { 2 }
    static var placesOfNetwork: Int { 4 }
    /// How many of those wait who are known, and how many of those who are not.
    static var places: Int { 16 }
    /// How many turns are remembered: some two minutes of them, so that the names of a crowd are known again.
    private static var memory: Int { 256 }

    /// In the order they came.
    private var waiting: [Place] = []
    /// The last turns, the newest last.
    private var turns: Deque<Turn> = []

    var count: Int { waiting.count }

    /// Finds a place for a job.
    ///
    /// - Returns: the job that is turned away for it: itself, or one of those who have taken most of the places; `nil` for none.
    mutating func add(_ job: Job, for asker: Asker) -> Job? {
        let place = Place(job: job, asker: asker)
        let others = waiting.indices.filter { waiting[$0].asker.isKnown == asker.isKnown }
        let group = others.filter { waiting[$0].asker.group == asker.group }
        let tries = group.count { waiting[$0].asker.account == asker.account }
        let isNetwork = !asker.isKnown && asker.network != nil
        guard tries < Self.placesOfAccount, !isNetwork || group.count < Self.placesOfNetwork else { return job }
        guard others.count >= Self.places else {
            waiting.append(place)
            return nil
        }
        let gives =
            newestOfLargestGroup(among: others, largerThan: group.count + 1) ?? lastServed(among: others, after: asker)
        guard let gives else { return job }
        let displaced = waiting.remove(at: gives).job
        waiting.append(place)
        return displaced
    }

    /// Takes out the one whose turn it is.
    mutating func next() -> Job? {
        // The first of those who are alike: each has its number behind what counts more.
        let order = waiting.indices.min { rank(of: $0) < rank(of: $1) }
        guard let order else {
            turns = []
            return nil
        }
        let place = waiting.remove(at: order)
        turns.append(Turn(group: place.asker.group, account: place.asker.account))
        if turns.count > Self.memory { turns.removeFirst() }
        return place.job
    }

    /// Known before unknown, then whoever has not had a turn for longest.
    private func rank(of index: Int) -> (Int, Int, Int, Int) {
        let asker = waiting[index].asker
        let turn = lastTurn(of: asker)
        return (asker.isKnown ? 0 : 1, turn.group, turn.account, index)
    }

    /// When those who share its turns had one last, and when its account had; -1 for not within memory.
    private func lastTurn(of asker: Asker) -> (group: Int, account: Int) {
        (
            turns.lastIndex { $0.group == asker.group } ?? -1,
            turns.lastIndex { $0.group == asker.group && $0.account == asker.account } ?? -1
        )
    }

    /// Who of those that wait had a turn last, if that is more recent than the asker's own: strangers who try one name after the other
    /// do not keep out a name that nobody has tried.
    private func lastServed(among indices: [Int], after asker: Asker) -> Int? {
        let latest = indices.max { lastTurn(of: waiting[$0].asker) < lastTurn(of: waiting[$1].asker) }
        guard let latest, lastTurn(of: waiting[latest].asker) > lastTurn(of: asker) else { return nil }
        return latest
    }

    private func newestOfLargestGroup(among indices: [Int], largerThan least: Int) -> Int? {
        let sizes = indices.reduce(into: [Data: Int]()) { $0[waiting[$1].asker.group, default: 0] += 1 }
        guard let largest = sizes.values.max(), largest > least else { return nil }
        return indices.last { sizes[waiting[$0].asker.group] == largest }
    }
}
