import CorginaCore
import CorginaRooms

/// The places about measurements, for the route matrix.
enum MeasurementRoutes {
    private static let id = RouteMatrixTests.someID
    static let shown: [Route] =
        ([.overview, .reading(id)] + MeasuredKind.allCases.map(MeasurementPlace.kind)).map(Route.measurements)
    static let posted: [Route] =
        ([.reading(id), .removeReading(id)] + MeasuredKind.allCases.map(MeasurementPlace.kind)
        + KickStep.allCases.map(MeasurementPlace.count) + ContractionStep.allCases.map(MeasurementPlace.time))
        .map(Route.measurements)
}
