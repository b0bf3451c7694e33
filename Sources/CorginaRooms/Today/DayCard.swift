import CorginaCore
import Markup

/// The day in one card: eaten, drunk, taken and, when it is time for it, felt moving. Each part logs with one tap.
public struct DayCard: Hashable, Sendable {
    public var eaten: EatenPart
    public var water: WaterPart?
    public var doses: DosesPart?
    public var movements: MovementsPart?

    var html: HTML {
        section(.class("card card--flush daycard"), .ariaLabelledby("day")) {
            h2(.class("vh"), .id("day")) { eaten.isToday ? "So far today" : "The day" }
            eaten.html()
            water?.html()
            doses?.html()
            movements?.html
        }
    }
}
