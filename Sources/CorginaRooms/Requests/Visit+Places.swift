import CorginaCore

extension Visit {
    /// The earliest day there is a page for.
    static let firstDay = HealthEvent.days.lowerBound

    /// Where a day is shown. What lies ahead is on no day's page, so it leads to today.
    func place(of day: CalendarDay) -> Route { day < today && day >= Self.firstDay ? .day(day) : .today }

    /// Now, or the same time of the clock on a day that has passed.
    func moment(on pastDay: CalendarDay?) -> Moment {
        pastDay.map { moment(day: $0, time: now.time) } ?? now
    }

    /// The same with what is opened next logged onto that day.
    ///
    /// - Throws: `notFound` for a day no page is for.
    func onPastDay(_ day: CalendarDay) throws(RoomError) -> Visit {
        guard day >= Self.firstDay, day < today else { throw .notFound }
        var visit = self
        visit.pastDay = day
        return visit
    }

    /// The past day a form logs onto; `nil` for now.
    func pastDay(_ form: Form) -> CalendarDay? {
        guard let day = form["day"].flatMap(CalendarDay.init), day < today, day >= Self.firstDay else { return nil }
        return day
    }
}

extension Route {
    /// Where she wants to be afterwards, as a form's field `back` tells: a page that is shown and takes `changed`, and no
    /// other place.
    static func back(_ form: Form) -> Route? { back(form["back"]) }

    /// The place of that path, if it is one of them.
    static func back(_ path: String?) -> Route? {
        guard let route = path.flatMap(Route.init) else { return nil }
        return switch route {
        case .today, .timeline(.list), .timeline(.entry), .entries(.one), .supplements(.list), .supplements(.one),
            .measurements(.overview), .measurements(.kind), .measurements(.logbook), .hydration(.today),
            .hydration(.day), .hydration(.goal),
            .symptoms(.list), .checklists(.list), .checklists(.one), .checklists(.edit), .birthPlan(.current),
            .photos(.bump), .reminders(.preferences):
            route
        default: nil
        }
    }
}

/// The page, or the answer that there is none.
///
/// - Throws: `notFound`
func found<Shown: Page>(_ page: Shown?) throws(RoomError) -> Shown {
    guard let page else { throw .notFound }
    return page
}
