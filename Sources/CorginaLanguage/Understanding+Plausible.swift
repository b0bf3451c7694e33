import Algorithms
import CorginaCore

extension Understanding {
    /// The same without what cannot be meant, which is told instead.
    func withoutImplausible() -> Understanding {
        var plausible = self
        plausible.events = []
        for event in events {
            if let figure = event.implausible {
                plausible.implausible.append(figure)
            } else {
                plausible.events.append(event)
            }
        }
        plausible.implausible = Array(plausible.implausible.uniqued())
        return plausible
    }
}

extension EventDraft {
    /// The figure of it that cannot be meant; `nil` for what can be kept.
    public var implausible: ImplausibleFigure? {
        guard HealthEvent.days.contains(moment.day) else { return .day }
        guard case .food(_, let items) = content else { return content.detailsWithoutFood.implausible }
        return items.allSatisfy { $0.isPlausible } ? nil : .food
    }
}

extension FoodDraft {
    /// Whether somebody may have had that much of it.
    public var isPlausible: Bool { FoodItem.isPlausible(quantity: quantity, grams: grams) }
}
