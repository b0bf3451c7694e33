import CorginaCore
import CorginaLanguage
import Markup

/// What is on a photo that waits: in a sentence, or by tapping a food and naming it. POSTs to ``PhotoPlace/foods(_:)`` with `sentence`
/// and `food-0`, `food-1` …; field `mark` adds a food, at "x y" in parts of the photo or, as "list", in the list alone; field `remove`
/// takes one away.
public struct PhotoFoodsPage: Page, Hashable {
    public var draft: RecordID
    public var photo: DraftPhoto
    /// The day it is logged on; `nil` for today.
    public var day: CalendarDay?
    public var errors: [FieldError]

    public init(draft: RecordID, photo: DraftPhoto, day: CalendarDay? = nil, errors: [FieldError] = []) {
        self.draft = draft
        self.photo = photo
        self.day = day
        self.errors = errors
    }

    public var title: String { "Your photo" }

    public var content: HTML {
        PageFrame(back: ("Back to your day", day.map(Route.day) ?? .today), title: "Your photo").html {
            form(
                .class("stack"), .id("photo-foods"), .method(.post), .action(Route.photos(.foods(draft)).address),
                .data(.navigate)
            ) {
                // The first button of a form is what Enter presses.
                button(.class("enter-key"), .type(.submit), .tabindex(-1), .ariaHidden)
                shot(photo.id, alt: "Your photo", seen: photo.seen, isTapped: true)
                p(.class("fine"), .data(.ready), .hidden) { "Tap a food in the photo to name it." }
                if !photo.seen.isEmpty { list }
                sentence
                div(.class("pair")) {
                    button(.class("btn btn--quiet btn--wide"), .type(.submit), .name("mark"), .value("list")) {
                        "Add a food"
                    }
                    button(.class("btn btn--primary btn--wide"), .type(.submit)) { "Continue" }
                }
                button(.type(.submit), .name("mark"), .value(""), .data(.mark), .hidden) { "Name this place" }
            }
            oneButtonForm(to: .drafts(.discard(draft)), class: "btn btn--plain btn--wide") { "Discard this photo" }
            ListeningSheet().html
        }
    }

    private var list: HTML {
        ol(.class("group photo-foods"), .ariaLabel("Foods in the photo")) {
            for (place, food) in photo.seen.enumerated() {
                li(.class("item")) {
                    Field(name: "food-\(place)", label: "Food \(place + 1)", value: food.words).html(
                        .type(.text), .maxlength(200), .autocomplete(.off), .enterkeyhint(.next), .directionAuto,
                        .data(.keep),
                        trailing: button(
                            .class("round"), .type(.submit), .name("remove"), .value("\(place)"),
                            .ariaLabel("Remove food \(place + 1)")
                        ) { icon(.x) })
                    Certainty(confidence: food.confidence).html
                }
            }
        }
    }

    private var sentence: HTML {
        Field(
            name: "sentence", label: "What is on it?", hint: "“Porkchop, two potatoes and a glass of milk”",
            error: errors.message(for: "sentence"), id: "sentence"
        ).frame {
            div(.class("field__box")) {
                textarea(
                    .id("sentence"), .name("sentence"), .rows(2), .maxlength(2_000), .autocomplete(.off),
                    .enterkeyhint(.send), .data(.grow), .data(.keep), .directionAuto,
                    .ariaInvalid(!errors.isEmpty),
                    .ariaDescribedby(errors.isEmpty ? "sentence-hint" : "sentence-error"), text: photo.words)
                button(.class("round"), .type(.button), .ariaLabel("Speak"), .data(.speak), .hidden) { icon(.mic) }
            }
        }
    }
}

/// A photo of hers in its whole width, with what is seen in it.
func shot(_ id: RecordID, alt words: String, seen: [SeenFood] = [], isTapped: Bool = false) -> HTML {
    div(.class("shot"), .when(isTapped, .data(.shot))) {
        Markup.photo(Route.photos(.one(id)).address, class: "shot__photo", alt: words)
        let boxes = seen.enumerated().compactMap { place, food in food.box.map { (place + 1, food, $0) } }
        if !boxes.isEmpty {
            svg(.class("shot__marks"), .ariaHidden) {
                svg(.viewBox(0, 0, 1_000, 1_000), .stretched) {
                    for (_, food, box) in boxes {
                        rect(
                            .class(
                                Certainty(confidence: food.confidence) == .clear
                                    ? "shot__box" : "shot__box shot__box--unsure"),
                            .x(box.x * 1_000), .y(box.y * 1_000), .width(box.width * 1_000),
                            .height(box.height * 1_000))
                    }
                }
                for (number, _, box) in boxes {
                    svg(.class("shot__number"), .x(part: box.x), .y(part: box.y)) {
                        circle(.r(13))
                        svgText { "\(number)" }
                    }
                }
            }
        }
    }
}
