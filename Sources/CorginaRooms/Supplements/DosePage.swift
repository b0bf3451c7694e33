import CorginaCore
import Markup

/// One dose, over its supplement: when it was taken, skipping it, taking that back.
///
/// POSTs to the dose's route with field `state` (`taken`, `skipped`, `open`), and for `taken` with `day` (`YYYY-MM-DD`) and `time` (`HH:MM`).
public struct DosePage: Page, Hashable {
    var behind: SupplementPage
    var slot: DoseSlot
    /// "Evening dose"
    var name: String
    /// "Yesterday, due 21:00"
    var when: String
    var badge: DoseBadge?
    var isTaken: Bool
    var isRecorded: Bool
    public var day: String
    public var time: String
    /// The first and the last day it can have been taken on.
    var days: ClosedRange<CalendarDay>
    public var errors: [FieldError]

    /// - Parameter dose: `nil` for a dose that is not scheduled any more.
    public init(
        _ slot: DoseSlot, dose: Dose?, of supplement: Supplement, behind: SupplementPage, now: Moment,
        english: WrittenEnglish, errors: [FieldError] = []
    ) {
        self.behind = behind
        self.slot = slot
        name = supplement.name(of: slot)
        let due = dose?.time.map { ", due " + english.clock($0) } ?? ""
        when = english.relative(slot.day, to: now.day) + due
        badge = dose.map { DoseBadge($0, now: now, english: english) }
        isTaken = dose?.state.isTaken ?? false
        if case .skipped? = dose?.state { isRecorded = true } else { isRecorded = isTaken }
        var moment =
            now.day == slot.day
            ? now
            : Moment(
                day: slot.day, time: dose?.time ?? TimeOfDay(minutes: 720), utcOffset: now.utcOffset)
        if case .taken(let taken)? = dose?.state { moment = taken }
        day = "\(moment.day)"
        time = "\(moment.time)"
        days = (slot.day - 1)...max(slot.day - 1, min(slot.day + 1, now.day))
        self.errors = errors
    }

    public var title: String { "Dose" }

    public var content: HTML {
        Sheet(heading: name, close: .link(.supplements(.one(slot.supplement)), label: "Close"), detent: .medium)
            .html(over: behind.layer(isInert: true)) {
                div(.class("row row--event")) {
                    disc(.pill, .supplement)
                    div(.class("row__main")) {
                        p(.class("row__title row__title--strong"), .directionAuto) { behind.supplement.name }
                        p(.class("row__sub")) { when }
                    }
                    badge?.html
                }
                timeForm
                if !isRecorded { act("skipped", "Skip this dose") }
                if isRecorded { act("open", isTaken ? "Mark as not taken" : "Undo skip") }
            }
    }

    private var timeForm: HTML {
        form(.class("stack"), .method(.post), .action(Route.supplements(.dose(slot)).address), .data(.navigate)) {
            input(.type(.hidden), .name("state"), .value("taken"))
            div(.class("card stack")) {
                div(.class("hours")) {
                    Field(name: "day", label: "Taken on", value: day, error: errors.message(for: "day")).html(
                        .type(.date), .required(), .min("\(days.lowerBound)"), .max("\(days.upperBound)"))
                    Field(name: "time", label: "Time", value: time, error: errors.message(for: "time")).html(
                        .type(.time), .required())
                }
            }
            primaryButton(isTaken ? "Save time" : "Mark as taken")
        }
    }

    private func act(_ state: String, _ words: String) -> HTML {
        form(.method(.post), .action(Route.supplements(.dose(slot)).address), .data(.navigate)) {
            input(.type(.hidden), .name("state"), .value(state))
            button(.class("btn btn--quiet btn--wide"), .type(.submit)) { words }
        }
    }
}
