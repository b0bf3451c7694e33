import CorginaCore

@testable import CorginaRooms

/// Devices, the lock, the key and invitations, in the states a test should see.
enum AccountSamples {
    private static let id = Samples.draft
    private static let hostile = Samples.hostile
    private static let wrong = ["name", "passphrase", "invitation"].map { FieldError(field: $0, message: hostile) }

    static let routes: [Route] =
        [DevicePlace.lock, .lockNow, .awake, .one(id), .end(id)].map(Route.devices)
        + [InvitationPlace.list, .made(id), .revoke(id)].map(Route.invitations)
        + [TokenPlace.list, .made(id), .one(id), .end(id)].map(Route.tokens)

    private static func token(_ name: String, _ rights: Set<TokenRight>, seen days: Int?) -> Token {
        Token(
            id: id, name: name, rights: rights, made: Samples.today - 10, seen: days.map { Samples.today - $0 },
            today: Samples.today, english: .ofNoRegion)
    }

    private static let tokens = [
        token(hostile, [.say], seen: nil), token("Siri", [.say, .read], seen: 0), token("A script", [.read], seen: 9),
    ]

    static let devices = [
        Device(
            id: id, name: hostile, isThis: true, made: Samples.today, seen: Samples.today, today: Samples.today,
            english: .ofNoRegion),
        Device(
            id: RecordID(high: 3, low: 3), name: "iPhone", isThis: false, made: nil, seen: nil, today: Samples.today,
            english: .ofNoRegion),
        Device(
            id: RecordID(high: 3, low: 4), name: "Mac, Safari", isThis: false, made: Samples.today,
            seen: CalendarDay(number: Samples.today.number - 1), today: Samples.today, english: .ofNoRegion),
    ]

    static let pages: [(String, any Page)] = [
        ("locked", LockPage()),
        ("locked, wrong", LockPage(then: .settings(.overview), form: "sentence=\(hostile)", errors: wrong)),
        ("device", DevicePage(device: devices[1])),
        ("device, wrong", DevicePage(device: devices[0], typed: hostile, errors: wrong)),
        ("key", KeyPage()),
        ("key, wrong", KeyPage(groups: ["K7QD", "2MWP", hostile], typed: hostile, errors: wrong)),
        ("account without a lock", SecurityPage(devices: devices)),
        ("no invitations", InvitationsPage(invitations: [])),
        (
            "invitations",
            InvitationsPage(
                invitations: [
                    .init(id: id, name: hostile, lastDay: Samples.today, english: .ofNoRegion),
                    .init(id: id, name: "", lastDay: Samples.today, english: .ofNoRegion),
                ], name: hostile, errors: wrong)
        ),
        (
            "invitation",
            InvitationPage(
                id: id, groups: ["3ZK9", hostile], authority: hostile, isEncrypted: true, lastDay: Samples.today,
                english: .ofNoRegion)
        ),
        ("no tokens", TokensPage(tokens: [])),
        (
            "tokens",
            TokensPage(
                tokens: tokens, name: hostile, rights: [],
                errors: wrong + [FieldError(field: "rights", message: hostile)])
        ),
        ("tokens, as many as can be", TokensPage(tokens: Array(repeating: tokens[1], count: TokensPage.mostTokens))),
        ("token", TokenPage(token: tokens[0])), ("token for both", TokenPage(token: tokens[1])),
        (
            "new token",
            NewTokenPage(
                id: id, authority: hostile, authorization: hostile, rights: [.say, .read], isEncrypted: false)
        ),
        (
            "new token to read",
            NewTokenPage(
                id: id, authority: "corgina.example", authorization: "Bearer corgina_x", rights: [.read],
                isEncrypted: true)
        ),
        ("new account, invited", NewAccountPage(name: hostile, invitation: hostile, errors: wrong)),
    ]
}
