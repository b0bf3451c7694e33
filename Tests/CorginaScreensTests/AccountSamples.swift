import CorginaCore

@testable import CorginaScreens

/// Devices, the lock, the key and invitations, in the states a test should see.
enum AccountSamples {
    private static let id = Samples.draft
    private static let hostile = Samples.hostile
    private static let wrong = ["name", "passphrase", "invitation"].map { FieldError(field: $0, message: hostile) }

    static let routes: [Route] =
        [DevicePlace.lock, .lockNow, .awake, .one(id), .end(id)].map(Route.devices)
        + [InvitationPlace.list, .made(id), .revoke(id)].map(Route.invitations)

    static let devices = [
        Device(id: id, name: hostile, isThis: true, made: Samples.today, seen: Samples.today, today: Samples.today),
        Device(
            id: RecordID(high: 3, low: 3), name: "iPhone", isThis: false, made: nil, seen: nil, today: Samples.today),
        Device(
            id: RecordID(high: 3, low: 4), name: "Mac, Safari", isThis: false, made: Samples.today,
            seen: CalendarDay(number: Samples.today.number - 1), today: Samples.today),
    ]

    static let pages: [(String, any Page)] = [
        ("locked", LockPage()),
        ("locked, wrong", LockPage(then: .settings, form: "sentence=\(hostile)", errors: wrong)),
        ("device", DevicePage(device: devices[1])),
        ("device, wrong", DevicePage(device: devices[0], typed: hostile, errors: wrong)),
        ("key", KeyPage()), ("key, wrong", KeyPage(errors: wrong)),
        ("account without a lock", SecurityPage(devices: devices)),
        ("no invitations", InvitationsPage(invitations: [])),
        (
            "invitations",
            InvitationsPage(
                invitations: [
                    .init(id: id, name: hostile, lastDay: Samples.today),
                    .init(id: id, name: "", lastDay: Samples.today),
                ], name: hostile, errors: wrong)
        ),
        (
            "invitation",
            InvitationPage(
                id: id, groups: ["3ZK9", hostile], authority: hostile, isEncrypted: true, lastDay: Samples.today)
        ),
        ("new account, invited", NewAccountPage(name: hostile, invitation: hostile, errors: wrong)),
    ]
}
