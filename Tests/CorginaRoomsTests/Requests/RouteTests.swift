import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct RouteTests {
    private static let id = RecordID(high: 1, low: 2)
    private static let routes: [Route] =
        [
            .home, .welcome, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover, .today,
            .undo,
            .speech, .heard, .privacy, .about, .gallery,
        ] + FoodSamples.routes + SupplementSamples.routes + AppointmentSamples.routes + DaySamples.hydrationRoutes
        + DaySamples.symptomRoutes + MeasurementSamples.routes + places + AccountSamples.routes
        + drafts.map(Route.drafts) + pregnancies.map(Route.pregnancy) + settings.map(Route.settings)
        + ImportSamples.routes + SharingSamples.routes + PhotoSamples.routes + ChecklistSamples.routes
        + nutrition.map(Route.nutrition) + calories.map(Route.calories)

    private static let drafts: [DraftPlace] = [
        .say, .sheet(id), .item(id, event: 0, item: 12), .removeItem(id, event: 1, item: 0),
        .searchItem(id, event: 1, item: 2),
        .add(id, event: 3), .details(id, event: 0), .removeEvent(id, event: 0), .log(id), .discard(id),
        .change(id, .keepAsNote), .change(id, .editSentence), .change(id, .sayAgain), .change(id, .reword),
        .change(id, .ownWords),
        .change(id, .split(event: 2)),
        .change(id, .severity(event: 1)),
        .change(id, .join(event: 0)),
        .change(id, .move(event: 1, item: 3)), .change(id, .answerHabit(event: 0, item: 2, .always)),
        .change(id, .answerHabit(event: 1, item: 0, .justThisTime)), .change(id, .takeProduct(offer: 2)),
    ]
    private static let pregnancies: [PregnancyPlace] = [
        .methods, .date(.dueDate), .date(.embryoTransfer), .review, .weeks, .week(4), .week(42), .growth,
        .removeScan(0),
        .dates, .babies, .birth, .ending, .all, .reopen(id),
    ]
    private static let settings: [SettingsPlace] = [
        .overview, .habits, .removeHabit(id), .goals, .mealHours, .providers,
    ]
    private static let nutrition: [NutritionPlace] = [.nutrients, .safe, .safeAnswer(id)]
    private static let calories: [CaloriePlace] = [
        .current, .day(Samples.today), .week(Samples.today), .file(Samples.today, .svg), .file(Samples.today, .csv),
    ]

    private static let everything = TimelineAddress(
        found: id, kinds: Set(HealthEvent.Details.Kind.allCases),
        from: TimelineStart(Samples.today, skipped: 400))
    private static let places: [Route] =
        [
            TimelineAddress.all, TimelineAddress(kinds: [.meal]), TimelineAddress(kinds: [.note, .bloodPressure]),
            TimelineAddress(from: TimelineStart(Samples.today)), TimelineAddress(found: id), everything,
        ].flatMap { [Route.timeline(.list($0)), .timeline(.entry(id, from: $0))] }
        + [.timeline(.tags(id)), .insights(.report), .insights(.one(1)), .insights(.one(999)), .insights(.hours)]
        + OfflinePlace.allCases.map(Route.offline) + SealedPlace.allCases.map(Route.sealed)
        + ReminderPlace.allCases.map(Route.reminders) + HomePlace.allCases.map(Route.homes)

    @Test(arguments: routes)
    func `a route reads its own path`(route: Route) {
        #expect(Route(route.path) == route)
    }

    @Test func `no two routes share a path`() {
        #expect(Set(Self.routes.map(\.path)).count == Self.routes.count)
    }

    @Test(arguments: [
        ("/pregnancy/weeks/24", Route.pregnancy(.week(24))), ("/pregnancy/growth/3/remove", .pregnancy(.removeScan(3))),
        ("/calories/2026-11-21", .calories(.day(Samples.today))),
        ("/measurements/blood-pressure", .measurements(.kind(.bloodPressure))),
        ("/measurements/days/2026-11-21", .measurements(.onDay(Samples.today, .overview))),
        ("/measurements/days/2026-11-21/weight", .measurements(.onDay(Samples.today, .kind(.weight)))),
        ("/symptoms/days/2026-11-21", .symptoms(.onDay(Samples.today, .list))),
        ("/symptoms/days/2026-11-21/kinds/3", .symptoms(.onDay(Samples.today, .log(3)))),
        ("/symptoms/days/2026-11-21/nausea", .symptoms(.onDay(Samples.today, .nausea))),
        ("/kicks", .measurements(.kind(.kicks))),
        ("/contractions/stop", .measurements(.time(.stop))),
        ("/calories/weeks/2026-11-21/csv", .calories(.file(Samples.today, .csv))),
        ("/", .home), ("/account/new", .newAccount), ("/pregnancy/new/last-period", .pregnancy(.date(.lastPeriod))),
        ("/supplements", .supplements(.list)), ("/supplements/add/own", .supplements(.addOwn)),
        (
            "/supplements/00000000000000010000000000000002/doses/2026-11-21/3",
            .supplements(.dose(DoseSlot(supplement: RecordID(high: 1, low: 2), day: Samples.today, number: 3)))
        ),
        ("/timeline", .timeline(.list(.all))),
        (
            "/timeline/kinds/blood_pressure.note/from/2026-11-21",
            .timeline(.list(TimelineAddress(kinds: [.note, .bloodPressure], from: TimelineStart(Samples.today))))
        ),
        ("/insights/2", .insights(.one(2))), ("/birth-plan/pain-relief", .birthPlan(.topic(.painRelief))),
        ("/measurements/logbook/2026-11-21/csv", .measurements(.logbookFile(Samples.today))),
        ("/photos/bump", .photos(.bump)),
        ("/homes", .homes(.choice)), ("/homes/device", .homes(.device)),
        ("/homes/sealed", .homes(.sealed)), ("/homes/edition", .homes(.edition)),
        ("/homes/sealed/devices/end", .homes(.endDevice)),
        ("/offline", .offline(.shell)), ("/offline/entries", .offline(.entries)),
        ("/sealed", .sealed(.page)), ("/sealed/renewal/use", .sealed(.useRenewal)),
        ("/sealed/move", .sealed(.move)), ("/sealed/move/use", .sealed(.useMove)),
        ("/sealed/unseal/rows", .sealed(.unsealRows)), ("/sealed/unseal/use", .sealed(.useUnseal)),
        ("/sealed/shares", .sealed(.shares)), ("/sealed/shares/change", .sealed(.changeShare)),
        ("/sealed/shared/join", .sealed(.joinShare)), ("/shared/with", .shared(.with)),
        ("/sealed/unsealed", .sealed(.unsealed)), ("/homes/sealed/to-account", .homes(.unseal)),
        (
            "/drafts/00000000000000010000000000000002/0/1/search",
            .drafts(.searchItem(RecordID(high: 1, low: 2), event: 0, item: 1))
        ),
    ])
    func `paths are as agreed`(path: String, route: Route) {
        #expect(Route(path) == route)
    }

    @Test(arguments: [
        "", "today", "//today", "/today/", "/Today", "/drafts/xyz", "/drafts/00000000000000010000000000000002/-1/0",
        "/drafts/00000000000000010000000000000002/01/0", "/drafts/00000000000000010000000000000002/0",
        "/pregnancy/new/guess",
        "/drafts/00000000000000010000000000000002/99999999999999999999/0", "/%74oday", "/today?x",
        "/calories/", "/calories/2026-2-1", "/calories/2026-02-30", "/calories/weeks", "/calories/weeks/2026-11-21/png",
        "/calories/1899-12-31",
        "/pregnancy/weeks/3", "/pregnancy/weeks/43", "/pregnancy/weeks/024", "/pregnancy/growth/-1/remove",
        "/pregnancies/xyz/reopen",
        "/timeline/kinds", "/timeline/kinds/", "/timeline/kinds/note.meal", "/timeline/kinds/meal.meal",
        "/timeline/kinds/tea", "/timeline/found", "/timeline/found/coffee", "/timeline/from/2026-02-30",
        "/timeline/from/2026-11-21/kinds/meal", "/timeline/tags", "/timeline/tags/travel", "/timeline/entries",
        "/timeline/coffee", "/insights/0", "/insights/01", "/insights/1000", "/insights/coffee", "/insights/1/2",
        "/days/2026-02-30", "/days/today", "/days/2026-03-10/paste", "/events", "/events/xyz",
        "/events/00000000000000010000000000000002/eat",
        "/recipes/new", "/foods/milk", "/foods/1111211", "/foods/11112110/eat", "/foods/new/x", "/foods/scan/x",
        "/foods/label/x",
        "/foods/found", "/foods/found/look-up", "/foods/found/xyz/look-up",
        "/foods/found/00000000000000010000000000000002/look", "/foods/11112110/marks/look-up",
        "/snacks/1", "/supplements/", "/supplements/iron", "/supplements/add/0", "/supplements/add/100",
        "/supplements/add/own/x",
        "/supplements/00000000000000010000000000000002/doses/2026-03-10/0",
        "/supplements/00000000000000010000000000000002/doses/2026-03-10/9",
        "/supplements/00000000000000010000000000000002/doses/2026-3-1/1",
        "/supplements/00000000000000010000000000000002/take",
        "/appointments/new/nothing", "/appointments/xyz", "/appointments/schedule/x", "/appointments/new/anatomy/x",
        "/appointments/00000000000000010000000000000002/eat", "/visit/x",
        "/appointments/00000000000000010000000000000002/questions/x", "/settings/calendar/x", "/settings/calendar/new",
        "/clinic/", "/clinic/x", "/visit/links/x", "/visit/links/00000000000000010000000000000002/x",
        "/settings/calendar/00000000000000010000000000000002/stop",
        "/hydration/2026-02-30", "/hydration/goal/x", "/hydration/water", "/symptoms/headache",
        "/symptoms/kinds/53", "/symptoms/kinds/-1", "/symptoms/kinds/01", "/symptoms/kinds/47", "/symptoms/found",
        "/symptoms/entries/xyz", "/symptoms/own/x", "/symptoms/days", "/symptoms/days/today",
        "/symptoms/days/2026-11-21/days/2026-11-20", "/symptoms/days/2026-11-21/x", "/measurements/days",
        "/measurements/days/2026-11-21/kicks", "/measurements/days/2026-11-21/readings",
        "/snacks/1",
        "/lock/", "/lock/then", "/settings/account/devices", "/settings/account/devices/xyz",
        "/settings/sharing/new", "/settings/sharing/sent/x", "/settings/sharing/00000000000000010000000000000002/sent",
        "/shared/lists", "/shared/join/", "/shared/join/short",
        "/shared/join/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa%2f",
        "/settings/account/devices/00000000000000010000000000000002/wipe", "/settings/invitations/new",
        "/settings/invitations/00000000000000010000000000000002", "/settings/invitations/xyz/revoke",
        "/settings/shortcuts/", "/settings/shortcuts/new", "/settings/shortcuts/xyz",
        "/settings/shortcuts/00000000000000010000000000000002/revoke", "/api/v1/today", "/api/v1/entries", "/api",
        "/heard/", "/heard/x", "/snacks/1", "/homes/", "/homes/server", "/homes/sealed/", "/homes/sealed/devices/x",
        "/offline/", "/offline/shell", "/offline/today", "/offline/key/x",
        "/measurements/", "/measurements/kicks", "/measurements/height", "/kicks/eat", "/contractions/push",
        "/measurements/readings", "/measurements/readings/xyz", "/kicks/felt/1", "/measurements/logbook/",
        "/measurements/logbook/today", "/measurements/logbook/2026-11-21/svg", "/photos/bump/", "/photos/bump/old",
        "/photos/bump/00000000000000010000000000000002", "/photos/entry/00000000000000010000000000000002/baby",
        "/checklists/", "/checklists/bag", "/checklists/00000000000000010000000000000002/items",
        "/checklists/00000000000000010000000000000002/items/socks",
        "/checklists/00000000000000010000000000000002/tick", "/birth-plan/", "/birth-plan/pain_relief",
        "/birth-plan/plans", "/birth-plan/plans/mine",
    ])
    func `anything else is no place`(path: String) {
        #expect(Route(path) == nil)
    }
}
