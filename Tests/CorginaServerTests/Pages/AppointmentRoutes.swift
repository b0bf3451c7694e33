import CorginaCore
import CorginaRooms

/// The places about appointments and the calendar, for the route matrix.
enum AppointmentRoutes {
    private static let id = RouteMatrixTests.someID

    static let shown: [Route] =
        [.list, .add, .suggested("anatomy"), .schedule, .one(id), .edit(id), .visit, .report].map(Route.appointments)
        + [.feeds, .made(id), .feed(id)].map(Route.calendar) + [.links, .link(id)].map(Route.clinic)
    static let posted: [Route] =
        [
            .add, .edit(id), .results(id), .remove(id), .questions(id), .question(id, id), .removeQuestion(id, id),
            .visitQuestion(id, id),
        ].map(Route.appointments) + [.feeds, .made(id), .feed(id), .revoke(id)].map(Route.calendar)
        + [.links, .end(id)].map(Route.clinic)
}
