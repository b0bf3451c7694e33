import CorginaCore
import CorginaFoods

/// Places about days, entries, recipes and foods.
extension Route {
    var foodSegments: [String]? {
        switch self {
        case .day(let day): ["days", "\(day)"]
        case .copyMeal(let day): ["days", "\(day)", "copy"]
        case .event(let id): ["events", "\(id)"]
        case .editEvent(let id): ["events", "\(id)", "edit"]
        case .repeatEvent(let id): ["events", "\(id)", "repeat"]
        case .removeEvent(let id): ["events", "\(id)", "remove"]
        case .saveRecipe(let id): ["events", "\(id)", "recipe"]
        case .quickSnack: ["snacks"]
        case .recipes: ["recipes"]
        case .recipe(let id): ["recipes", "\(id)"]
        case .editRecipe(let id): ["recipes", "\(id)", "edit"]
        case .logRecipe(let id): ["recipes", "\(id)", "log"]
        case .archiveRecipe(let id): ["recipes", "\(id)", "archive"]
        case .foods: ["foods"]
        case .newFood: ["foods", "new"]
        case .foundFoods(let id): ["foods", "found", "\(id)"]
        case .food(let food): ["foods", "\(food)"]
        case .markFood(let food): ["foods", "\(food)", "marks"]
        case .logFood(let food): ["foods", "\(food)", "log"]
        default: nil
        }
    }

    static func foodRoute(_ segments: [String]) -> Route? {
        guard segments.count < 4, let first = segments.first else { return nil }
        let name = segments.count > 1 ? segments[1] : nil
        let action = segments.count > 2 ? segments[2] : nil
        return switch first {
        case "days": dayRoute(name, action)
        case "events": eventRoute(name, action)
        case "snacks": .quickSnack
        case "recipes": recipeRoute(name, action)
        case "foods": foodRoute(name, action)
        default: nil
        }
    }

    private static func dayRoute(_ name: String?, _ action: String?) -> Route? {
        guard let day = name.flatMap(CalendarDay.init) else { return nil }
        return action == "copy" ? .copyMeal(day) : .day(day)
    }

    private static func eventRoute(_ name: String?, _ action: String?) -> Route? {
        guard let id = name.flatMap(RecordID.init) else { return nil }
        return switch action {
        case nil: .event(id)
        case "edit": .editEvent(id)
        case "repeat": .repeatEvent(id)
        case "remove": .removeEvent(id)
        case "recipe": .saveRecipe(id)
        default: nil
        }
    }

    private static func recipeRoute(_ name: String?, _ action: String?) -> Route? {
        guard let name else { return .recipes }
        guard let id = RecordID(name) else { return nil }
        return switch action {
        case nil: .recipe(id)
        case "edit": .editRecipe(id)
        case "log": .logRecipe(id)
        case "archive": .archiveRecipe(id)
        default: nil
        }
    }

    private static func foodRoute(_ name: String?, _ action: String?) -> Route? {
        guard let name else { return .foods }
        if name == "new" { return .newFood }
        if name == "found" { return action.flatMap(RecordID.init).map(Route.foundFoods) }
        guard let food = FoodAddress(name) else { return nil }
        return switch action {
        case nil: .food(food)
        case "marks": .markFood(food)
        case "log": .logFood(food)
        default: nil
        }
    }
}
