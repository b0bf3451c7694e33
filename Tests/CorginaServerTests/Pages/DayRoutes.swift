import CorginaCore
import CorginaRooms

/// The places about what she drinks and feels, about photos, lists and the birth plan, for the route matrix.
enum DayRoutes {
    private static let id = RouteMatrixTests.someID

    static let shown: [Route] = [
        .hydration(.today), .hydration(.day(CalendarDay(number: 20_000))), .hydration(.goal), .symptoms(.list),
        .symptoms(.found(id)), .symptoms(.log(0)), .symptoms(.own), .symptoms(.nausea), .symptoms(.mood),
        .symptoms(.edinburgh),
        .symptoms(.entry(id)), .photos(.new(nil)), .photos(.new(CalendarDay(number: 20_000))), .photos(.one(id)),
        .photos(.small(id)), .photos(.foods(id)), .photos(.entry(id)), .photos(.bump), .photos(.newBump),
        .photos(.bumpPair(id, id)),
        .checklists(.list), .checklists(.one(id)), .checklists(.edit(id)), .birthPlan(.current),
        .birthPlan(.topic(.painRelief)), .birthPlan(.one(id)),
    ]
    static let posted: [Route] = [
        .hydration(.drinks), .hydration(.goal), .symptoms(.search), .symptoms(.log(0)), .symptoms(.own),
        .symptoms(.nausea), .symptoms(.mood), .symptoms(.edinburgh), .symptoms(.entry(id)), .photos(.new(nil)),
        .photos(.foods(id)),
        .photos(.look(id)), .photos(.entry(id)), .photos(.removal(id)), .photos(.markBump(id)), .photos(.bump),
        .photos(.newBump),
        .checklists(.list), .checklists(.one(id)), .checklists(.edit(id)), .checklists(.tick(id, id)),
        .checklists(.archive(id)), .checklists(.remove(id)),
        .birthPlan(.topic(.painRelief)), .birthPlan(.remove(id)),
    ]
}
