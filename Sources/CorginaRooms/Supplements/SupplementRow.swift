import CorginaCore
import Markup

/// A supplement of her day: the whole row leads to its details, and its check is a target of its own.
public struct SupplementRow: Hashable, Sendable {
    public var id: RecordID
    public var name: String
    public var isEssential: Bool
    /// "27 mg · once daily"
    public var detail: String
    /// One a dose, where there are several.
    public var dots: DoseDots?
    public var badge: DoseBadge?
    /// "1 extra dose"
    public var extra: String?
    public var tick: DoseTick?
    /// What the row is sorted by: its next open dose's time, else its last one's.
    public var time: TimeOfDay?
    public var isOpen: Bool
    public var states: [DoseState]
    /// Whether it came to its place just now.
    public var isNew = false

    init(_ day: DoseDay, now: Moment, english: WrittenEnglish, origin: DoseTick.Origin) {
        let supplement = day.supplement
        id = supplement.id
        name = supplement.name
        isEssential = supplement.isEssential
        detail = supplement.meta
        dots = day.doses.count > 1 ? DoseDots(day) : nil
        extra = day.extraWords
        let tick = DoseTick(of: day, origin: origin)
        self.tick = tick
        let shown = day.nextOpen ?? day.doses.first { $0.slot == tick?.slot }
        badge = shown.map { DoseBadge($0, isNext: day.taken > 0, now: now, english: english) }
        time = shown?.time
        isOpen = day.nextOpen != nil
        states = day.doses.map { $0.state }
    }

    var html: HTML {
        li(.class("row dose"), .when(tick != nil, .swipeRow(removing: false)), .when(isNew, .data(.fresh))) {
            if let tick { tick.html } else { span(.class("tick tick--none"), .ariaHidden) { span {} } }
            div(.class("row__main")) {
                h3(.class("dose__name")) {
                    a(
                        .href(Route.supplements(.one(id)).address), .directionAuto,
                        .ariaLabel("\(name). Show details")
                    ) { name }
                    if isEssential { essentialStar }
                    dots?.html()
                }
                div(.class("dose__meta")) {
                    span { detail }
                    badge?.html
                    if let extra { span(.class("badge h-mute badge--line")) { extra } }
                }
            }
            if let tick {
                DoseMenu(tick: tick, more: [.link("Edit \(name)", .pencil, .supplements(.edit(id)))]).html
            } else {
                icon(.chevron, class: "chev")
            }
        }
    }
}

/// The star of what matters most, in the seeds' words.
var essentialStar: HTML {
    span(.class("star"), .role(.img), .ariaLabel("Essential supplement")) { icon(.star) }
}

extension Supplement {
    /// "27 mg · once daily", "1,000 IU · 2 per dose · twice on Mon, Thu"
    var meta: String {
        let words = schedule.words
        let often = words.prefix(1).lowercased() + words.dropFirst()
        return [dose.words, pieces > 1 ? "\(pieces) per dose" : "", often].filter { !$0.isEmpty }.joined(
            separator: " · ")
    }
}
