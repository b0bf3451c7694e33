import CorginaCore
import CorginaFoods
import CorginaRooms

/// The places about food, for the route matrix.
enum FoodRoutes {
    private static let id = RouteMatrixTests.someID
    private static let day = CalendarDay(number: 20_000)
    private static let listed = FoodAddress.listed(.unlisted)
    private static let logged = FoodAddress.logged(RouteMatrixTests.someID, position: 0)
    private static let product = FoodAddress.found(RouteMatrixTests.someID, position: 0)

    static let shown: [Route] = [
        .day(day), .entries(.one(id)), .recipes(.list), .recipes(.one(id)), .foods(.list), .foods(.new),
        .foods(.found(id)), .foods(.one(listed)), .foods(.one(logged)), .foods(.one(product)),
    ]
    static let posted: [Route] = [
        .days, .quickLog(nil), .quickLog(day), .careAnswered, .entries(.edit(id)), .entries(.again(id)),
        .entries(.remove(id)), .entries(.saveRecipe(id)), .entries(.declineRecipe(id)), .entries(.amount(id, item: 0)),
        .foods(.snack), .recipes(.list), .recipes(.page),
        .recipes(.edit(id)),
        .recipes(.log(id)), .recipes(.archive(id)), .foods(.list), .foods(.new), .foods(.scan), .foods(.label),
        .foods(.lookUp(id)), .foods(.mark(listed)),
        .foods(.log(listed)),
        .foods(.mark(logged)), .foods(.log(logged)), .foods(.mark(product)), .foods(.log(product)),
    ]
}
