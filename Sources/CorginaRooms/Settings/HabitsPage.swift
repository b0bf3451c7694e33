import CorginaCore
import Markup

/// What Corgina learned from her corrections: her words, and what she means by them. Removing one POSTs to
/// ``Route/removeHabit(_:)``.
public struct HabitsPage: Page, Hashable {
    public var habits: [Habit]
    public var toast: Toast?

    /// One habit, ready to show.
    public struct Habit: Hashable, Sendable {
        public var id: RecordID
        /// "cereal"
        public var words: String
        /// "Cheerios"
        public var food: String
        /// "bowl: 1.5 cup · about 42 g"; `nil` when only the food was learned.
        public var amount: String?
        /// "1.5 cup · about 42 g"
        var amountWords: String?

        public init(_ habit: FoodHabit) {
            id = habit.id
            words = habit.name
            food = habit.foodName
            amountWords = habit.amount.map { amount in
                let grams = "\(Figure.whole(amount.grams.value)) g"
                return amount.portion == "g"
                    ? grams : "\(PortionText.counted(amount.quantity, amount.portion)) · about \(grams)"
            }
            amount = amountWords.map { habit.helping.isEmpty ? $0 : "\(habit.helping): \($0)" }
        }
    }

    public init(habits: [FoodHabit], toast: Toast? = nil) {
        self.habits = habits.map(Habit.init)
        self.toast = toast
    }

    public var title: String { "Personal dictionary" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Personal dictionary").html {
            if habits.isEmpty {
                div(.class("card empty")) {
                    disc(.ear, .rose)
                    p(.class("empty__title")) { "Nothing learned yet" }
                    p(.class("card__sub")) {
                        "When you make the same change a second time, Corgina asks if it’s always so. What you agree to is listed here."
                    }
                }
            } else {
                settingsSection(
                    "Your shortcuts", id: "habits",
                    footer: "Learned from your corrections when you agreed. They are encrypted in your diary."
                ) {
                    ul { habits.map(row) }
                }
            }
        }
        if let toast { toast.html }
    }

    private func row(_ habit: Habit) -> HTML {
        SwipeRow(
            label: "Forget “\(habit.words)”", action: .settings(.removeHabit(habit.id)),
            content: div(.class("row__main")) {
                p(.class("row__title row__title--strong"), .directionAuto) { "“\(habit.words)”" }
                p(.class("row__sub")) { habit.food }
                if let amount = habit.amount { p(.class("row__sub figure")) { amount } }
            }
        ).html
    }
}
