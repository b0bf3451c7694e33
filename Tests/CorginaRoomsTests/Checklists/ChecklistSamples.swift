import CorginaCore

@testable import CorginaRooms

/// Lists, a birth plan and photos of her bump, in the states a test should see.
enum ChecklistSamples {
    static let id = RecordID(high: 11, low: 1)
    static let item = RecordID(high: 11, low: 2)

    static let routes: [Route] =
        [
            ChecklistPlace.list, .one(id), .edit(id), .tick(id, item), .archive(id), .remove(id),
        ].map(Route.checklists)
        + ([.current, .one(id), .remove(id)] + BirthPlan.Topic.allCases.map(BirthPlanPlace.topic)).map(Route.birthPlan)

    static let list = Checklist(
        id: id, name: Samples.hostile, start: .hospitalBag,
        items: [
            Checklist.Item(id: item, words: Samples.hostile, isDone: true),
            Checklist.Item(id: RecordID(high: 11, low: 3), words: "Socks"),
            Checklist.Item(id: RecordID(high: 11, low: 4), words: "Phone"),
        ])
    static let plan = BirthPlan(
        id: id,
        answers: [
            BirthPlan.Answer(topic: .company, choices: ["My partner", Samples.hostile]),
            BirthPlan.Answer(topic: .anythingElse, words: Samples.hostile),
        ])

    private static let wrong = ["name", "words", "words-\(item)", "day", "photo"].map {
        FieldError(field: $0, message: Samples.hostile)
    }

    static func lists(isEmpty: Bool) -> ChecklistsPage {
        ChecklistsPage(
            lists: isEmpty ? [] : [ChecklistsPage.Row(list)],
            starts: isEmpty ? [.init(start: .firstWeeks, name: "First weeks", purpose: Samples.hostile)] : [],
            quiet: isEmpty ? [] : [ChecklistsPage.Row(list)], offersPlan: isEmpty, plan: "",
            earlierPlans: isEmpty ? [] : [id], hasPhotos: isEmpty, hasQuietPhotos: !isEmpty, name: Samples.hostile,
            errors: isEmpty ? wrong : [],
            toast: Toast(words: Samples.hostile, entry: Samples.hostile))
    }

    static func frame(_ number: UInt64, in pregnancy: Pregnancy? = Samples.pregnancy(171)) -> BumpFrame {
        let event = Samples.event(number, at: 60, .note)
        return BumpFrame(event, photo: RecordID(high: 12, low: number), in: pregnancy, english: .ofNoRegion)
    }

    private static func film(_ frames: [BumpFrame], others: [BumpFrame] = [], isQuiet: Bool = false) -> BumpFilmPage {
        BumpFilmPage(frames: frames, others: others, isGoingOn: !isQuiet, isOfNow: !isQuiet, isQuiet: isQuiet)
    }

    private static var newBump: NewPhotoPage {
        var page = NewPhotoPage(.newBump, errors: wrong)
        (page.day, page.latestDay) = ("2026-11-21", "2026-11-21")
        return page
    }

    static let pages: [(String, any Page)] = [
        ("lists", lists(isEmpty: false)), ("no lists", lists(isEmpty: true)),
        ("list", ChecklistPage(list, isQuiet: false)),
        ("list, put away", ChecklistPage(list, isQuiet: true, words: Samples.hostile, errors: wrong)),
        ("list, empty", ChecklistPage(Checklist(id: id, name: "Own"), isQuiet: false)),
        ("list, edited", ChecklistEditPage(list)), ("list, edited wrong", ChecklistEditPage(list, errors: wrong)),
        ("birth plan", BirthPlanPage(plan, name: Samples.hostile, isOpen: true, english: .ofNoRegion)),
        ("birth plan, none", BirthPlanPage(nil, name: "", isOpen: true, english: .ofNoRegion)),
        ("birth plan, earlier", BirthPlanPage(plan, name: "", isOpen: false, english: .ofNoRegion)),
        ("birth plan, topic", BirthPlanTopicPage(.company, plan[.company], english: .ofNoRegion)),
        (
            "birth plan, topic wrong",
            BirthPlanTopicPage(.anythingElse, plan[.anythingElse], english: .ofNoRegion, errors: wrong)
        ),
        ("bump film", film([frame(1), frame(2), frame(3)], others: [frame(4, in: nil)])),
        ("bump film, one", film([frame(1)])), ("bump film, none", film([])),
        ("bump photos after a loss", film([frame(1, in: nil), frame(2, in: nil)], isQuiet: true)),
        ("bump side by side", BumpPairPage(first: frame(1), second: frame(2, in: nil))), ("new bump photo", newBump),
    ]
}
