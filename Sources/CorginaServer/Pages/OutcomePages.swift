import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// How a pregnancy ends, and taking that back.
extension CorginaServer {
    func showBirth(to visitor: Visitor) throws -> Response {
        answer(try shown(BirthPage(pregnancy: visitor.diary.currentPregnancy, today: visitor.today)), to: visitor)
    }

    func saveBirth(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard var pregnancy = visitor.diary.currentPregnancy else { throw ServerError.notFound }
        let name = form["name"] ?? ""
        var errors: [FieldError] = []
        if name.count > 80 { errors.append(FieldError(field: "name", message: "Use at most 80 characters")) }
        let day = form["day"].flatMap(CalendarDay.init)
        if let problem = Self.problem(day, of: pregnancy, today: visitor.today) {
            errors.append(FieldError(field: "day", message: problem))
        }
        guard errors.isEmpty, let day else {
            let page = BirthPage(
                pregnancy: pregnancy, today: visitor.today, day: form["day"] ?? "", name: name, errors: errors)
            return answer(try shown(page), to: visitor, status: .unprocessableContent)
        }
        pregnancy.outcome = .birth(day, name: name)
        return try await keep(pregnancy, by: visitor, thenShow: .today)
    }

    func showEnding(to visitor: Visitor) throws -> Response {
        answer(try shown(EndingPage(pregnancy: visitor.diary.currentPregnancy, today: visitor.today)), to: visitor)
    }

    func saveEnding(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard var pregnancy = visitor.diary.currentPregnancy else { throw ServerError.notFound }
        let day = form["day"].flatMap(CalendarDay.init)
        if let typed = form["day"], let problem = Self.problem(day, of: pregnancy, today: visitor.today) {
            let page = EndingPage(
                pregnancy: pregnancy, today: visitor.today, day: typed,
                errors: [FieldError(field: "day", message: problem)])
            return answer(try shown(page), to: visitor, status: .unprocessableContent)
        }
        pregnancy.outcome = .loss(day)
        return try await keep(pregnancy, by: visitor, thenShow: .today)
    }

    func showPregnancies(to visitor: Visitor, changed: Substring?) -> Response {
        let page = PregnanciesPage(
            pregnancies: visitor.diary.pregnancies, today: visitor.today,
            toast: toast(for: entries(changed), in: visitor.diary))
        return answer(page, to: visitor)
    }

    /// Takes an end back, while no other pregnancy is ongoing.
    func reopenPregnancy(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard visitor.diary.currentPregnancy == nil,
            var pregnancy = visitor.diary.pregnancies.first(where: { $0.id == id })
        else { return .redirect(to: Route.pregnancies.path) }
        pregnancy.outcome = .ongoing
        return try await keep(pregnancy, by: visitor, thenShow: .today)
    }

    /// What is wrong with the day a pregnancy ended; `nil` when nothing is.
    private static func problem(_ day: CalendarDay?, of pregnancy: Pregnancy, today: CalendarDay) -> String? {
        guard let day else { return "Choose a date that is on the calendar" }
        if day > today { return "This date cannot be in the future" }
        if day < pregnancy.dating.effectiveLMP {
            return "This date lies before the pregnancy. Check it, or change the dates first."
        }
        return nil
    }
}
