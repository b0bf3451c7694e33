import Testing

@testable import CorginaCommand

/// When a server that ended is started again.
struct RestartRuleTests {
    private let trap = ProcessEnd.killed(by: 4)

    private func waits(_ ends: Int, ready: Bool, after life: Duration) -> [RestartRule.Decision] {
        var rule = RestartRule()
        return (0..<ends).map { _ in rule.decide(after: trap, wasReady: ready, ranFor: life, isStopping: false) }
    }

    @Test func `a status tells a code from a signal`() {
        #expect(ProcessEnd(status: 0) == .exited(0))
        #expect(ProcessEnd(status: 64 << 8) == .exited(64))
        #expect(ProcessEnd(status: 255 << 8) == .exited(255))
        #expect(ProcessEnd(status: 4) == .killed(by: 4))
        #expect(ProcessEnd(status: 11 | 0x80) == .killed(by: 11), "with a core file")
    }

    @Test(arguments: [0, 1, 64, 127] as [Int32])
    func `a server that says with what it ends is not started again`(code: Int32) {
        var rule = RestartRule()
        #expect(rule.decide(after: .exited(code), wasReady: true, ranFor: .seconds(9), isStopping: false) == .end)
    }

    @Test func `a server that was asked to end is not started again`() {
        var rule = RestartRule()
        #expect(rule.decide(after: trap, wasReady: true, ranFor: .seconds(9_999), isStopping: true) == .end)
    }

    @Test func `a server that was ready is started again however often it dies, soon each time`() {
        let decisions = waits(1_000, ready: true, after: .milliseconds(10))
        #expect(decisions.first == .again(after: .zero))
        #expect(Array(decisions[1...4]) == [100, 200, 300, 400].map { .again(after: .milliseconds($0)) })
        #expect(decisions[5...].allSatisfy { $0 == .again(after: .milliseconds(500)) })
    }

    @Test func `after a minute it is another matter, and nobody waits`() {
        var rule = RestartRule()
        for life in [1, 1, 1, 61, 1] as [Int] {
            let decision = rule.decide(after: trap, wasReady: true, ranFor: .seconds(life), isStopping: false)
            if life == 61 { #expect(decision == .again(after: .zero)) }
        }
        #expect(
            rule.decide(after: trap, wasReady: true, ranFor: .seconds(1), isStopping: false)
                == .again(after: .milliseconds(100)))
    }

    @Test func `a server that dies five times before it is ready is given up`() {
        let decisions = waits(5, ready: false, after: .seconds(120))
        #expect(decisions.dropLast().allSatisfy { $0 != .end } && decisions.last == .end)
    }

    @Test func `once ready, it has five tries again`() {
        var rule = RestartRule()
        let wasReady = [false, false, false, false, true, false, false, false, false, false]
        let decisions = wasReady.map {
            rule.decide(after: trap, wasReady: $0, ranFor: .seconds(1), isStopping: false)
        }
        #expect(decisions.firstIndex(of: .end) == 9)
    }
}
