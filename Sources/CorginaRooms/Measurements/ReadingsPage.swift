import CorginaCore
import Markup

/// One kind of reading: the latest with what it sets off, the form for another, the chart and all there are. The form POSTs to
/// its own address with the fields of ``ReadingForm``.
public struct ReadingsPage: Page, Hashable {
    public var kind: MeasuredKind
    /// The latest: "118/76 mmHg", and what is said of it.
    public var latest: Latest?
    /// What should not wait.
    public var care: CareNotice?
    /// How this pregnancy's range was found, or what it takes to show one; `nil` where none belongs.
    public var range: RangeNote?
    var weights: WeightChart?
    var chart: DayChart?
    var week: BarChart?
    var logbook: GlucoseLogbook?
    public var rows: [ReadingRow]
    public var calls: [String]
    public var fields: ReadingFields
    public var errors: [FieldError]
    /// `YYYY-MM-DD`
    public var today: String
    /// The day that has passed which is logged onto; `nil` for now.
    var pastDay: CalendarDay?
    var english: WrittenEnglish
    public var toast: Toast?

    /// The latest reading in words.
    public struct Latest: Hashable, Sendable {
        public var value: String
        public var unit: String
        public var when: String
        /// "Within the usual range · +5.6 kg so far"
        public var detail: String
    }

    /// What a range rests on.
    public struct RangeNote: Hashable, Sendable {
        public var words: String
        /// Whether height and weight before are still to be given.
        public var needsFacts: Bool
    }

    /// How many of the latest readings a chart shows, and how many the list. The app's own choice.
    static let charted = 60
    static let listed = 100

    public var title: String { kind.displayName }

    @HTMLBuilder public var content: HTML {
        PageFrame(
            back: ("Back to measurements", .measurements(MeasurementPlace.overview.onDay(pastDay))),
            title: kind.displayName, isNarrow: false
        ).html {
            care?.html
            div(.class("columns")) {
                div(.class("stack")) {
                    if latest != nil { latestCard }
                    form(
                        .class("card stack"), .method(.post),
                        .action(Route.measurements(MeasurementPlace.kind(kind).onDay(pastDay)).address),
                        .data(.navigate), .data(.submitted), .ariaLabelledby("add-reading")
                    ) {
                        h2(.class("card__title"), .id("add-reading")) { kind.screen.page.add }
                        ReadingForm(kind: kind, fields: fields, errors: errors, latestDay: today).html
                        primaryButton("Save")
                    }
                    if !calls.isEmpty { CallCard(lines: calls, english: english).html }
                }
                div(.class("stack")) {
                    // While there are no readings yet, the form comes first: it is what she came for.
                    if latest == nil { latestCard }
                    logbook?.html
                    if kind == .glucose {
                        div(.class("group")) {
                            linkRow(.meal, .protein, "Logbook with meals", to: .measurements(.logbook))
                        }
                    }
                    if !rows.isEmpty { readingList("All readings", rows) }
                }
            }
        }
        // It would lie over what should not wait.
        if let toast, care == nil { toast.html }
    }

    private var latestCard: HTML {
        section(.class("card"), .ariaLabelledby("latest")) {
            if let latest {
                h2(.class("stat__label \(kind.screen.page.hue.className)"), .id("latest")) {
                    icon(kind.screen.page.symbol)
                    "Latest"
                }
                p(.class("reading__value figure")) {
                    latest.value + " "
                    small { latest.unit }
                }
                p(.class("card__sub")) { latest.when }
                if !latest.detail.isEmpty { p(.class("reading__detail")) { latest.detail } }
            } else {
                div(.class("empty")) {
                    disc(kind.screen.page.symbol, kind.screen.page.hue)
                    h2(.class("empty__title"), .id("latest")) { "Nothing measured yet" }
                    p(.class("card__sub")) {
                        "Add your first reading, or say it on Today, such as “\(kind.screen.page.example)”."
                    }
                }
            }
            weights?.html
            chart?.html
            week?.html
            if let range { rangeNote(range) }
        }
    }

    private func rangeNote(_ range: RangeNote) -> HTML {
        p(.class("card__sub reading__range")) {
            range.words
            if range.needsFacts {
                " "
                a(.class("link"), .href(Route.settings(.goals).address)) { "Add them" }
            }
        }
    }
}
