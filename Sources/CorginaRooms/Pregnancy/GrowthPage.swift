import CorginaCore
import Markup

/// How babies grow, and what her own scans estimated. Adding a scan POSTs to ``Route/growth`` with fields `day`
/// (`YYYY-MM-DD`) and `weight` (grams); removing one POSTs to ``Route/removeScan(_:)``.
public struct GrowthPage: Page, Hashable {
    public var units: Profile.UnitSystem
    var english: WrittenEnglish
    /// Her age today in weeks, with its days as a fraction, for the "here" line; `nil` outside the charts.
    public var here: Double?
    public var scans: [Scan]
    public var today: String
    public var day: String
    public var weight: String
    /// For fields `day` and `weight`.
    public var errors: [FieldError]
    public var toast: Toast?

    /// What one scan estimated, in words.
    public struct Scan: Hashable, Sendable {
        /// Its place in the pregnancy's scans, for removing it.
        public var index: Int
        /// Weeks with their days as a fraction.
        public var weeks: Double
        public var grams: Double
        /// "24 weeks, 3 days · 18 November 2026"
        public var when: String
        /// "700 g"
        public var weight: String
        /// "between the 50th and the 75th percentile"
        public var place: String
    }

    /// - Returns: `nil` unless the pregnancy is ongoing.
    public init?(
        pregnancy: Pregnancy?, profile: Profile, today: CalendarDay, day: String? = nil, weight: String = "",
        errors: [FieldError] = [], toast: Toast? = nil
    ) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        units = profile.units
        english = profile.english
        let weeks = Double(pregnancy.gestationalAge(on: today).days) / 7
        here = (4...44).contains(weeks) ? weeks : nil
        scans = pregnancy.scans.enumerated().map { Scan($0.element, index: $0.offset, pregnancy, profile) }
            .sorted { ($0.weeks, $0.index) < ($1.weeks, $1.index) }
        self.today = "\(today)"
        self.day = day ?? "\(today)"
        self.weight = weight
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Growth" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to your timeline", .pregnancy(.weeks)), title: "Growth", isNarrow: false).html {
            div(.class("columns")) {
                div(.class("stack")) {
                    lengthCard
                    weightCard
                }
                div(.class("stack")) {
                    scansSection
                    scanForm
                    p(.class("fine")) {
                        "Charts describe many babies. Your provider can tell you what your scan means."
                    }
                }
            }
        }
        if let toast { toast.html }
    }

    private var lengthCard: HTML {
        section(.class("card"), .ariaLabelledby("length")) {
            h2(.class("card__title"), .id("length")) { "Baby's Growth Journey" }
            p(.class("card__sub")) {
                "Typical length by week. The jump after week 20 is a change in how length is measured: first head to bottom, then head to heel."
            }
            GrowthCharts(units: units, english: english, here: here).length
        }
    }

    private var weightCard: HTML {
        section(.class("card"), .ariaLabelledby("weight")) {
            h2(.class("card__title"), .id("weight")) { "Estimated weight" }
            p(.class("card__sub")) {
                "The World Health Organization's percentiles"
                    + (scans.isEmpty ? "." : ", and what your scans estimated.")
            }
            GrowthCharts(units: units, english: english, here: here).weight(scans: scans)
        }
    }

    private var scansSection: HTML {
        settingsSection(
            "Your scans", id: "scans",
            footer: scans.isEmpty ? nil : "25th percentile means 25 in 100 babies this age are estimated to weigh less."
        ) {
            if scans.isEmpty {
                div(.class("empty")) {
                    disc(.stethoscope, .appointment)
                    p(.class("empty__title")) { "No scans yet" }
                    p(.class("card__sub")) { "Add the estimated weight from a scan report to see it on the chart." }
                }
            } else {
                ul { scans.map(scanRow) }
            }
        }
    }

    private func scanRow(_ scan: Scan) -> HTML {
        SwipeRow(
            label: "Remove the scan at \(scan.when)", action: .pregnancy(.removeScan(scan.index)),
            content: div(.class("row__main")) {
                p(.class("row__title row__title--strong figure")) { scan.weight }
                p(.class("row__sub")) { scan.when }
                if !scan.place.isEmpty { p(.class("row__sub")) { scan.place } }
            }
        ).html
    }

    private var scanForm: HTML {
        form(
            .class("card stack"), .method(.post), .action(Route.pregnancy(.growth).address), .data(.navigate),
            .ariaLabelledby("add-scan")
        ) {
            h2(.class("card__title"), .id("add-scan")) { "Add a scan" }
            Field(name: "day", label: "Ultrasound Date", value: day, error: errors.message(for: "day")).html(
                .type(.date), .required(), .max(today))
            Field(
                name: "weight", label: "Estimated weight, in grams", value: weight,
                hint: "As on the report, for example 1350",
                error: errors.message(for: "weight")
            ).html(.type(.text), .inputmode(.numeric), .required(), .maxlength(6), .autocomplete(.off))
            button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Add scan" }
        }
    }
}

extension GrowthPage.Scan {
    init(_ scan: ScanMeasurement, index: Int, _ pregnancy: Pregnancy, _ profile: Profile) {
        let age = pregnancy.gestationalAge(on: scan.day)
        self.index = index
        weeks = Double(age.days) / 7
        grams = scan.weight.value
        when = "\(age.spelledOut) · \(profile.english.full(scan.day))"
        weight = BabyMeasures(profile.units).weight(scan.weight)
        place = Self.place(scan.weight, at: age)
    }

    private static func place(_ weight: Grams, at age: GestationalAge) -> String {
        guard let (below, above) = FetalWeightStandard.surrounding(weight, at: age) else {
            return "The chart covers weeks 14 to 40"
        }
        switch (below, above) {
        case (let below?, let above?): return "Between the \(ordinal(below)) and the \(ordinal(above)) percentile"
        case (let below?, nil): return "Above the \(ordinal(below)) percentile"
        case (nil, let above?): return "Below the \(ordinal(above)) percentile"
        case (nil, nil): return ""
        }
    }

    private static func ordinal(_ percentile: FetalWeightStandard.Percentile) -> String {
        Figure.decimal(percentile.rawValue) + "th"
    }
}
