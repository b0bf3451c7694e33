import CorginaCore
import Markup

/// One entry of the diary, over its day. Forms, all without fields: ``Route/editEvent(_:)``, ``Route/repeatEvent(_:)``,
/// ``Route/saveRecipe(_:)``, ``Route/removeEvent(_:)``. A food's amount POSTs to ``EntryPlace/amount(_:item:)``. Tags POST `tag` or `remove` to ``TimelinePlace/tags(_:)``.
public struct EntryPage: Page, Hashable {
    public var event: RecordID
    public var behind: TodayPage
    public var words: EventWords
    /// "Today, 18:40"
    public var when: String
    public var notes: String
    public var foods: [Food]
    public var nutrition: NutritionBar?
    /// What of it should not wait.
    public var care: CareNotice?
    /// The photo that shows it, and what that is of: "Photo of pork chop and potatoes".
    public var photo: Photo?
    /// Whether the photo is one of her bump; `nil` where it cannot be.
    public var isOfBump: Bool?
    /// Whether a photo can be added.
    public var takesPhoto = false
    /// What more there is to say of it, a line each.
    public var lines: [String] = []
    public var tags = EntryTags()
    /// The timeline it was opened from; `nil` over its day.
    public var timeline: TimelinePage?
    public var toast: Toast?

    /// A photo, and words for who does not see it.
    public struct Photo: Hashable, Sendable {
        public var id: RecordID
        public var words: String

        public init(id: RecordID, words: String) {
            self.id = id
            self.words = words
        }
    }

    /// One food of a meal.
    public struct Food: Hashable, Sendable {
        /// Its own page.
        public var address: FoodAddress
        public var emoji: String
        /// Her own word for it.
        public var name: String
        /// What the food is called in the table, where that is not her word.
        public var listedName: String?
        /// "1 cup · about 244 g"
        public var amount: String
        public var kilocalories: String
        /// Where the food and its figures are from.
        public var source: FoodItem.Source
        /// The amount to change.
        public var form: AmountForm

        public init(
            address: FoodAddress, emoji: String, name: String, listedName: String? = nil, amount: String,
            kilocalories: String, source: FoodItem.Source = .database, form: AmountForm
        ) {
            self.address = address
            self.emoji = emoji
            self.name = name
            self.listedName = listedName
            self.amount = amount
            self.kilocalories = kilocalories
            self.source = source
            self.form = form
        }
    }

    public init(
        event: RecordID, behind: TodayPage, words: EventWords, when: String, notes: String, foods: [Food] = [],
        nutrition: NutritionBar? = nil
    ) {
        self.event = event
        self.behind = behind
        self.words = words
        self.when = when
        self.notes = notes
        self.foods = foods
        self.nutrition = nutrition
    }

    public var title: String { "Entry" }

    public var content: HTML {
        Sheet(
            heading: words.title, close: .link(closes, label: "Close")
        ).html(over: timeline?.layer(isInert: true) ?? behind.layer(isInert: true)) {
            if let toast { toast.html }
            if let care { care.html }
            if let photo { shot(photo.id, alt: photo.words) }
            headRow
            if !lines.isEmpty { ul(.class("group entry-lines")) { lines.map { line in li(.class("row")) { line } } } }
            if !notes.isEmpty { p(.class("quote quote--small"), .directionAuto) { notes } }
            if !foods.isEmpty { foodList }
            if let nutrition { nutrition.html }
            photoLinks
            tags.html(of: event, back: place)
            actions
        }
    }

    @HTMLBuilder private var headRow: HTML {
        div(.class("row row--event")) {
            disc(words.symbol, words.hue)
            div(.class("row__main")) {
                if !words.detail.isEmpty {
                    p(.class("row__title row__title--strong"), .directionAuto) { words.detail }
                }
                p(.class("row__sub")) { when }
            }
        }
    }

    /// What can be done with the entry.
    @HTMLBuilder private var actions: HTML {
        oneButtonForm(
            to: .entries(.edit(event)), class: "btn btn--primary btn--wide", back: timeline == nil ? nil : closes
        ) {
            "Edit"
        }
        if !foods.isEmpty {
            div(.class("pair")) {
                oneButtonForm(to: .entries(.again(event)), class: "btn btn--quiet btn--wide") { "Log again" }
                oneButtonForm(to: .entries(.saveRecipe(event)), class: "btn btn--quiet btn--wide") {
                    "Save as recipe"
                }
            }
        }
        form(.method(.post), .action(Route.entries(.remove(event)).address), .data(.navigate)) {
            if timeline != nil { backField(closes) }
            InPlaceConfirmation(
                ask: "Delete", question: "Delete this entry?", sentence: "You can take this back right afterwards.",
                confirm: "Delete",
                isGrave: true
            ).html
        }
    }

    /// Where closing leads.
    private var closes: Route {
        if let timeline { return .timeline(.list(timeline.address)) }
        return behind.days.isToday ? .today : .day(behind.days.shown)
    }

    /// Where it is shown.
    private var place: Route { timeline.map { .timeline(.entry(event, from: $0.address)) } ?? .entries(.one(event)) }

    private func about(_ food: Food) -> HTML {
        div(.class("item__more")) {
            p(.class("fine")) { food.source.words }
            a(.class("link"), .href(Route.foods(.one(food.address)).address), .ariaLabel("About \(food.name)")) {
                "About this food"
                icon(.chevron, class: "icon--s")
            }
        }
    }

    @HTMLBuilder private var photoLinks: HTML {
        if photo != nil {
            div(.class("pair")) {
                quietLink("Replace photo", to: .photos(.entry(event)))
                oneButtonForm(
                    to: .photos(.removal(event)), class: "btn btn--quiet btn--wide",
                    back: timeline == nil ? nil : place
                ) { "Remove photo" }
            }
            if let isOfBump { bumpMark(isOfBump) }
        } else if takesPhoto {
            quietLink("Add photo", to: .photos(.entry(event)))
        }
    }

    /// Marks the photo as one for the film of the weeks, or takes the mark away; a marked one leads there.
    @HTMLBuilder private func bumpMark(_ isOfBump: Bool) -> HTML {
        oneButtonForm(
            to: .photos(.markBump(event)), class: "btn btn--quiet btn--wide",
            hidden: ("bump", isOfBump ? "no" : "yes")
        ) { isOfBump ? "Leave it out of the bump film" : "Put it into the bump film" }
        if isOfBump { plainLink("See the bump film", to: .photos(.bump)) }
    }

    private var foodList: HTML {
        ul(.class("group"), .ariaLabel(counted(foods.count, "item"))) {
            for (position, food) in foods.enumerated() {
                li(.class("item")) {
                    AmountEditor(
                        route: .entries(.amount(event, item: position)), id: "-\(position)", emoji: food.emoji,
                        name: food.name, listedName: food.listedName, words: food.amount,
                        kilocalories: food.kilocalories, english: behind.english, amount: food.form, more: about(food)
                    ).html
                }
            }
        }
    }
}
