import CorginaCore
import Markup

/// A photo of hers in its whole width, with what is seen in it.
func shot(_ id: RecordID, alt words: String, seen: [SeenFood] = [], isTapped: Bool = false) -> HTML {
    div(.class("shot"), .when(isTapped, .data(.shot))) {
        Markup.photo(Route.photos(.one(id)).address, class: "shot__photo", alt: words)
        let marks = seen.enumerated().compactMap { place, food in
            food.box.map { ShotMark(number: place + 1, food: food, box: $0) }
        }
        if !marks.isEmpty {
            // The list below says the same to whoever does not see it.
            svg(.class("shot__marks"), .ariaHidden) {
                svg(.viewBox(0, 0, 1_000, 1_000), .stretched) { marks.map { $0.frame } }
                marks.map { $0.label }
            }
        }
    }
}

/// A food's place in a photo, with its number in the list and its name.
private struct ShotMark {
    let number: Int
    let food: SeenFood
    let box: PhotoBox

    /// Dashed where it is not sure.
    var frame: HTML {
        rect(
            .class(Certainty(confidence: food.confidence) == .clear ? "shot__box" : "shot__box shot__box--unsure"),
            .x(box.x * 1_000), .y(box.y * 1_000), .width(box.width * 1_000), .height(box.height * 1_000))
    }

    @HTMLBuilder var label: HTML {
        svg(.class("shot__number"), .x(part: box.x), .y(part: box.y)) {
            circle(.r(13))
            svgText { "\(number)" }
        }
        if !food.name.isEmpty {
            // In the right half it ends with its box, so that it stays in the photo.
            let isRight = box.x + box.width / 2 > 0.5
            svg(
                .class(isRight ? "shot__name shot__name--right" : "shot__name"),
                .x(part: isRight ? box.x + box.width : box.x), .y(part: box.y + box.height)
            ) { svgText(.x(isRight ? -6 : 6), .y(-8)) { shortName } }
        }
    }

    private var shortName: String {
        food.name.count > 24 ? food.name.prefix(23) + "…" : food.name
    }
}
