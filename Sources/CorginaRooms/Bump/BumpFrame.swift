import CorginaCore

/// One week of her bump film: a photo and when it was.
public struct BumpFrame: Hashable, Sendable {
    public var event: RecordID
    public var photo: RecordID
    /// "Week 24"; after a loss, and before there are dates, the day.
    public var label: String
    /// "3 March 2027"; empty where ``label`` says it.
    public var day: String

    /// For who does not see it: "Your bump, Week 24"; without a week "Photo, 3 March 2027".
    var alt: String { (day.isEmpty ? "Photo, " : "Your bump, ") + label }

    /// - Parameter pregnancy: the one it is counted in; `nil` to name days alone.
    init(_ event: HealthEvent, photo: RecordID, in pregnancy: Pregnancy?, english: WrittenEnglish) {
        self.event = event.id
        self.photo = photo
        let date = english.full(event.moment.day)
        label = pregnancy.map { "Week \($0.gestationalAge(on: event.moment.day).completedWeeks)" } ?? date
        day = pregnancy == nil ? "" : date
    }
}

/// Her bump photos as a film: one a week, the last of each, the earliest week first.
struct BumpFilm {
    var frames: [BumpFrame] = []
    /// Marked photos of other times, the earliest first.
    var others: [BumpFrame] = []

    /// - Parameters:
    ///   - events: the diary's with a photo of her bump, the earliest first.
    ///   - pregnancy: the diary's latest, however it stands; `nil` where none is dated. After a loss no week is named.
    init(_ events: [HealthEvent], pregnancy: Pregnancy?, english: WrittenEnglish) {
        let named = pregnancy.flatMap { $0.outcome.isLoss ? nil : $0 }
        var week: Int?
        for event in events {
            guard let photo = event.photo else { continue }
            guard let place = Self.week(of: event.moment.day, in: pregnancy) else {
                others.append(BumpFrame(event, photo: photo, in: nil, english: english))
                continue
            }
            let frame = BumpFrame(event, photo: photo, in: named, english: english)
            if place == week, !frames.isEmpty { frames.removeLast() }
            frames.append(frame)
            week = place
        }
    }

    /// The completed week a day lies in, counted from the first where nothing is dated; `nil` outside of the pregnancy.
    private static func week(of day: CalendarDay, in pregnancy: Pregnancy?) -> Int? {
        guard let pregnancy else { return day.number / 7 }
        let week = pregnancy.gestationalAge(on: day).completedWeeks
        return day >= pregnancy.dating.effectiveLMP && day <= lastDay(of: pregnancy) ? week : nil
    }

    /// Four weeks past the due date, in days: no pregnancy lasts longer.
    private static let longestOverdue = 28

    private static func lastDay(of pregnancy: Pregnancy) -> CalendarDay {
        switch pregnancy.outcome {
        case .birth(let day, _), .loss(let day?): day
        case .ongoing, .loss(nil): pregnancy.estimatedDueDate + longestOverdue
        }
    }
}
