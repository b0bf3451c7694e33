import CorginaCore

@testable import CorginaRooms

/// Pages about being without a connection.
enum OfflineSamples {
    static let pages: [(name: String, page: any Page)] = {
        var arrived = Samples.todayPage()
        arrived.arrivals = ArrivalsCard(Samples.fullDay, units: .metric, english: .ofNoRegion, today: Samples.today + 1)
        var one = Samples.todayPage(events: [])
        one.arrivals = ArrivalsCard(
            [Samples.event(1, at: 600, .note, notes: Samples.hostile)], units: .us, english: .ofNoRegion,
            today: Samples.today)
        return [("offline", OfflinePage()), ("today, arrived", arrived), ("today, one arrived", one)]
    }()
}
