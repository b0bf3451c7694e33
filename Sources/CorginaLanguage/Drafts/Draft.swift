import CorginaCore
import CorginaFoods

/// A sentence on its way into the diary: what Corgina understood, as she has corrected it so far.
public struct Draft: Hashable, Sendable {
    /// What she said, word for word.
    public var sentence: String
    /// What she said herself, where ``sentence`` was suggested in its place.
    public var ownWords: String?
    /// How her words were heard; `nil` for what was typed.
    public var spoken: Spoken?
    public var events: [Event]
    public var notUnderstood: [String]
    /// Figures that cannot be meant; what they were said of is not among ``events``.
    public var implausible: [ImplausibleFigure] = []
    /// What became of her words where her diary held it already, each a sentence.
    public var remarks: [String] = []
    /// Packaged foods that ``notUnderstood`` words may mean, for her to choose.
    public var offers: [ProductOffer] = []
    /// The food search she made last while correcting, if any.
    public var search: Search?
    /// What becomes of it once she confirms.
    public var purpose = Purpose.log
    /// The photo it is about; `nil` without one.
    public var photo: DraftPhoto?
    /// The path of the place it was opened from, to lead back to; `nil` for the day it is about.
    public var origin: String?

    /// An event as understood, with what she adds to it.
    public struct Event: Hashable, Sendable {
        public var draft: EventDraft
        public var notes: String
        public var tags: [String]
        /// Whether she said of its foods that they are one meal.
        public var isOneMeal = false

        public init(draft: EventDraft, notes: String = "", tags: [String] = []) {
            self.draft = draft
            self.notes = notes
            self.tags = tags
        }
    }

    /// What was heard, not typed.
    public struct Spoken: Hashable, Sendable {
        /// The past day she said it for; `nil` for now.
        public var day: CalendarDay?

        public init(day: CalendarDay? = nil) { self.day = day }
    }

    /// Words she looked a food up by.
    public struct Search: Hashable, Sendable {
        public var event: Int
        /// The item to replace; `nil` when adding one.
        public var item: Int?
        public var words: String
        /// What another server listed under the number that the words are.
        public var lookedUp: LookedUpProduct?

        public init(event: Int, item: Int?, words: String) {
            self.event = event
            self.item = item
            self.words = words
        }
    }

    public init(
        sentence: String, events: [Event], notUnderstood: [String] = [], search: Search? = nil
    ) {
        self.sentence = sentence
        self.events = events
        self.notUnderstood = notUnderstood
        self.search = search
    }

    public init(sentence: String, understanding: Understanding) {
        self.init(
            sentence: sentence, events: understanding.events.map { Event(draft: $0) },
            notUnderstood: understanding.notUnderstood)
        implausible = understanding.implausible
    }
}

extension Draft {
    /// The first item whose word may mean several foods: one question at a time.
    public var openItem: (event: Int, item: Int)? {
        for (event, place) in zip(events, events.indices) {
            if let item = event.draft.items.firstIndex(where: { !$0.meanings.isEmpty }) { return (place, item) }
        }
        return nil
    }

    /// What is asked of it.
    public var question: String? { openItem.flatMap { item($0.item, ofEvent: $0.event)?.question } }

    /// The first figure in it that cannot be meant, said or made of what was said since; `nil` when all of it can be kept.
    public var firstImplausible: ImplausibleFigure? {
        implausible.first ?? events.compactMap { $0.draft.implausible }.first
    }

    /// The day of the first event.
    public var firstDay: CalendarDay? { events.first?.draft.moment.day }

    /// The item at that place, or `nil` if there is none (any more).
    public func item(_ item: Int, ofEvent event: Int) -> FoodDraft? {
        guard events.indices.contains(event), events[event].draft.items.indices.contains(item) else { return nil }
        return events[event].draft.items[item]
    }

    /// The energy and nutrients of everything to eat in it.
    public func nutrients(from catalogue: FoodCatalogue) -> NutrientAmounts {
        events.flatMap { $0.draft.items }.map { $0.nutrients(from: catalogue) }.sum()
    }
}

extension FoodDraft {
    /// What this amount of the food contains; nothing if the catalogue no longer has it.
    public func nutrients(from catalogue: FoodCatalogue) -> NutrientAmounts {
        recordedItem?.nutrients ?? catalogue[food]?.nutrients(in: grams) ?? .zero
    }
}
