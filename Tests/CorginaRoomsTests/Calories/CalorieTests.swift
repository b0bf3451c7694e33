import CorginaCore
import Markup
import Testing

@testable import CorginaRooms

/// The calorie card, the week and the day, in the seeds' words.
@Suite struct CalorieTests {
    private static let goal = CalorieGoal(goal: Kilocalories(2_000))
    private static let meals = [
        CalorieSpecimens.meal(.breakfast, 430), CalorieSpecimens.meal(.lunch, 700), CalorieSpecimens.meal(.dinner, 717),
    ]

    private func words(_ html: HTML) -> String {
        struct Bare: Page {
            let title = "Bare"
            let content: HTML
        }
        return Bare(content: html).markup(in: Samples.context).replacing("&#39;", with: "'")
    }

    @Test func `the day's first part says what the seeds say`() {
        let page = words(EatenPart(Self.meals, goal: Self.goal, english: .ofNoRegion).html())
        for label in [
            "1,800–2,200 cal", "Within your usual range", "Daily calorie tracker",
            "1,847 calories consumed out of 2,000 calorie goal, 92 percent complete",
            "Calorie progress: 1,847 calories. Usual range: 1,800 to 2,200", "Protein: 92 g", "Carbs: ", "Fat: ",
            "Breakdown",
            "Breakfast: 430 calories, 22 percent of daily goal", "Lunch: 700 calories, 35 percent of daily goal",
            "Dinner: 717 calories, 36 percent of daily goal", "Snacks: not yet", "see meal breakdown",
            "collapse meal breakdown",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test(arguments: [(FoodRegion.us, "Fiber"), (.uk, "Fibre")])
    func `fiber is told where the meals unfold, beside the macros of the day, in her spelling`(
        region: FoodRegion, name: String
    ) {
        var meals = Self.meals
        meals[0].items[0].nutrients[.fiber] = 9.6
        let card = words(EatenPart(meals, goal: Self.goal, english: WrittenEnglish(region: region)).html())
        #expect(card.contains("h-fib\"><span>\(name)</span><b class=\"figure\">10 g</b>"))
        var behind = week([0, 0, 0, 0, 0, 0, 1_847])
        behind.english = WrittenEnglish(region: region)
        let page = CalorieDayPage(CalorieDay(Samples.today, meals: meals, goal: nil), behind: behind)
            .markup(in: Samples.context)
        #expect(page.contains("\(name): 10 g") && page.contains("Macros and \(name.lowercased())"))
        #expect(page.contains("pill h-fib"))
    }

    @Test func `meals are what was eaten and not a fixed split`() {
        #expect(EatenPart(Self.meals, english: .ofNoRegion).meals.map(\.energy.rounded) == [430, 700, 717, 0])
        #expect(EatenPart(Self.meals, english: .ofNoRegion).meals.map(\.percent) == [23, 38, 39, 0])
    }

    @Test func `without a goal the card has none of it`() {
        let page = words(EatenPart(Self.meals, english: .ofNoRegion).html())
        #expect(page.contains("Eaten so far") && page.contains("Calorie progress: 1,847 calories"))
        #expect(!page.contains("goal") && !page.contains("sual range"))
        #expect(words(EatenPart([], english: .ofNoRegion).html()).contains("Nothing eaten yet today"))
        let past = words(EatenPart(Self.meals, goal: Self.goal, isToday: false, english: .ofNoRegion).html())
        #expect(!past.contains("Today") && !past.contains("so far"))
        #expect(words(EatenPart([], isToday: false, english: .ofNoRegion).html()).contains("Nothing eaten was logged"))
    }

    @Test(arguments: [
        (0.0, CalorieGoal.Standing.under, 0), (1_799, .under, 90), (1_800, .at, 90), (2_000, .at, 100),
        (2_200, .at, 110),
        (2_201, .over, 110), (9_000, .over, 450), (1e9, .over, 999),
    ])
    func `a day is under, at or over its goal`(energy: Double, standing: CalorieGoal.Standing, percent: Int) throws {
        let goal = try #require(Self.goal)
        #expect(goal.standing(of: Kilocalories(energy)) == standing)
        #expect(goal.percent(of: Kilocalories(energy)) == percent)
    }

    @Test func `a goal that is none is refused`() {
        for value in [0, -1, Double.nan, .infinity] { #expect(CalorieGoal(goal: Kilocalories(value)) == nil) }
        #expect(CalorieGoal(goal: Kilocalories(2_000), floor: Kilocalories(2_100)) == nil)
    }

    @Test func `no standing is worded or coloured as an alarm`() throws {
        let goal = try #require(Self.goal)
        let words = [500.0, 1_990, 2_100, 3_000].flatMap {
            [
                goal.sentenceSoFar(Kilocalories($0), in: .ofNoRegion),
                goal.sentence(Kilocalories($0), in: .ofNoRegion),
            ]
        }
        #expect(
            words.contains("Within your usual range of 1,800–2,200 cal")
                && words.contains("Above your usual range of 1,800–2,200 cal"))
        for alarm in ["too much", "exceed", "warning", "!"] {
            #expect(!words.contains { $0.lowercased().contains(alarm) })
        }
        #expect(
            !CalorieGoal.Standing.allCases.map(\.hue).contains(.call)
                && !CalorieGoal.Standing.allCases.map(\.hue).contains(.protein))
    }

    private func week(_ energies: [Double], goal: CalorieGoal? = goal, lastDay: Int = 0) -> CalorieWeek {
        var week = CalorieSpecimens.week(energies, goal: goal, today: Samples.today - lastDay)
        week.today = Samples.today
        return week
    }

    @Test func `the average counts days that are over and have food`() {
        #expect(week([0, 2_000, 1_000, 0, 0, 0, 9_000]).average == Kilocalories(1_500))
        #expect(week([0, 0, 0, 0, 0, 0, 900]).average == nil)
        #expect(week([0, 0, 0, 0, 0, 0, 0]).average == nil)
        #expect(week([0, 0, 0, 0, 0, 0, 900], lastDay: 7).average == Kilocalories(900))
    }

    @Test func `the week's card and page speak in the seeds' words`() {
        let card = words(WeekCard(week([1_000, 2_000, 3_000, 2_000, 2_000, 2_000, 500])).html)
        for label in [
            "Weekly Calorie Trends", "Average:", "2,000 cal", "15 Nov – 21 Nov", "Tap a bar to see details", "Goal",
            "Avg",
        ] {
            #expect(card.contains(label), "\(label)")
        }
        #expect(card.contains("Tuesday, 17 November: 3,000 calories, above range"))
        #expect(card.contains("Saturday, 21 November: 500 calories so far\""))
        let page = CalorieWeekPage(week([1_000, 0, 3_000, 2_000, 2_000, 2_000, 500])).markup(in: Samples.context)
        for label in [
            "Below range", "In range", "Above range", "Goal 2,000 cal", "Nothing logged", "Protein (g)",
            "Previous week",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test func `weeks follow each other without gap, to the one that ends today`() {
        let today = Samples.today
        #expect(CalorieWeek.first(showing: today, today: today) == today - 6)
        #expect(CalorieWeek.first(showing: today - 6, today: today) == today - 6)
        #expect(CalorieWeek.first(showing: today - 7, today: today) == today - 13)
        let past = week([1, 1, 1, 1, 1, 1, 1], lastDay: 7)
        #expect(
            past.route == .calories(.week(today - 13)) && past.next == .calories(.current)
                && past.previous == .calories(.week(today - 20)))
        #expect(week([1, 1, 1, 1, 1, 1, 1]).next == nil)
        #expect(week([1, 1, 1, 1, 1, 1, 1], lastDay: 3).next == .calories(.current))
    }

    @Test(arguments: [
        [2_040.0, 1_780, 2_210, 2_640, 1_960, 2_300, 1_180], [0, 0, 0, 0, 0, 0, 0], [1e7, 1, 0, 0, 0, 0, 0],
        [40, 30, 20, 0, 0, 0, 0],
    ])
    func `tags never cover each other and bars stay in the chart`(energies: [Double]) {
        let week = week(energies)
        let scale = CalorieScale(week)
        let tags = WeekMarks(week: week, scale: scale).tags
        if tags.count == 2 { #expect(abs(tags[0].place - tags[1].place) >= 12) }
        #expect(scale.steps.count <= 8 && week.days.allSatisfy { (0...92).contains(scale.percent($0.energy)) })
    }

    @Test func `the table names its units and holds a food a row`() {
        let table = CalorieTable(Samples.fullDay).text
        let lines = table.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(
            lines.count == 5
                && lines[0].hasPrefix(
                    "date,time,meal,food,quantity,portion,weight_g,source,is_estimated,energy_kcal,protein_g,")
        )
        #expect(lines[0].contains("folate_dfe_ug") && lines[0].contains("iron_mg"))
        #expect(lines[1].hasPrefix("\(Samples.today),08:00,Breakfast,Oatmeal,1,cup,150,database,yes,430,21.5,53.75,"))
    }

    @Test func `the drawing is of figures alone and well formed`() {
        let drawing = String(
            decoding: CalorieWeekDrawing(week([2_040, 1_780, 0, 2_640, 1_960, 2_300, 1_180])).bytes, as: UTF8.self)
        #expect(drawing.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && drawing.hasSuffix("</svg>"))
        #expect(
            drawing.contains("<title>Calories each day, 15 Nov – 21 Nov") && !drawing.contains("Sample")
                && !drawing.contains("style"))
    }

    @Test func `a week on its page and as a drawing has her unit of energy`() {
        var week = week([1_000, 2_000, 3_000, 2_000, 2_000, 2_000, 500])
        week.english = WrittenEnglish(region: .uk)
        let page = CalorieWeekPage(week).markup(in: Samples.context)
        for label in ["Goal 2,000 kcal", "Average 2,000 kcal", "Calories (kcal)", "Goal (kcal)"] {
            #expect(page.contains(label), "\(label)")
        }
        let drawing = String(decoding: CalorieWeekDrawing(week).bytes, as: UTF8.self)
        #expect(drawing.contains("Goal 2,000 kcal") && !drawing.contains(" cal<"))
    }

    @Test func `a day tells its meals, macros and foods`() {
        let day = CalorieDay(Samples.today, events: Samples.fullDay, goal: Self.goal)
        let page = CalorieDayPage(day, behind: week([0, 0, 0, 0, 0, 0, 1_085])).markup(in: Samples.context)
        for label in [
            "Daily Details", "Saturday, 21 November", "1,085", "Oatmeal", "Protein: 54 g", "Done", "Usual range: ",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test(arguments: CalorieSamples.afterLoss)
    func `after a loss these pages know of days and food alone`(name: String, page: any Page) {
        let markup = page.markup(in: PageContext(assets: AssetPaths(edition: "3f2a"))).lowercased()
        for word in [
            "baby", "babies", "trimester", "pregnan", "milestone", "countdown", "prenatal", "weeks,", "due date",
            "week 24",
        ] {
            #expect(!markup.contains(word), "\(name): \(word)")
        }
    }
}
