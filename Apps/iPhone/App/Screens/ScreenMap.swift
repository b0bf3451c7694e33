import CorginaRooms
import SwiftUI

/// Which places have a native screen, and how it comes. The web view shows every other, so that no place is without a page. The host
/// adds supplements, whose value it takes apart.
enum ScreenMap {
    enum Shown {
        case pushed(AnyView)
        case sheet(AnyView)
    }

    /// - Returns: `nil` for a place that the web view shows.
    @MainActor static func screen(at place: ScreenPlace, host: any ScreenHost) -> Shown? {
        switch place.route {
        case .today: .pushed(AnyView(TodayScreen(host: host)))
        case .pregnancy(.methods): .sheet(AnyView(OnboardingScreen(host: host)))
        case .pregnancy(.weeks): .pushed(AnyView(PregnancyScreen(host: host)))
        case .pregnancy(.week(let week)): .pushed(AnyView(WeekScreen(week: week, host: host)))
        case .pregnancy(.dates): .sheet(AnyView(DatesScreen(host: host)))
        case .calories(.current): .pushed(AnyView(WeeklyScreen(host: host)))
        case .calories(.day(let day)): .sheet(AnyView(DailyDetails(day: day, host: host)))
        case .timeline(.list(.all)): .pushed(AnyView(TimelineScreen(host: host)))
        default: nil
        }
    }
}
