import CorginaCore
import CorginaFoods
import CorginaLanguage
import Markup

/// "Always?": asked once she made the same change a second time.
public struct HabitQuestion: Hashable, Sendable {
    /// Where the change was made, counted from 0.
    public var event: Int
    public var item: Int
    /// Her words, with the helping: "bowl of cereal".
    public var words: String
    /// What was understood at first, where she took another food.
    public var replaced: String?
    /// What her words would mean: "Mashed potatoes", "55 g".
    public var meaning: String
    public var change: Change
    /// Whether she said it is always so.
    public var isAgreed: Bool

    public enum Change: Hashable, Sendable {
        case food
        case amount
        /// Her answer to what a word means.
        case answer
    }

    /// `nil` for a change she said is not always so.
    public init?(_ offer: HabitOffer, catalogue: FoodCatalogue) {
        guard offer.answer != .justThisTime else { return nil }
        event = offer.event
        item = offer.item
        let habit = offer.habit
        words = habit.helping.isEmpty ? habit.name : "\(habit.helping) of \(habit.name)"
        let amount = HabitsPage.Habit(habit).amountWords
        if offer.heardFood.description != habit.foodCode {
            change = .food
            replaced = catalogue[offer.heardFood]?.displayName
            meaning = [habit.foodName, amount].compactMap { $0 }.joined(separator: ", ")
        } else if let amount {
            change = .amount
            meaning = amount
        } else {
            change = .answer
            meaning = habit.foodName
        }
        isAgreed = offer.answer == .always
    }

    func html(draft: RecordID) -> HTML {
        section(.class("card kept kept--always"), .ariaLabelledby("always")) {
            disc(.ear, .rose)
            div {
                h2(.class("kept__title"), .id("always")) { isAgreed ? "Always" : "Always?" }
                p(.class("kept__words"), .directionAuto) { isAgreed ? learned : asked }
            }
            div(.class("kept__acts")) {
                oneButtonForm(
                    to: .drafts(.change(draft, .answerHabit(event: event, item: item, .justThisTime))),
                    class: "btn btn--quiet"
                ) { "Just This Time" }
                if !isAgreed {
                    oneButtonForm(
                        to: .drafts(.change(draft, .answerHabit(event: event, item: item, .always))),
                        class: "btn btn--soft"
                    ) { alwaysLabel }
                }
            }
        }
    }

    private var alwaysLabel: String { meaning.count <= Self.longestLabel ? "Always \(meaning)" : "Always" }
    /// In characters: what fits a button beside another.
    private static let longestLabel = 16

    @HTMLBuilder private var asked: HTML {
        switch change {
        case .food:
            "You changed “\(words)” from "
            if let replaced {
                s { replaced }
                " "
            }
            "to "
        case .amount: "You set “\(words)” to "
        case .answer: "For “\(words)” you chose "
        }
        b { meaning }
        " twice. Next time “\(words)” can mean that."
    }

    @HTMLBuilder private var learned: HTML {
        "Once you log this, “\(words)” means "
        b { meaning }
        ". Settings, Personal dictionary, lists it and can forget it."
    }
}
