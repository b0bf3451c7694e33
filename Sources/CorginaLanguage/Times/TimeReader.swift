import CorginaCore

/// Reads when it happened: "at 7 this morning", "last night", "yesterday for lunch", "an hour ago", "on Tuesday".
struct TimeReader {
    private let tokens: [ReadToken]
    private var claimed: Set<Int> = []
    private var told: ToldTime
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
    static func read(
        _ tokens: [ReadToken], now: Moment, meals: MealTimes, isMarked: Bool = false, marked: Set<Int> = []
    ) -> Result {
        var reader = TimeReader(tokens: tokens, meals: meals, isMarked: isMarked, marked: marked)
        reader.scan()
        return Result(
            time: MealTime(
                moment: reader.told.moment(now), mealType: reader.told.mealType, isStated: reader.told.isStated,
                isGuessedEvening: reader.told.isGuessedEvening(now)),
            claimed: reader.claimed,
            coming: reader.told.coming(now))
    }

    private init(tokens: [ReadToken], meals: MealTimes, isMarked: Bool, marked: Set<Int>) {
        self.tokens = tokens
        self.isMarked = isMarked
        self.marked = marked
        told = ToldTime(meals: meals)
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
        guard word(index) == "ago", told.secondsAgo == nil, let span = Self.span(tokens, before: index) else { return }
        told.secondsAgo = span.seconds
        claimed.formUnion(span.start...index)
    }

    /// "an hour", "half an hour", "an hour and a half" right before a word: how long, and where it begins.
    static func span(_ tokens: [ReadToken], before index: Int) -> (seconds: Int, start: Int)? {
        guard index >= 2 else { return nil }
        let units = ["hour": 3_600, "hr": 3_600, "minute": 60, "min": 60, "day": 86_400]
        let isHalfMore = index > 4 && tokens[index - 3..<index].map { $0.text } == ["and", "a", "half"]
        let last = isHalfMore ? index - 4 : index - 1
        guard let unit = units[tokens[last].form] else { return nil }
        for start in max(0, last - 4)..<last {
            let number = NumberReader.read(tokens, at: start)
            let isArticle = (tokens[start].is("an") || tokens[start].is("a")) && start == last - 1
            guard isArticle || number?.end == last else { continue }
            return (Int(floor: ((isArticle ? 1 : number?.value ?? 1) + (isHalfMore ? 0.5 : 0)) * Double(unit)), start)
        }
        return nil
    }

    /// The first time of the clock counts; the others are no amounts of anything either.
    private mutating func readClock(_ index: Int) {
        // "Two hours later" is no two o'clock.
        guard !claimed.contains(index), index + 1 >= tokens.count || !Self.spans.contains(tokens[index + 1].form),
            let time = clockReader.time(
                at: index,
                isAnnounced: isMarked || marked.contains(index) || ClockReader.isAnnouncement(tokens, before: index))
        else { return }
        told.clock = told.clock ?? (time.minutes, time.isSure)
        claimed.formUnion((ClockReader.announcement(tokens, before: index) ?? index)..<time.end)
    }

    private static let spans: Set<String> = ["hour", "hr", "minute", "min"]

    private mutating func readDate(_ index: Int) {
        guard !claimed.contains(index), let read = DateReader.read(tokens, at: index) else { return }
        told.date = told.date ?? read
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
            told.part = told.part ?? "night"
        case "anoche":
            setDay(-1, index..<index + 1)
            told.part = told.part ?? "night"
        case "before" where word(index - 1) == "day" && word(index + 1) != "yesterday":
            setDay(-1, max(0, index - 2)..<index + 1)
        case "mid" where UsualHour.parts["mid" + word(index + 1)] != nil:
            told.part = told.part ?? "mid" + word(index + 1)
            claimed.formUnion(index...index + 1)
        case "midmorning", "midafternoon":
            told.part = told.part ?? word(index)
            claimed.insert(index)
        case "this" where UsualHour.parts[word(index + 1)] != nil:
            told.part = told.part ?? word(index + 1)
            setDay(0, index..<index + 2)
        case "this" where word(index + 1) == "am":
            told.part = told.part ?? "morning"
            setDay(0, index..<index + 2)
        case "first" where word(index + 1) == "thing":
            told.part = told.part ?? "morning"
            claimed.formUnion(index...index + 1)
        // The meals of a fast: before dawn, and after sunset.
        case "suhoor", "sehri", "suhur", "sahur", "sehar", "iftar", "iftari", "maghrib":
            told.part = told.part ?? (word(index).hasPrefix("s") ? "morning" : "evening")
            claimed.insert(index)
        case "elevenses": told.part = told.part ?? word(index)
        case "night" where word(index - 1) == "the" && ["in", "of"].contains(word(index - 2)):
            let start = word(index - 3) == "middle" ? index - 3 : index - 2
            told.part = told.part ?? UsualHour.smallHours
            claimed.formUnion((["the", "in"].contains(word(start - 1)) ? start - 1 : start)...index)
        case "tonight":
            told.part = told.part ?? word(index)
            claimed.insert(index)
        // "right now": of words that tell of nothing but time.
        case "now" where isMarked: told.secondsAgo = told.secondsAgo ?? 0
        case "bed" where isMarked, "bedtime" where isMarked: told.part = told.part ?? "night"
        case "morning", "afternoon", "evening", "night":
            guard told.part == nil,
                opensClause(index)
                    || [
                        "in", "at", "yesterday", "the", "that", "sunday", "monday", "tuesday", "wednesday", "thursday",
                        "friday", "saturday",
                    ].contains(word(index - 1))
            else { return }
            told.part = word(index)
            claimed.insert(index)
            if word(index - 1) == "the" || word(index - 1) == "in" || word(index - 1) == "at" {
                claimed.insert(index - 1)
            }
            if word(index - 1) == "the", word(index - 2) == "in" { claimed.insert(index - 2) }
        default:
            guard let day = DayWords.weekdays[word(index)], told.weekday == nil else { return }
            told.weekday = day
            claimed.insert(index)
            if word(index + 1) == "week" {
                told.isWeekLater = true
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

    private mutating func setDay(_ offset: Int, _ range: Range<Int>) {
        told.dayOffset = told.dayOffset ?? offset
        claimed.formUnion(range)
    }

    /// "for breakfast", "my lunch", "Lunch:", but not "breakfast burrito".
    private mutating func readMeal(_ index: Int) {
        // In Britain and Ireland tea is a meal where something was had for it.
        if told.mealType == nil, word(index) == "tea", word(index - 1) == "for" || isMarked, isTeaTime(index) {
            told.mealType = .dinner
            return
        }
        if isMarked, told.mealType == nil, let meal = MealWords.initials[word(index)] { told.mealType = meal }
        guard told.mealType == nil, let meal = MealWords.meals[word(index)] else { return }
        let before = index > 0 ? tokens[index - 1] : nil
        let opens =
            before.map {
                !$0.isWord || $0.has(.occasionPreposition) || $0.has(.determiner) || $0.has(.filler)
                    || $0.has(.timeWord) || $0.is("todays") || $0.is("tonights") || $0.has(.size) || $0.is("light")
                    || $0.has(.eating) || $0.has(.linking)
            } ?? true
        let after = index + 1 < tokens.count ? tokens[index + 1] : nil
        let closes = after.map { !$0.isWord || !$0.roles.isEmpty } ?? true
        guard opens && closes || isMarked || marked.contains(index) else { return }
        told.mealType = meal
        told.isAfterMeal = Self.following.contains(word(index - (before?.has(.determiner) == true ? 2 : 1)))
    }

    /// "after lunch", "since my breakfast".
    private static let following: Set<String> = ["after", "since", "following", "post"]

    /// "for tea", not "for tea and biscuits".
    private func isTeaTime(_ index: Int) -> Bool {
        index + 1 >= tokens.count || !tokens[index + 1].isWord || tokens[index + 1].has(.pronoun)
            || tokens[index + 1].has(.occasionPreposition) || tokens[index + 1].has(.timeWord) || isMarked
    }
}
