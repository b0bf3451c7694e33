import CorginaCore
import Testing

@Suite struct WakeTimesTests {
    private func times(_ minutes: [Int64], now: Int64 = 1_000) -> WakeTimes {
        var times = WakeTimes(now: now)
        times.replace(with: minutes, now: now)
        return times
    }

    @Test func `a minute is claimed once, when it has come`() {
        var times = times([1_010, 1_020])
        #expect(times.claim(at: 1_009) == nil && !times.isDue(at: 1_009))
        #expect(times.isDue(at: 1_010) && times.claim(at: 1_010) == 1_010)
        #expect(times.claim(at: 1_019) == nil)
        #expect(times.claim(at: 1_020) == 1_020)
        #expect(times.claim(at: 5_000) == nil && times.minutes.isEmpty)
    }

    @Test func `what was claimed does not come back with the same minutes`() {
        var times = times([1_010, 1_020])
        _ = times.claim(at: 1_010)
        times.replace(with: [1_010, 1_020], now: 1_009)
        #expect(times.minutes == [1_020])
    }

    @Test func `a clock that is set back claims nothing again`() {
        var times = times([1_010])
        _ = times.claim(at: 1_500)
        times.replace(with: [1_005, 1_010], now: 1_000)
        #expect(times.claim(at: 2_000) == nil)
    }

    @Test func `after a long stop what is too old is left out, and the rest comes in its order`() {
        var times = times([1_010, 1_400, 1_420])
        #expect(times.claim(at: 1_421) == 1_400)
        #expect(times.claim(at: 1_421) == 1_420)
    }

    @Test func `what has come and waits stays when minutes change, and what is added for the past does not come`() {
        var times = times([1_010])
        times.replace(with: [1_008, 1_010, 1_030], now: 1_012)
        #expect(times.minutes == [1_010, 1_030])
    }

    @Test func `there is room for 256, and the earliest stay`() {
        let times = times((1...400).map { 1_000 + Int64($0) * 3 }.reversed())
        #expect(times.minutes.count == WakeTimes.capacity && times.minutes.last == 1_000 + 256 * 3)
    }

    @Test func `what is refused is tried again later and later, five times in all`() {
        var times = times([1_010])
        var now: Int64 = 1_010
        #expect(times.claim(at: now) == 1_010)
        var pauses: [Int64] = []
        for attempt in 1...5 {
            times.tryAgain(1_010, attempts: attempt, asked: nil, now: now)
            let refused = now
            while times.isDue(at: now) == false, now < refused + 60 { now += 1 }
            guard let retry = times.claimRetry(at: now) else { break }
            #expect(retry.minute == 1_010 && retry.attempts == attempt)
            pauses.append(now - refused)
        }
        #expect(pauses == [1, 2, 4, 8])
        #expect(!times.isDue(at: now + 500))
    }

    @Test func `the other side may ask for a longer pause, and is not waited for when it is too late`() {
        var times = times([1_010])
        _ = times.claim(at: 1_010)
        times.tryAgain(1_010, attempts: 1, asked: 30, now: 1_010)
        #expect(times.claimRetry(at: 1_039) == nil)
        times.tryAgain(1_010, attempts: 1, asked: .max, now: 1_010)
        #expect(times.claimRetry(at: 1_040)?.minute == 1_010)
        #expect(times.claimRetry(at: 1_131) == nil && times.retries.isEmpty)
    }

    @Test func `it is written in one length whatever is in it, and read back`() throws {
        let empty = times([])
        var full = times((1...300).map { 2_000 + Int64($0) })
        for minute in full.minutes.prefix(12) { full.tryAgain(minute, attempts: 2, asked: nil, now: 3_000) }
        #expect(empty.bytes.count == WakeTimes.byteCount && full.bytes.count == WakeTimes.byteCount)
        #expect(WakeTimes(empty.bytes) == empty)
        #expect(try #require(WakeTimes(full.bytes)) == full)
        #expect(full.retries.count == 8)
    }

    @Test func `bytes of another length, out of order or out of range are none`() {
        var bytes = times([2_000, 3_000]).bytes
        #expect(WakeTimes(bytes.dropLast()) == nil && WakeTimes([]) == nil)
        bytes[0] = 0xFF
        #expect(WakeTimes(bytes) == nil)
        let swapped = times([2_000]).bytes.dropLast(4) + [0, 0, 0, 1]
        #expect(WakeTimes(Array(swapped))?.minutes == [2_000])
    }

    @Test func `numbers at the ends of what can be are taken without a trap`() {
        var times = WakeTimes(now: 0)
        times.replace(with: [.min, .max, -1, 0, 121_494_240], now: 0)
        #expect(times.minutes == [121_494_240])
        #expect(times.claim(at: .max) == nil)
    }
}
