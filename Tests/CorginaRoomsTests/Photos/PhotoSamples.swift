import CorginaCore
import CorginaLanguage

@testable import CorginaRooms

/// The pages about photos, in the states a test should see.
enum PhotoSamples {
    static let id = RecordID(high: 8, low: 8)
    static let routes: [Route] = [
        .new(nil), .new(Samples.today), .one(id), .small(id), .foods(id), .look(id), .entry(id),
        .removal(id), .markBump(id), .bump, .newBump, .bumpPair(id, id),
    ].map(Route.photos)

    static let seen = [
        SeenFood(name: Samples.hostile, amount: "1 cup", box: PhotoBox(around: 0.3, 0.4), confidence: 0.4),
        SeenFood(name: "Milk", box: PhotoBox(x: 0.7, y: 0.1, width: 0.2, height: 0.3)), SeenFood(name: ""),
    ]

    static func foods(_ seen: [SeenFood], errors: [FieldError] = []) -> PhotoFoodsPage {
        var photo = DraftPhoto(id: id)
        photo.seen = seen
        photo.words = Samples.hostile
        return PhotoFoodsPage(draft: Samples.draft, photo: photo, day: Samples.today - 1, errors: errors)
    }

    private static var looked: PhotoFoodsPage {
        var page = foods(seen)
        page.photo.isLookedAt = true
        return page
    }

    private static func foods(_ looking: PhotoFoodsPage.Looking, problem: String? = nil) -> PhotoFoodsPage {
        var page = foods([])
        (page.looking, page.problem) = (looking, problem)
        return page
    }

    static let pages: [(String, any Page)] = {
        let wrong = [FieldError(field: "photo", message: Samples.hostile)]
        var confirmation = Samples.confirmation([Samples.mealEvent])
        confirmation.photo = id
        return [
            ("new photo", NewPhotoPage(.new(nil))),
            ("new photo, wrong", NewPhotoPage(.new(Samples.today), errors: wrong)),
            ("photo of an entry", NewPhotoPage(.entry(id))), ("foods of a photo", foods([])),
            ("foods of a photo, named", foods(seen)), ("foods of a photo, named by a model", looked),
            ("photo to be looked at, not agreed", foods(.asks(Samples.hostile))),
            ("photo to be looked at", foods(.ready("eye.example"))),
            ("photo looked at, no foods", foods(.again("eye.example"), problem: Samples.hostile)),
            ("foods of a photo, wrong", foods(seen, errors: [FieldError(field: "sentence", message: Samples.hostile)])),
            ("confirm a photo", confirmation), ("no photos", NoPhotosPage()),
        ]
    }()
}
