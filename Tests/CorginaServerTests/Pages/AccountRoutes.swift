import CorginaCore
import CorginaRooms

/// The places about her account, devices, invitations and tokens, for the route matrix.
enum AccountRoutes {
    private static let id = RouteMatrixTests.someID

    static let shown: [Route] =
        [.security(.overview), .security(.erase), .security(.key), .devices(.lock), .devices(.one(id))]
        + [.list, .one(id)].map(Route.imports)
        + [.list, .made(id)].map(Route.invitations) + [.list, .made(id), .one(id)].map(Route.tokens)
        + [.reminders(.preferences)]
    static let posted: [Route] =
        SecurityPlace.allCases.filter { $0 != .overview }.map(Route.security)
        + [.list, .one(id), .answers(id), .discard(id), .undo(id)].map(Route.imports)
        + [.lock, .lockNow, .awake, .one(id), .end(id)].map(Route.devices)
        + [.list, .made(id), .revoke(id)].map(Route.invitations) + [.list, .made(id), .end(id)].map(Route.tokens)
        + ReminderPlace.allCases.map(Route.reminders)
}
