import CorginaCore

/// Reads when it happened: "at 7 this morning", "last night", "yesterday for lunch", "an hour ago", "on Tuesday".
struct TimeReader {
    private let tokens: [ReadToken]
    private var claimed: Set<Int> = []
    private var dayOffset: Int?
    private var weekday: Weekday?
    private var clock: (minutes: Int, isSure: Bool)?
    private var part: String?
    private var secondsAgo: Int?
    private var mealType: MealType?
    private let mealHours: MealHours

    struct Result {
        var time: MealTime
        /// Tokens that spoke of time.
        var claimed: Set<Int>
        /// The same words read as something to come, for appointments.
        var coming: Moment
    }

    static func read(_ tokens: [ReadToken], now: Moment, mealHours: MealHours) -> Result {
        var reader = TimeReader(tokens: tokens, mealHours: mealHours)
        reader.scan()
        let stated =
            reader.dayOffset != nil || reader.weekday != nil || reader.clock != nil || reader.part != nil
            || reader.secondsAgo != nil
        let moment = reader.moment(now)
        return Result(
            time: MealTime(moment: moment, mealType: reader.mealType, isStated: stated), claimed: reader.claimed,
            coming: reader.coming(now))
    }

    private init(tokens: [ReadToken], mealHours: MealHours) {
        self.tokens = tokens
        self.mealHours = mealHours
    }

    private mutating func scan() {
        for index in tokens.indices {
            readAgo(index)
            readClock(index)
            readDay(index)
            readMeal(index)
        }
    }

    private func word(_ index: Int) -> String {
        tokens.indices.contains(index) && tokens[index].isWord ? tokens[index].text : ""
    }

    // MARK: Words

    /// "an hour ago", "2 hours ago", "half an hour ago".
    private mutating func readAgo(_ index: Int) {
        guard word(index) == "ago", secondsAgo == nil, index >= 2 else { return }
        let units = ["hour": 3_600, "hr": 3_600, "minute": 60, "min": 60, "day": 86_400]
        guard let unit = units[tokens[index - 1].form] else { return }
        for start in max(0, index - 5)..<(index - 1) {
            let number = NumberReader.read(tokens, at: start)
            let isArticle = (word(start) == "an" || word(start) == "a") && start == index - 2
            guard isArticle || number?.end == index - 1 else { continue }
            secondsAgo = Int(floor: (isArticle ? 1 : number?.value ?? 1) * Double(unit))
            claimed.formUnion(start...index)
            return
        }
    }

    /// "at 7", "7 am", "7:30 pm", "19:30", "noon".
    private mutating func readClock(_ index: Int) {
        guard clock == nil, !claimed.contains(index) else { return }
        let isAfterAt = Self.clockPrepositions.contains(word(index - 1))
        guard let hour = tokens[index].number ?? wordHour(index, isAfterAt), hour >= 0, hour < 24,
            hour == hour.rounded()
        else { return }
        var minutes = Int(hour) * 60
        var end = index + 1
        var hasMinutes = false
        if end + 1 < tokens.count, tokens[end].mark == .colon, let more = tokens[end + 1].number, more < 60,
            tokens[end + 1].text.utf8.count == 2
        {
            minutes += Int(more)
            end += 2
            hasMinutes = true
        } else if index > 0, hour != Double(tokens[index].text) ?? hour {
            return
        }
        if word(end) == "oclock" { end += 1 }
        if let half = halfOfDay(at: end) {
            guard (1...12).contains(Int(hour)) else { return }
            minutes = minutes % 720 + half.offset
            clock = (minutes, true)
            end = half.end
        } else if hasMinutes || isAfterAt && isEndOfTime(end) {
            clock = (minutes, hour > 12 || hour == 0)
        } else {
            return
        }
        claimed.formUnion((isAfterAt ? index - 1 : index)..<end)
    }

    private static let clockPrepositions: Set<String> = ["at", "around", "about", "by", "since"]

    private func wordHour(_ index: Int, _ isAfterAt: Bool) -> Double? {
        guard isAfterAt, NumberReader.isNumberWord(word(index)) else { return nil }
        return NumberReader.read([tokens[index]], at: 0)?.value
    }

    /// "am", "a.m.", "p", "pm".
    private func halfOfDay(at index: Int) -> (offset: Int, end: Int)? {
        switch word(index) {
        case "am": return (0, index + 1)
        case "pm": return (720, index + 1)
        case "a", "p":
            guard index + 2 < tokens.count, tokens[index + 1].mark == .period, word(index + 2) == "m" else {
                return nil
            }
            return (word(index) == "a" ? 0 : 720, index + 3)
        default: return nil
        }
    }

    /// After "at 7" nothing may follow that it could count.
    private func isEndOfTime(_ index: Int) -> Bool {
        guard index < tokens.count else { return true }
        let token = tokens[index]
        return !token.isWord || token.is("this") || token.has(.timeWord) || token.has(.linking) || token.has(.pronoun)
            || token.has(.occasionPreposition) || token.has(.eating)
    }

    private mutating func readDay(_ index: Int) {
        switch word(index) {
        case "yesterday": setDay(-1, index..<index + 1)
        case "today": setDay(0, index..<index + 1)
        case "tomorrow": setDay(1, index..<index + 1)
        case "last" where word(index + 1) == "night":
            setDay(-1, index..<index + 2)
            part = part ?? "night"
        case "this" where UsualHour.parts[word(index + 1)] != nil:
            part = part ?? word(index + 1)
            setDay(0, index..<index + 2)
        case "tonight", "noon", "midnight":
            part = part ?? word(index)
            claimed.insert(index)
            if Self.clockPrepositions.contains(word(index - 1)) { claimed.insert(index - 1) }
        case "morning", "afternoon", "evening", "night":
            guard part == nil,
                opensClause(index)
                    || [
                        "in", "at", "yesterday", "the", "that", "sunday", "monday", "tuesday", "wednesday", "thursday",
                        "friday", "saturday",
                    ].contains(word(index - 1))
            else { return }
            part = word(index)
            claimed.insert(index)
            if word(index - 1) == "the" || word(index - 1) == "in" || word(index - 1) == "at" {
                claimed.insert(index - 1)
            }
            if word(index - 1) == "the", word(index - 2) == "in" { claimed.insert(index - 2) }
        default:
            guard let day = Self.weekdays[word(index)], weekday == nil else { return }
            weekday = day
            claimed.insert(index)
            if word(index - 1) == "on" || word(index - 1) == "next" || word(index - 1) == "last" {
                claimed.insert(index - 1)
            }
        }
    }

    /// "morning: tea and bread", ", afternoon rice": told before what was had then, and no "morning sickness".
    private func opensClause(_ index: Int) -> Bool {
        (index == 0 || !tokens[index - 1].isWord && tokens[index - 1].number == nil)
            && !["sickness", "tea", "snack", "coffee", "all", "everyone"].contains(word(index + 1))
    }

    private static let weekdays: [String: Weekday] = [
        "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday, "friday": .friday,
        "saturday": .saturday, "sunday": .sunday,
    ]

    private mutating func setDay(_ offset: Int, _ range: Range<Int>) {
        dayOffset = dayOffset ?? offset
        claimed.formUnion(range)
    }

    private static let meals: [String: MealType] = [
        "breakfast": .breakfast, "brunch": .breakfast, "lunch": .lunch, "lunchtime": .lunch, "dinner": .dinner,
        "supper": .dinner,
        "dinnertime": .dinner, "snack": .snack, "dessert": .snack, "teatime": .snack, "elevenses": .snack,
    ]

    /// "for breakfast", "my lunch", "Lunch:", but not "breakfast burrito".
    private mutating func readMeal(_ index: Int) {
        guard mealType == nil, let meal = Self.meals[word(index)] else { return }
        let before = index > 0 ? tokens[index - 1] : nil
        let opens =
            before.map {
                !$0.isWord || $0.has(.occasionPreposition) || $0.has(.determiner) || $0.has(.filler)
                    || $0.has(.timeWord) || $0.is("todays") || $0.is("tonights") || $0.has(.size) || $0.is("light")
                    || $0.has(.eating) || $0.has(.linking)
            } ?? true
        let after = index + 1 < tokens.count ? tokens[index + 1] : nil
        let closes = after.map { !$0.isWord || !$0.roles.isEmpty } ?? true
        if opens && closes { mealType = meal }
    }

    // MARK: The moment

    private func moment(_ now: Moment) -> Moment {
        if let secondsAgo { return now.advanced(bySeconds: -secondsAgo) }
        let day = day(now)
        guard let minutes = minutes(on: day, now) else {
            return day == now.day ? now : Moment(day: day, time: now.time, utcOffset: now.utcOffset)
        }
        let moment = Moment(day: day, time: TimeOfDay(minutes: minutes), utcOffset: now.utcOffset)
        // What was eaten is not in the future.
        return moment > now && clock == nil ? now : moment
    }

    private func day(_ now: Moment) -> CalendarDay {
        if let dayOffset { return now.day + dayOffset }
        guard let weekday else { return now.day }
        return now.day - (now.day.weekday.rawValue - weekday.rawValue + 7) % 7
    }

    private func minutes(on day: CalendarDay, _ now: Moment) -> Int? {
        if let clock { return resolved(clock.minutes, clock.isSure, on: day, now) }
        if let mealType, let part = part.map({ UsualHour.parts[$0] ?? 0 }), mealType == .snack { return part }
        if let mealType {
            if day == now.day, part == nil, mealHours.meal(at: now.time) == mealType { return nil }
            return UsualHour.minutes(of: mealType)
        }
        guard let part, let minutes = UsualHour.parts[part] else { return nil }
        return minutes
    }

    /// "at 7": the nearer 7 o'clock that is past, unless morning or evening was said.
    private func resolved(_ minutes: Int, _ isSure: Bool, on day: CalendarDay, _ now: Moment) -> Int {
        guard !isSure, minutes < 780 else { return minutes }
        let early = minutes % 720
        let late = early + 720
        if let part { return part == "morning" ? early : part == "noon" || part == "midday" ? late : late }
        if mealType == .breakfast { return early }
        if mealType == .dinner || mealType == .lunch && early < 600 { return late }
        if day != now.day { return early < 420 ? late : early }
        return late <= now.time.minutes ? late : early
    }

    private func coming(_ now: Moment) -> Moment {
        var day = now.day + (dayOffset ?? 0)
        if dayOffset == nil, let weekday { day = now.day + (weekday.rawValue - now.day.weekday.rawValue + 7) % 7 }
        var minutes = part.flatMap { UsualHour.parts[$0] } ?? (day == now.day ? now.time.minutes : 9 * 60)
        if let clock {
            // Surgeries are open from eight to seven.
            minutes = clock.isSure ? clock.minutes : clock.minutes < 480 ? clock.minutes + 720 : clock.minutes
        }
        return Moment(day: day, time: TimeOfDay(minutes: minutes), utcOffset: now.utcOffset)
    }
}
