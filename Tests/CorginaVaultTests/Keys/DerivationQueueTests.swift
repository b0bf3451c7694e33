import Foundation
import Testing

@testable import CorginaVault

/// Whose turn it is at scrypt, and who is turned away.
@Suite struct DerivationQueueTests {
    private func stranger(_ account: String, from network: String? = nil) -> Asker {
        Asker(isKnown: false, account: Data(account.utf8), network: network.map { Data($0.utf8) })
    }

    private func known(_ account: String) -> Asker { .signedIn(to: Data(account.utf8)) }

    private func order(_ queue: DerivationQueue<String>) -> [String] {
        var queue = queue
        var order: [String] = []
        while let next = queue.next() { order.append(next) }
        return order
    }

    @Test func `a name's tries wait behind its own, and names take turns`() {
        var queue = DerivationQueue<String>()
        for (job, account) in [("a1", "a"), ("a2", "a"), ("b1", "b"), ("c1", "c"), ("b2", "b")] {
            #expect(queue.add(job, for: stranger(account)) == nil)
        }
        #expect(order(queue) == ["a1", "b1", "c1", "a2", "b2"])
    }

    @Test func `who comes after many turns of another goes before the rest of theirs`() {
        var queue = DerivationQueue<String>()
        for round in 0..<20 {
            _ = queue.add("a\(round)", for: stranger("a"))
            #expect(queue.next() == "a\(round)")
        }
        _ = queue.add("a", for: stranger("a"))
        _ = queue.add("b", for: stranger("b"))
        #expect(order(queue) == ["b", "a"])
    }

    @Test func `many names from one network have the turns of one`() {
        var queue = DerivationQueue<String>()
        for name in ["a", "b", "c"] { _ = queue.add(name, for: stranger(name, from: "crowd")) }
        _ = queue.add("hers", for: stranger("hers", from: "home"))
        #expect(order(queue) == ["a", "hers", "b", "c"])
    }

    @Test func `where she has signed in before she goes first, whoever waits`() {
        var queue = DerivationQueue<String>()
        for number in 0..<16 { _ = queue.add("n\(number)", for: stranger("n\(number)")) }
        #expect(queue.add("hers", for: known("hers")) == nil)
        #expect(queue.next() == "hers")
    }

    @Test func `a name and a network have few places, and the tries beyond are turned away at once`() {
        var queue = DerivationQueue<String>()
        let tries = (0..<5).map { queue.add("a\($0)", for: stranger("a")) }
        #expect(tries == [nil, nil, "a2", "a3", "a4"])
        let names = (0..<7).map { queue.add("n\($0)", for: stranger("n\($0)", from: "crowd")) }
        #expect(names == [nil, nil, nil, nil, "n4", "n5", "n6"])
        #expect(queue.count == 6)
    }

    @Test func `when all places are taken, a newcomer gets one of whoever has most`() {
        var queue = DerivationQueue<String>()
        for network in 0..<4 {
            for name in 0..<4 { _ = queue.add("\(network).\(name)", for: stranger("\(name)", from: "\(network)")) }
        }
        #expect(queue.add("hers", for: stranger("hers", from: "home")) == "3.3")
        #expect(order(queue).prefix(5) == ["0.0", "1.0", "2.0", "3.0", "hers"])
    }

    @Test func `when each has one place, the newcomer is turned away`() {
        var queue = DerivationQueue<String>()
        for number in 0..<16 { #expect(queue.add("\(number)", for: stranger("\(number)")) == nil) }
        #expect(queue.add("late", for: stranger("late")) == "late")
    }

    @Test func `a name nobody has tried finds a place among a crowd of names that take all`() {
        var queue = DerivationQueue<String>()
        for turn in 0..<60 {
            for number in 0..<40 { _ = queue.add("n\(number)", for: stranger("n\(number)")) }
            if turn < 59 { _ = queue.next() }
        }
        #expect(queue.count == 16)
        #expect(queue.add("hers", for: stranger("hers")) != "hers")
        #expect(queue.next() == "hers")
    }
}
