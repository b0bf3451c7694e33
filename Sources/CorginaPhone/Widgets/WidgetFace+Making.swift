import CorginaCore
import CorginaJournal
import CorginaRooms

extension WidgetFace {
    /// - Parameter now: the moment it is shown from.
    init(_ kind: WidgetKind, of diary: Diary, now: Moment) {
        switch kind {
        case .week: self = .week(of: diary, on: now.day)
        case .calories: self = .calories(of: diary, now: now)
        case .nextDose: self = .nextDose(of: diary, now: now)
        }
    }

    /// Nothing of a pregnancy that ended, however it did.
    private static func week(of diary: Diary, on day: CalendarDay) -> WidgetFace {
        guard let pregnancy = diary.latestPregnancy, pregnancy.outcome.isOngoing else { return .empty }
        let profile = diary.profile ?? Profile(timeZone: "")
        let row = PregnancyRow(
            pregnancy, on: day, units: profile.units, showsDueDate: profile.showsDueDate, english: profile.english)
        return WidgetFace(
            row.age, figure: row.remaining?.figure ?? "", words: row.remaining?.words ?? "",
            progress: Double(row.daysDone) / Double(GestationalAge.term.days), to: .pregnancy(.weeks))
    }

    private static func calories(of diary: Diary, now: Moment) -> WidgetFace {
        let english = PhoneWords(diary).english
        let goal = diary.energyTarget(on: now.day).flatMap { CalorieGoal(goal: $0.goal) }
        // What is logged ahead of that moment is not eaten yet.
        let eaten = diary.events(on: now.day).filter { $0.moment <= now }
        let day = CalorieDay(now.day, events: eaten, goal: goal)
        return WidgetFace(
            PhoneWords.calories, figure: Figure.whole(day.energy.value),
            words: goal.map { PhoneWords.of($0.goal, english) } ?? english.energyUnit,
            progress: goal.map { min(max(day.energy.value / $0.goal.value, 0), 1) }, to: .today)
    }

    /// What is late first, then what comes next.
    private static func nextDose(of diary: Diary, now: Moment) -> WidgetFace {
        let words = PhoneWords(diary)
        let day = diary.supplementDay(on: now.day, now: now)
        let open = day.rows.flatMap { row in row.doses.filter { $0.state.isOpen }.map { (row.supplement, $0) } }
            .enumerated().sorted { Self.order($0) < Self.order($1) }.map { $0.element }
        guard let (supplement, dose) = open.first else {
            return WidgetFace(
                day.tally.scheduled == 0 ? PhoneWords.nothingToTake : PhoneWords.allTaken, to: .supplements(.list))
        }
        let isDiscreet = diary.profile?.reminders.isDiscreet ?? true
        return WidgetFace(
            supplement.name, figure: dose.time.map { words.english.clock($0) } ?? "",
            words: dose.state == .late ? PhoneWords.late : day.neededWords ?? "",
            openTitle: isDiscreet ? PhoneWords.nextDose : nil, progress: day.progress, to: .supplements(.list))
    }

    private static func order(_ place: (offset: Int, element: (Supplement, Dose))) -> (Int, Int) {
        (place.element.1.time?.minutes ?? 1_440, place.offset)
    }
}
