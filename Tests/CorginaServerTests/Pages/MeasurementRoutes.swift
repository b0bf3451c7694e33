import CorginaCore
import CorginaRooms

/// The places about measurements, for the route matrix.
enum MeasurementRoutes {
    private static let id = RouteMatrixTests.someID
    private static let day = CalendarDay(number: 20_000)
    static let shown: [Route] =
        ([.overview, .reading(id), .logbook, .logbookWeek(day), .logbookFile(day)]
        + MeasuredKind.allCases.map(MeasurementPlace.kind)).map(Route.measurements)
    static let posted: [Route] =
        ([.reading(id), .removeReading(id), .logbook] + MeasuredKind.allCases.map(MeasurementPlace.kind)
        + KickStep.allCases.map(MeasurementPlace.count) + ContractionStep.allCases.map(MeasurementPlace.time))
        .map(Route.measurements)
}
