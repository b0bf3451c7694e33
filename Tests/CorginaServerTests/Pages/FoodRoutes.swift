import CorginaCore
import CorginaFoods
import CorginaRooms

/// The places about food, for the route matrix.
enum FoodRoutes {
    private static let id = RouteMatrixTests.someID
    private static let day = CalendarDay(number: 20_000)
    private static let listed = FoodAddress.listed(.unlisted)
    private static let logged = FoodAddress.logged(RouteMatrixTests.someID, position: 0)

    static let shown: [Route] = [
        .day(day), .event(id), .recipes, .recipe(id), .foods, .newFood, .foundFoods(id), .food(listed), .food(logged),
    ]
    static let posted: [Route] = [
        .copyMeal(day), .editEvent(id), .repeatEvent(id), .removeEvent(id), .saveRecipe(id), .quickSnack, .recipes,
        .editRecipe(id),
        .logRecipe(id), .archiveRecipe(id), .foods, .newFood, .markFood(listed), .logFood(listed),
        .markFood(logged), .logFood(logged),
    ]
}
