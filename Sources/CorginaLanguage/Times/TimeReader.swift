import CorginaCore

/// Reads when it happened: "at 7 this morning", "last night", "yesterday for lunch", "an hour ago", "on Tuesday".
struct TimeReader {
    private let tokens: [ReadToken]
    private var claimed: Set<Int> = []
    private var dayOffset: Int?
    private var weekday: Weekday?
    /// "Tuesday week": a week after the coming one.
    private var isWeekLater = false
    private var date: DateReader.Result?
    private var clock: (minutes: Int, isSure: Bool)?
    private var part: String?
    private var secondsAgo: Int?
    private var mealType: MealType?
    private let mealHours: MealHours
    private let isMarked: Bool
    /// Tokens that are known to tell of a time or to name a meal.
    private let marked: Set<Int>
    private let clockReader: ClockReader

    struct Result {
        var time: MealTime
        /// Tokens that spoke of time.
        var claimed: Set<Int>
        /// The same words read as something to come, for appointments.
        var coming: Moment
    }

    /// - Parameters:
    ///   - isMarked: whether the words are known to tell of a time and of nothing else.
    ///   - marked: those of the words that are, where not all are.
    static func read(_ tokens: [ReadToken], now: Moment, mealHours: MealHours, isMarked: Bool = false, marked: Set<Int> = []) -> Result {
        var reader = TimeReader(tokens: tokens, mealHours: mealHours, isMarked: isMarked, marked: marked)
        reader.scan()
        let stated =
            reader.dayOffset != nil || reader.weekday != nil || reader.date != nil || reader.clock != nil || reader.part != nil
            || reader.secondsAgo != nil
        let moment = reader.moment(now)
        return Result(
            time: MealTime(moment: moment, mealType: reader.mealType, isStated: stated), claimed: reader.claimed,
            coming: reader.coming(now))
    }

    private init(tokens: [ReadToken], mealHours: MealHours, isMarked: Bool, marked: Set<Int>) {
        self.tokens = tokens
        self.isMarked = isMarked
        self.marked = marked
        self.mealHours = mealHours
        clockReader = ClockReader(tokens)
    }

    private mutating func scan() {
        for index in tokens.indices {
            readAgo(index)
            readDate(index)
            readClock(index)
            readDay(index)
            readMeal(index)
        }
    }

    private func word(_ index: Int) -> String {
        guard tokens.indices.contains(index), tokens[index].isWord else { return "" }
        return tokens[index].text
    }

    // MARK: Words

    /// "an hour ago", "2 hours ago", "half an hour ago", "an hour and a half ago".
    private mutating func readAgo(_ index: Int) {
        guard word(index) == "ago", secondsAgo == nil, index >= 2 else { return }
        let units = ["hour": 3_600, "hr": 3_600, "minute": 60, "min": 60, "day": 86_400]
        let isHalfMore = index > 4 && tokens[index - 3..<index].map { $0.text } == ["and", "a", "half"]
        let last = isHalfMore ? index - 4 : index - 1
        guard let unit = units[tokens[last].form] else { return }
        for start in max(0, last - 4)..<last {
            let number = NumberReader.read(tokens, at: start)
            let isArticle = (word(start) == "an" || word(start) == "a") && start == last - 1
            guard isArticle || number?.end == last else { continue }
            secondsAgo = Int(floor: ((isArticle ? 1 : number?.value ?? 1) + (isHalfMore ? 0.5 : 0)) * Double(unit))
            claimed.formUnion(start...index)
            return
        }
    }

    /// The first time of the clock counts; the others are no amounts of anything either.
    private mutating func readClock(_ index: Int) {
        guard !claimed.contains(index), let time = clockReader.time(
            at: index, isAnnounced: isMarked || marked.contains(index) || ClockReader.isAnnouncement(tokens, before: index))
        else { return }
        clock = clock ?? (time.minutes, time.isSure)
        claimed.formUnion((ClockReader.announcement(tokens, before: index) ?? index)..<time.end)
    }

    private mutating func readDate(_ index: Int) {
        guard !claimed.contains(index), let read = DateReader.read(tokens, at: index) else { return }
        date = date ?? read
        claimed.formUnion((word(index - 1) == "on" ? index - 1 : index)..<read.tokens.upperBound)
    }

    private mutating func readDay(_ index: Int) {
        switch word(index) {
        case "yesterday":
            let isDayBefore = word(index - 1) == "before" && word(index - 2) == "day"
            setDay(isDayBefore ? -2 : -1, (isDayBefore ? max(0, index - 3) : index)..<index + 1)
        case "today": setDay(0, index..<index + 1)
        case "tomorrow": setDay(1, index..<index + 1)
        case "last" where word(index + 1) == "night":
            setDay(-1, index..<index + 2)
            part = part ?? "night"
        case "anoche":
            setDay(-1, index..<index + 1)
            part = part ?? "night"
        case "before" where word(index - 1) == "day" && word(index + 1) != "yesterday":
            setDay(-1, max(0, index - 2)..<index + 1)
        case "mid" where UsualHour.parts["mid" + word(index + 1)] != nil:
            part = part ?? "mid" + word(index + 1)
            claimed.formUnion(index...index + 1)
        case "midmorning", "midafternoon":
            part = part ?? word(index)
            claimed.insert(index)
        case "this" where UsualHour.parts[word(index + 1)] != nil:
            part = part ?? word(index + 1)
            setDay(0, index..<index + 2)
        case "this" where word(index + 1) == "am":
            part = part ?? "morning"
            setDay(0, index..<index + 2)
        case "first" where word(index + 1) == "thing":
            part = part ?? "morning"
            claimed.formUnion(index...index + 1)
        case "elevenses": part = part ?? word(index)
        case "night" where word(index - 1) == "the" && ["in", "of"].contains(word(index - 2)):
            let start = word(index - 3) == "middle" ? index - 3 : index - 2
            part = part ?? UsualHour.smallHours
            claimed.formUnion((["the", "in"].contains(word(start - 1)) ? start - 1 : start)...index)
        case "tonight":
            part = part ?? word(index)
            claimed.insert(index)
        // "right now": of words that tell of nothing but time.
        case "now" where isMarked: secondsAgo = secondsAgo ?? 0
        case "bed" where isMarked, "bedtime" where isMarked: part = part ?? "night"
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
            if word(index + 1) == "week" {
                isWeekLater = true
                claimed.insert(index + 1)
            }
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

    /// Whether a word names a day: "yesterday", "today", "Tuesday".
    static func namesDay(_ token: ReadToken) -> Bool {
        let word = token.text
        return word == "yesterday" || word == "today" || word == "day" || word == "days" || weekdays[word] != nil
    }

    /// Whether a word names a part of a day: "morning", "night", "am".
    static func namesPart(_ token: ReadToken) -> Bool {
        UsualHour.parts[token.text] != nil || token.is("am") || token.is("pm")
    }

    private mutating func setDay(_ offset: Int, _ range: Range<Int>) {
        dayOffset = dayOffset ?? offset
        claimed.formUnion(range)
    }

    private static let meals: [String: MealType] = [
        "breakfast": .breakfast, "brunch": .breakfast, "lunch": .lunch, "lunchtime": .lunch, "dinner": .dinner,
        "supper": .dinner,
        "dinnertime": .dinner, "bfast": .breakfast, "brekkie": .breakfast, "brekky": .breakfast, "breaky": .breakfast,
        "brekkers": .breakfast, "snack": .snack, "dessert": .snack, "teatime": .snack, "elevenses": .snack,
    ]

    /// As headings: "B: … L: … D: …".
    private static let initials: [String: MealType] = [
        "b": .breakfast, "bf": .breakfast, "l": .lunch, "d": .dinner, "s": .snack,
    ]

    /// The meal a word names.
    static func meal(_ word: String) -> MealType? { meals[word] ?? meals[WordForm.of(word)] }

    /// "for breakfast", "my lunch", "Lunch:", but not "breakfast burrito".
    private mutating func readMeal(_ index: Int) {
        // In Britain and Ireland tea is a meal where something was had for it.
        if mealType == nil, word(index) == "tea", word(index - 1) == "for" || isMarked, isTeaTime(index) {
            mealType = .dinner
            return
        }
        if isMarked, mealType == nil, let meal = Self.initials[word(index)] { mealType = meal }
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
        if opens && closes || isMarked || marked.contains(index) { mealType = meal }
    }

    /// "for tea", not "for tea and biscuits".
    private func isTeaTime(_ index: Int) -> Bool {
        index + 1 >= tokens.count || !tokens[index + 1].isWord || tokens[index + 1].has(.pronoun)
            || tokens[index + 1].has(.occasionPreposition) || tokens[index + 1].has(.timeWord) || isMarked
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
            if day == now.day, part == nil, mealHours.meal(at: now.time) == mealType { return nil }
            return UsualHour.minutes(of: mealType)
        }
        guard let part, let minutes = UsualHour.parts[part] else { return nil }
        return minutes
    }

    /// "at 7": the nearer 7 o'clock that is past, unless morning or evening was said.
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
        return late <= now.time.minutes ? late : early
    }

    private func coming(_ now: Moment) -> Moment {
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
