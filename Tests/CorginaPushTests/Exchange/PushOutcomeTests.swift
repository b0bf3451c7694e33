import Testing

@testable import CorginaPush

@Suite struct PushOutcomeTests {
    @Test(
        arguments: [
            (201, nil, PushOutcome.taken), (200, nil, .taken), (204, nil, .taken), (404, nil, .gone), (410, nil, .gone),
            (429, "120", .later(seconds: 120)), (503, nil, .later(seconds: nil)), (500, "soon", .later(seconds: nil)),
            (503, "-1", .later(seconds: nil)), (503, "99999999999999999999", .later(seconds: nil)),
            (400, nil, .refused),
            (401, nil, .refused), (403, nil, .refused), (413, nil, .refused), (301, nil, .refused),
            (307, nil, .refused),
            (205, nil, .refused), (100, nil, .refused),
        ] as [(UInt, String?, PushOutcome)])
    func `a status means what the standard says, and no redirect is followed`(
        status: UInt, retryAfter: String?, outcome: PushOutcome
    ) {
        #expect(PushOutcome(status, retryAfter: retryAfter) == outcome)
    }
}
