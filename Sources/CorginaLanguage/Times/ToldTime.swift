import CorginaCore

/// What words say of when something was or is to be, and the moment that makes of it.
struct ToldTime {
    let meals: MealTimes
    var dayOffset: Int?
    var weekday: Weekday?
    /// "Tuesday week": a week after the coming one.
    var isWeekLater = false
    var date: DateReader.Result?
    var clock: (minutes: Int, isSure: Bool)?
    var part: String?
    var secondsAgo: Int?
    var mealType: MealType?
    /// "after lunch".
    var isAfterMeal = false

    init(meals: MealTimes) { self.meals = meals }

    /// Whether anything was said of when, and not only of which meal.
    var isStated: Bool {
        dayOffset != nil || weekday != nil || date != nil || clock != nil || part != nil || secondsAgo != nil
    }

    func moment(_ now: Moment) -> Moment {
        if let secondsAgo { return now.advanced(bySeconds: -secondsAgo) }
        let day = day(now)
        guard let minutes = minutes(on: day, now) else {
            return day == now.day ? now : Moment(day: day, time: now.time, utcOffset: now.utcOffset)
        }
        let moment = Moment(day: day, time: TimeOfDay(minutes: minutes), utcOffset: now.utcOffset)
        // What was eaten is not in the future.
        return moment > now && clock == nil ? now : moment
    }

    /// Whether a bare hour of today was taken for one of the evening.
    func isGuessedEvening(_ now: Moment) -> Bool {
        guard let clock, !clock.isSure, part == nil, mealType == nil, secondsAgo == nil, day(now) == now.day,
            (300..<690).contains(clock.minutes)
        else { return false }
        return resolved(clock.minutes, false, on: now.day, now) >= 720
    }

    private func day(_ now: Moment) -> CalendarDay {
        // What was had is not in the days to come: "being good, my scan is tomorrow".
        if let dayOffset { return now.day + min(dayOffset, 0) }
        if let day = date?.last(until: now.day) { return day }
        guard let weekday else { return now.day }
        return now.day - (now.day.weekday.rawValue - weekday.rawValue + 7) % 7
    }

    private func minutes(on day: CalendarDay, _ now: Moment) -> Int? {
        if let clock { return resolved(clock.minutes, clock.isSure, on: day, now) }
        if let mealType, let part = part.map({ UsualHour.parts[$0] ?? 0 }), mealType == .snack { return part }
        if let mealType {
            if isAfterMeal, meals.isLogged(mealType, on: day) { return meals.minutes(after: mealType, on: day) }
            if day == now.day, part == nil, meals.hours.meal(at: now.time) == mealType { return nil }
            return isAfterMeal ? meals.minutes(after: mealType, on: day) : UsualHour.minutes(of: mealType)
        }
        guard let part, let minutes = UsualHour.parts[part] else { return nil }
        return minutes
    }

    /// "at 7": the nearer 7 o'clock that is past or nearly so, unless morning or evening was said.
    private func resolved(_ minutes: Int, _ isSure: Bool, on day: CalendarDay, _ now: Moment) -> Int {
        guard !isSure, minutes < 780 else { return minutes }
        // "12:40" is past noon, unless the night was said.
        if minutes >= 720 { return part == "night" ? minutes - 720 : minutes }
        let early = minutes % 720
        let late = early + 720
        if let part { return part == "morning" ? early : part == "noon" || part == "midday" ? late : late }
        if mealType == .breakfast { return early }
        if mealType == .dinner || mealType == .lunch && early < 600 { return late }
        if day != now.day { return early < 420 ? late : early }
        // Nobody tells the hour of what she has at this minute.
        if early >= 300, (late...late + Self.atOnce).contains(now.time.minutes) { return early }
        // "Soup around one", said at half past twelve: she speaks a little before.
        return late <= now.time.minutes + (early < 360 ? Self.soon : 0) ? late : early
    }

    /// In minutes: how far ahead an hour may be that is told as past.
    private static let soon = 60
    /// In minutes: so long after the hour it is still now.
    private static let atOnce = 5

    func coming(_ now: Moment) -> Moment {
        var day = now.day + (dayOffset ?? 0)
        if let date = date?.next(from: now.day) {
            day = date
        } else if dayOffset == nil, let weekday {
            day = now.day + (weekday.rawValue - now.day.weekday.rawValue + 7) % 7 + (isWeekLater ? 7 : 0)
        }
        var minutes = part.flatMap { UsualHour.parts[$0] } ?? (day == now.day ? now.time.minutes : 9 * 60)
        if let clock {
            // Surgeries are open from eight to seven.
            minutes = clock.isSure ? clock.minutes : clock.minutes < 480 ? clock.minutes + 720 : clock.minutes
        }
        return Moment(day: day, time: TimeOfDay(minutes: minutes), utcOffset: now.utcOffset)
    }
}
