import CorginaCore
import CorginaRooms

/// The places about supplements, for the route matrix.
enum SupplementRoutes {
    private static let id = RouteMatrixTests.someID
    private static let dose = SupplementPlace.dose(
        DoseSlot(supplement: id, day: CalendarDay(number: 20_000), number: 1))

    static let shown: [Route] = [SupplementPlace.list, .add, .addOwn, .addCommon(1), .one(id), .edit(id), dose].map(
        Route.supplements)
    static let posted: [Route] = [
        SupplementPlace.addOwn, .addCommon(1), .edit(id), .course(id), .extra(id), .removal(id), dose,
    ].map(Route.supplements)
}
