import Testing

@testable import CorginaServer

struct RateLimitTests {
    @Test func `so often a minute and no more, each subject by itself`() throws {
        let rate = RateLimit()
        for _ in 0..<3 { try rate.admit("a", most: 3, at: 120) }
        #expect(throws: ServerError.tooManyRequests(retryAfterSeconds: 45)) { try rate.admit("a", most: 3, at: 135) }
        try rate.admit("b", most: 3, at: 135)
        try rate.admit("a", most: 3, at: 180)
    }

    @Test func `a clock set back makes nobody wait longer than a minute`() throws {
        let rate = RateLimit()
        try rate.admit("a", most: 1, at: 1_000_000)
        try rate.admit("a", most: 1, at: -86_400 * 400)
        #expect(throws: ServerError.tooManyRequests(retryAfterSeconds: 60)) {
            try rate.admit("a", most: 1, at: -86_400 * 400)
        }
    }

    @Test func `however many subjects come, no more are kept than that, and who is kept is still counted`() throws {
        let rate = RateLimit()
        var most = 0
        for number in 0..<3 * RateLimit.mostSubjects {
            try rate.admit("\(number)", most: 1, at: 0)
            most = max(most, rate.subjectCount)
        }
        #expect(most == RateLimit.mostSubjects)
        #expect(throws: ServerError.tooManyRequests(retryAfterSeconds: 60)) {
            try rate.admit("\(3 * RateLimit.mostSubjects - 1)", most: 1, at: 0)
        }
        #expect(rate.subjectCount == RateLimit.mostSubjects)
    }
}
