import CorginaCore
import CorginaJournal

/// How a pregnancy ends, and taking that back.
extension PregnancyRoom {
    static func showBirth(to visit: Visit) throws(RoomError) -> Answer {
        Answer(try found(BirthPage(pregnancy: visit.diary.currentPregnancy, today: visit.today)))
    }

    static func saveBirth(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var pregnancy = visit.diary.currentPregnancy else { throw RoomError.notFound }
        let name = form["name"] ?? ""
        var errors: [FieldError] = []
        if name.count > 80 { errors.append(FieldError(field: "name", message: "Use at most 80 characters")) }
        let day = form["day"].flatMap(CalendarDay.init)
        if let problem = Self.problem(day, of: pregnancy, today: visit.today) {
            errors.append(FieldError(field: "day", message: problem))
        }
        guard errors.isEmpty, let day else {
            let page = BirthPage(
                pregnancy: pregnancy, today: visit.today, day: form["day"] ?? "", name: name, errors: errors)
            return Answer(try found(page), .refused)
        }
        pregnancy.outcome = .birth(day, name: name)
        return keep(pregnancy, by: &visit, thenShow: .today)
    }

    static func showEnding(to visit: Visit) throws(RoomError) -> Answer {
        Answer(try found(EndingPage(pregnancy: visit.diary.currentPregnancy, today: visit.today)))
    }

    static func saveEnding(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var pregnancy = visit.diary.currentPregnancy else { throw RoomError.notFound }
        let day = form["day"].flatMap(CalendarDay.init)
        if let typed = form["day"], let problem = Self.problem(day, of: pregnancy, today: visit.today) {
            let page = EndingPage(
                pregnancy: pregnancy, today: visit.today, day: typed,
                errors: [FieldError(field: "day", message: problem)])
            return Answer(try found(page), .refused)
        }
        pregnancy.outcome = .loss(day)
        return keep(pregnancy, by: &visit, thenShow: .today)
    }

    static func showPregnancies(to visit: Visit, changed: [EntryID]) -> Answer {
        let page = PregnanciesPage(
            pregnancies: visit.diary.pregnancies, today: visit.today, english: visit.english,
            toast: Toast(for: changed, in: visit.diary))
        return Answer(page)
    }

    /// Takes an end back, while no other pregnancy is ongoing.
    static func reopenPregnancy(_ id: RecordID, by visit: inout Visit) -> Answer {
        guard visit.diary.currentPregnancy == nil,
            var pregnancy = visit.diary.pregnancies.first(where: { $0.id == id })
        else { return .redirect(to: .pregnancy(.all)) }
        pregnancy.outcome = .ongoing
        return keep(pregnancy, by: &visit, thenShow: .today)
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
