import CorginaCore
import CorginaJournal
import CorginaScreens
import HTTPTypes
import Hummingbird

/// Her calories: a week, a day of it, and a week to keep. All by her calendar.
extension CorginaServer {
    /// Answers the GET of any route that begins with `/calories`.
    func showCalories(_ route: Route, to visitor: Visitor) throws -> Response {
        let current = visitor.today - (CalorieWeek.length - 1)
        switch route {
        case .calorieDay(let day): return try showCalorieDay(day, to: visitor)
        case .calorieWeek(let first):
            guard first <= visitor.today else { throw ServerError.notFound }
            guard first < current else { return .redirect(to: Route.calories.path) }
            return answer(CalorieWeekPage(calorieWeek(from: first, of: visitor)), to: visitor)
        case .calorieWeekFile(let first, let file):
            guard first <= current else { throw ServerError.notFound }
            return save(file, ofWeekFrom: first, for: visitor)
        default:
            return answer(CalorieWeekPage(calorieWeek(from: current, of: visitor)), to: visitor)
        }
    }

    private func showCalorieDay(_ day: CalendarDay, to visitor: Visitor) throws -> Response {
        guard day <= visitor.today else { throw ServerError.notFound }
        let first = CalorieWeek.first(showing: day, today: visitor.today)
        let week = calorieWeek(from: first, of: visitor)
        return answer(CalorieDayPage(calorieDay(day, of: visitor), behind: week), to: visitor)
    }

    private func save(_ file: CalorieWeekFile, ofWeekFrom first: CalendarDay, for visitor: Visitor) -> Response {
        let body: (type: String, bytes: [UInt8]) =
            switch file {
            case .svg: ("image/svg+xml", CalorieWeekDrawing(calorieWeek(from: first, of: visitor)).bytes)
            case .csv:
                (
                    "text/csv; charset=utf-8; header=present",
                    CalorieTable(visitor.diary.events(on: first...(first + (CalorieWeek.length - 1)))).bytes
                )
            }
        return Response(
            status: .ok,
            headers: [
                .contentType: body.type, .contentLength: "\(body.bytes.count)",
                .contentDisposition: "attachment; filename=\"\(file.name(first: first))\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body.bytes)))
    }

    /// The seven days from `first` on.
    func calorieWeek(from first: CalendarDay, of visitor: Visitor) -> CalorieWeek {
        CalorieWeek((0..<CalorieWeek.length).map { calorieDay(first + $0, of: visitor) }, today: visitor.today)
    }

    /// The seven days that end today.
    func currentCalorieWeek(of visitor: Visitor) -> CalorieWeek {
        calorieWeek(from: visitor.today - (CalorieWeek.length - 1), of: visitor)
    }

    private func calorieDay(_ day: CalendarDay, of visitor: Visitor) -> CalorieDay {
        CalorieDay(day, events: visitor.diary.events(on: day), goal: energyGoal(of: visitor, on: day))
    }
}
