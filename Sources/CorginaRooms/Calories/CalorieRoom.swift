import CorginaCore
import CorginaJournal

/// Her calories: a week, a day of it, and a week to keep. All by her calendar.
enum CalorieRoom {
    static func show(_ place: CaloriePlace, to visit: Visit) throws(RoomError) -> Answer {
        let current = visit.today - (CalorieWeek.length - 1)
        switch place {
        case .current: return Answer(CalorieWeekPage(calorieWeek(from: current, of: visit)))
        case .day(let day): return try showCalorieDay(day, to: visit)
        case .week(let first):
            guard first <= visit.today else { throw RoomError.notFound }
            guard first < current else { return .redirect(to: .calories(.current)) }
            return Answer(CalorieWeekPage(calorieWeek(from: first, of: visit)))
        case .file(let first, let file):
            guard first <= current else { throw RoomError.notFound }
            return save(file, ofWeekFrom: first, for: visit)
        }
    }

    private static func showCalorieDay(_ day: CalendarDay, to visit: Visit) throws(RoomError) -> Answer {
        guard day <= visit.today else { throw RoomError.notFound }
        let first = CalorieWeek.first(showing: day, today: visit.today)
        let week = calorieWeek(from: first, of: visit)
        return Answer(CalorieDayPage(calorieDay(day, of: visit), behind: week))
    }

    private static func save(_ file: CalorieWeekFile, ofWeekFrom first: CalendarDay, for visit: Visit) -> Answer {
        let name = file.name(first: first)
        switch file {
        case .svg:
            let drawing = CalorieWeekDrawing(calorieWeek(from: first, of: visit))
            return .file(type: "image/svg+xml", name: name, bytes: drawing.bytes)
        case .csv:
            let table = CalorieTable(visit.diary.events(on: first...(first + (CalorieWeek.length - 1))))
            return .file(type: "text/csv; charset=utf-8; header=present", name: name, bytes: table.bytes)
        }
    }

    /// The seven days from `first` on.
    static func calorieWeek(from first: CalendarDay, of visit: Visit) -> CalorieWeek {
        CalorieWeek(
            (0..<CalorieWeek.length).map { calorieDay(first + $0, of: visit) }, today: visit.today,
            english: visit.english)
    }

    /// The seven days that end today.
    static func currentCalorieWeek(of visit: Visit) -> CalorieWeek {
        calorieWeek(from: visit.today - (CalorieWeek.length - 1), of: visit)
    }

    private static func calorieDay(_ day: CalendarDay, of visit: Visit) -> CalorieDay {
        CalorieDay(day, events: visit.diary.events(on: day), goal: energyGoal(of: visit, on: day))
    }
}
