import Markup

/// A food to log with one tap. POSTs field `food` to ``FoodPlace/snack``.
public struct QuickSnack: Hashable, Sendable {
    /// The food as the form sends it: "c:11112110".
    public var food: String
    public var emoji: String
    public var name: String
    /// "1 cup · 122 cal"
    public var amount: String
    /// "Craving" or "Favourite"; `nil` for something she had lately.
    public var mark: String?

    public init(food: String, emoji: String, name: String, amount: String, mark: String? = nil) {
        self.food = food
        self.emoji = emoji
        self.name = name
        self.amount = amount
        self.mark = mark
    }

    var html: HTML {
        button(
            .class("snack"), .type(.submit), .name("food"), .value(food),
            .ariaLabel("Log \(name), \(amount)" + (mark.map { ", \($0.lowercased())" } ?? ""))
        ) {
            span(.class("snack__emoji"), .ariaHidden) { emoji }
            span(.class("snack__name"), .directionAuto) { name }
            span(.class("snack__amount")) { amount }
            if let mark { span(.class("badge h-rose")) { mark } }
        }
    }
}
