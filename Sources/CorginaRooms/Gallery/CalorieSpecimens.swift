import CorginaCore
import Markup

struct CalorieSpecimens: Specimens {
    let today: CalendarDay

    /// The calorie card and the week in each of their states.
    var html: HTML {
        gallerySection("calories-section", "Calories") {
            for (name, meals, goal) in days {
                specimen("Calories, " + name) {
                    div(.class("card card--flush daycard")) {
                        EatenPart(meals, goal: goal, english: .ofNoRegion).html(id: "calories-\(slug(name))")
                    }
                }
            }
            for (name, energies, goal) in weeks {
                specimen("Week, " + name) {
                    WeekCard(Self.week(energies, goal: goal, today: today)).html(id: "week-\(slug(name))")
                }
            }
        }
    }

    private var goal: CalorieGoal? {
        CalorieGoal(goal: Kilocalories(2_200), floor: Kilocalories(1_900), ceiling: Kilocalories(2_500))
    }

    private var days: [(String, [Meal], CalorieGoal?)] {
        let morning = [Self.meal(.breakfast, 430)]
        let most = morning + [Self.meal(.lunch, 560), Self.meal(.snack, 190)]
        let all = most + [Self.meal(.dinner, 720), Self.meal(.snack, 240)]
        return [
            ("partial", most, goal), ("at goal", all, goal), ("over goal", all + [Self.meal(.dinner, 690)], goal),
            ("breakfast", morning, goal), ("empty", [], goal), ("no goal", most, nil), ("nothing and no goal", [], nil),
        ]
    }

    private var weeks: [(String, [Double], CalorieGoal?)] {
        [
            ("full", [2_040, 1_780, 2_210, 2_640, 1_960, 2_300, 1_180], goal),
            ("partial", [0, 0, 1_640, 0, 2_210, 0, 0], goal),
            ("without a goal", [2_040, 1_780, 2_210, 2_640, 1_960, 2_300, 1_180], nil),
            ("with nothing yet", [0, 0, 0, 0, 0, 0, 0], goal),
        ]
    }

    static func week(_ energies: [Double], goal: CalorieGoal?, today: CalendarDay) -> CalorieWeek {
        let first = today - (energies.count - 1)
        return CalorieWeek(
            energies.enumerated().map { CalorieDay(first + $0, meals: $1 > 0 ? [meal(.lunch, $1)] : [], goal: goal) },
            today: today, english: .ofNoRegion)
    }

    static func meal(_ type: MealType, _ energy: Double) -> Meal {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = energy
        nutrients[.protein] = energy / 20
        nutrients[.carbohydrate] = energy / 8
        nutrients[.fat] = energy / 40
        let item = FoodItem(
            name: "Sample", foodCode: nil, quantity: 1, portion: "bowl", grams: Grams(200), nutrients: nutrients,
            source: .manual,
            isEstimated: true)
        return Meal(name: "Sample", type: type, items: [item])
    }

    private func slug(_ name: String) -> String { String(name.map { $0 == " " ? "-" : $0 }) }
}
