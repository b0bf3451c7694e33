import CorginaCore
import Markup

/// Days and hours until the end of the due date. Script keeps it going while the page is open.
public struct CountdownClock: Hashable, Sendable {
    public var days: Int
    public var hours: Int
    /// "about 10 March 2027"
    public var due: String
    /// When the due date ends where she is: what script counts towards.
    public var end: Moment

    /// `nil` once the due date has passed.
    ///
    /// It counts to the end of the due date, so that its days are the days remaining shown everywhere else, and its hours
    /// are what is left of today.
    public init?(_ pregnancy: Pregnancy, now: Moment, english: WrittenEnglish) {
        days = pregnancy.daysRemaining(on: now.day)
        guard days >= 0 else { return nil }
        hours = 23 - now.time.hour
        due = "about \(english.full(pregnancy.estimatedDueDate))"
        end = Moment(day: pregnancy.estimatedDueDate + 1, time: TimeOfDay(minutes: 0), utcOffset: now.utcOffset)
    }
}

extension CountdownClock {
    var html: HTML { html(id: "clock") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card clock"), .ariaLabelledby(id)) {
            h2(.class("vh"), .id(id)) { "Countdown" }
            div(
                .class("clock__units"), .role(.img),
                .ariaLabel("\(counted(days, "day")) and \(counted(hours, "hour")) until your due date, \(due)"),
                .data(.countdown, "\(end)")
            ) {
                unit(days, "days", hook: "days")
                unit(hours, "hours", hook: "hours")
            }
            p(.class("clock__line")) { "Until you meet your baby!" }
            p(.class("card__sub")) { due }
        }
    }

    private func unit(_ value: Int, _ name: String, hook: String) -> HTML {
        div(.class("clock__unit"), .ariaHidden) {
            span(.class("clock__value figure"), .data(.output, hook)) { "\(value)" }
            span(.class("clock__name")) { name }
        }
    }
}
