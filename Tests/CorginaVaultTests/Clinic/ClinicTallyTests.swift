import Foundation
import Testing

@testable import CorginaVault

/// Counting openings and wrong PINs.
struct ClinicTallyTests {
    private let right = Data(repeating: 1, count: 32)
    private let wrong = Data(repeating: 2, count: 32)

    @Test func `it opens as often as was said and no more`() {
        var tally = ClinicTally(mostOpenings: 2, pin: nil)
        #expect(tally.attempt(nil, at: 100) == .open)
        #expect(tally.attempt(wrong, at: 101) == .open)
        #expect(tally.isUsedUp && !tally.isOpen && tally.lastOpened == 101)
        #expect(tally.attempt(nil, at: 102) == .gone)
        #expect(tally.openings == 2 && tally.lastOpened == 101)
    }

    @Test func `asking without the PIN costs nothing, and says how many tries are left`() {
        var tally = ClinicTally(mostOpenings: 1, pin: right)
        for _ in 0..<20 { #expect(tally.attempt(nil, at: 5) == .pin(remaining: 5)) }
        #expect(tally.openings == 0 && tally.wrongPINs == 0)
    }

    @Test func `wrong PINs wait longer and longer and then end the link, for the right one too`() {
        var tally = ClinicTally(mostOpenings: 9, pin: right)
        #expect(tally.attempt(wrong, at: 0) == .pin(remaining: 4))
        #expect(tally.attempt(wrong, at: 0) == .pin(remaining: 3))
        #expect(tally.attempt(right, at: 0) == .wait(seconds: 4))
        #expect(tally.attempt(wrong, at: 3) == .wait(seconds: 1))
        #expect(tally.attempt(wrong, at: 4) == .pin(remaining: 2))
        #expect(tally.attempt(right, at: 11) == .wait(seconds: 1))
        #expect(tally.attempt(wrong, at: 12) == .pin(remaining: 1))
        #expect(tally.attempt(wrong, at: 27) == .wait(seconds: 1))
        #expect(tally.attempt(wrong, at: 28) == .pin(remaining: 0))
        #expect(tally.isBlocked && !tally.isOpen)
        #expect(tally.attempt(right, at: 1_000_000) == .gone)
        #expect(tally.openings == 0)
    }

    @Test func `a right PIN opens after slips, and slips stay counted`() {
        var tally = ClinicTally(mostOpenings: 2, pin: right)
        #expect(tally.attempt(wrong, at: 0) == .pin(remaining: 4))
        #expect(tally.attempt(right, at: 0) == .open)
        #expect(tally.remainingPINs == 4)
    }

    @Test(arguments: [Int64.min, -1, 0, .max])
    func `a clock that jumps makes nobody wait longer than the wait, and ends nothing`(now: Int64) {
        var tally = ClinicTally(mostOpenings: 2, pin: right)
        _ = tally.attempt(wrong, at: 1_000)
        _ = tally.attempt(wrong, at: 1_000)
        switch tally.attempt(right, at: now) {
        case .wait(let seconds): #expect((1...4).contains(seconds))
        case .open: break
        case let other: Issue.record("\(other)")
        }
    }

    @Test func `it is read as it was written`() {
        for pin in [nil, right] {
            var tally = ClinicTally(mostOpenings: 100, pin: pin)
            #expect(ClinicTally(Array(tally.bytes)) == tally)
            _ = tally.attempt(wrong, at: 1_773_160_200)
            _ = tally.attempt(right, at: 1_773_160_201)
            #expect(ClinicTally(Array(tally.bytes)) == tally)
        }
        for count in [0, 27, 29, 59, 61] { #expect(ClinicTally([UInt8](repeating: 0, count: count)) == nil) }
    }
}
