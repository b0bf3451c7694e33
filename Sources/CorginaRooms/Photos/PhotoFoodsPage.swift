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
    /// What the picture server can do for it; `nil` where there is none, or nothing is left to name.
    public var looking: Looking?
    /// Why the picture server named nothing.
    public var problem: String?

    public init(draft: RecordID, photo: DraftPhoto, day: CalendarDay? = nil, errors: [FieldError] = []) {
        self.draft = draft
        self.photo = photo
        self.day = day
        self.errors = errors
    }

    public var title: String { "Your photo" }

    public var content: HTML {
        PageFrame(back: ("Back to your day", day.map(Route.day) ?? .today), title: "Your photo").html {
            if let problem { div(.role(.alert)) { notice(.warning, .call, "", problem) } }
            if let looking { looking.html(of: draft) }
            form(
                .class("stack"), .id("photo-foods"), .method(.post), .action(Route.photos(.foods(draft)).address),
                .data(.navigate)
            ) {
                // The first button of a form is what Enter presses.
                button(.class("enter-key"), .type(.submit), .tabindex(-1), .ariaHidden)
                shot(photo.id, alt: "Your photo", seen: photo.seen, isTapped: true)
                advice
                if !photo.seen.isEmpty { list }
                sentence
                buttons
            }
            oneButtonForm(to: .drafts(.discard(draft)), class: "btn btn--plain btn--wide") { "Discard this photo" }
            ListeningSheet().html
        }
    }

    @HTMLBuilder private var buttons: HTML {
        div(.class("pair")) {
            button(.class("btn btn--quiet btn--wide"), .type(.submit), .name("mark"), .value("list")) {
                "Add a food"
            }
            button(.class("btn btn--primary btn--wide"), .type(.submit)) { "Continue" }
        }
        button(.type(.submit), .name("mark"), .value(""), .data(.mark), .hidden) { "Name this place" }
    }

    @HTMLBuilder private var advice: HTML {
        if isNamedForHer {
            p(.class("fine")) {
                "A model named these, and it can be wrong. Correct what is wrong, and remove what is not there."
            }
        }
        p(.class("fine"), .data(.ready), .hidden) {
            photo.seen.isEmpty
                ? "Tap a food in the photo to name it."
                : "Tap a box to change its name. Tap another place to name what is there."
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
                    sureness(of: food)
                }
            }
        }
    }

    private var isNamedForHer: Bool { photo.isLookedAt && !photo.seen.isEmpty }

    /// How sure it is, in words; nothing where it is sure.
    @HTMLBuilder private func sureness(of food: SeenFood) -> HTML {
        switch Certainty(confidence: food.confidence) {
        case .clear: HTML.nothing
        case .fairlySure: span(.class("sure")) { "Likely. Is this right?" }
        case .pleaseCheck: span(.class("sure sure--check")) { "Perhaps. Is this right?" }
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
