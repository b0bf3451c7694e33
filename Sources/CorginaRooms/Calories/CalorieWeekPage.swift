import CorginaCore
import Markup

/// Weekly Trends: seven days of food, any of them to be opened, and the week to keep as an image or a table.
public struct CalorieWeekPage: Page, Hashable {
    public var week: CalorieWeek
    /// The day whose sheet lies over the page; `nil` without one.
    public var chosen: CalendarDay?

    public init(_ week: CalorieWeek, chosen: CalendarDay? = nil) {
        self.week = week
        self.chosen = chosen
    }

    public var title: String { "Weekly Trends" }

    public var content: HTML { layer(isInert: false) }

    /// The page itself; inert while a sheet lies over it.
    func layer(isInert: Bool) -> HTML {
        div(.id("week"), .inert(isInert)) {
            PageFrame(back: ("Back to today", .today), title: "Weekly Trends", isNarrow: false).html {
                turns
                div(.class("columns")) {
                    div(.class("stack")) { chartCard }
                    div(.class("stack")) {
                        if !week.isEmpty { saving }
                        p(.class("fine")) {
                            "Figures are estimates from what you logged. The average counts finished days with food logged."
                        }
                    }
                }
            }
        }
    }

    private var turns: HTML {
        nav(.class("weekhead"), .ariaLabel("Weeks")) {
            turn(.back, to: week.previous, "Previous week")
            p(.class("weekhead__words week__range-text")) {
                b { week.last == week.today ? "Past 7 days" : "7 days" }
                span(.class("card__sub")) { week.rangeText }
            }
            turn(.chevron, to: week.next, "Next week")
        }
    }

    /// An empty place where there is no further week.
    private func turn(_ symbol: Icon, to route: Route?, _ words: String) -> HTML {
        guard let route else { return span(.class("round")) }
        return a(.class("round round--tint h-rose"), .href(route.address), .ariaLabel(words), .data(.navigate)) {
            icon(symbol)
        }
    }

    private var chartCard: HTML {
        section(.class("card"), .ariaLabelledby("weekly")) {
            h2(.class("card__title"), .id("weekly")) { "Weekly Calorie Trends" }
            if week.isEmpty { empty } else { figures }
            WeekChart(week: week, chosen: chosen, isTall: true).html
            if !week.isEmpty {
                p(.class("card__sub center week__hint")) { "Tap a bar to see details" }
                WeekLegend(week: week).html
                week.table.html
            }
        }
    }

    private var empty: HTML {
        p(.class("card__sub")) {
            "No meals logged this week."
        }
    }

    private var figures: HTML {
        div(.class("week__figures")) {
            figureOf("Average", week.average.map { Figure.whole($0.value) } ?? "–", week.english.energyUnit, hue: nil)
            if week.goal != nil {
                let atGoal = week.fullDays.filter { $0.standing == .at }.count
                figureOf("In range", "\(atGoal)", "of \(counted(week.fullDays.count, "day"))", hue: .fat)
            } else {
                figureOf(
                    "With food", "\(week.days.filter { !$0.isEmpty }.count)", "of \(counted(week.days.count, "day"))",
                    hue: nil)
            }
        }
    }

    private func figureOf(_ name: String, _ value: String, _ unit: String, hue: Hue?) -> HTML {
        p {
            span(.class("week__figure-name")) { name }
            span(.class("stat__value figure" + (hue.map { " week__figure--hue \($0.className)" } ?? ""))) {
                span(.data(.roll, name)) { value }
                small { " " + unit }
            }
        }
    }

    /// Without script a drawing and a table; the picture is made by her own browser from the drawing.
    private var saving: HTML {
        section(.class("card stack stack--close"), .ariaLabelledby("save")) {
            h2(.class("card__title"), .id("save")) { "Save this week" }
            p(.class("card__sub")) {
                "Files are saved to your device. The image shows totals only; the table also lists what you ate."
            }
            div(.class("week__files")) {
                a(
                    .class("btn btn--soft"), .href(drawing), .download(fileName + ".png"), .data(.picture), .hidden,
                    .data(.ready)
                ) { "Image (PNG)" }
                a(.class("btn btn--quiet"), .href(drawing), .download(fileName + ".svg")) { "Drawing (SVG)" }
                a(
                    .class("btn btn--quiet"), .href(Route.calories(.file(week.first, .csv)).address),
                    .download(fileName + ".csv")
                ) { "Table (CSV)" }
            }
            p(.class("field__error"), .role(.alert), .data(.pictureFailed), .hidden) {
                "The image could not be made here. The drawing can be saved instead."
            }
        }
    }

    private var drawing: Address { Route.calories(.file(week.first, .svg)).address }
    private var fileName: String { CalorieWeekFile.name(first: week.first) }
}

extension CalorieWeekFile {
    /// "corgina-calories-2026-11-16": dates alone, never anything she wrote.
    static func name(first: CalendarDay) -> String { "corgina-calories-\(first)" }

    /// With its ending, for the answer's header.
    public func name(first: CalendarDay) -> String { "\(Self.name(first: first)).\(rawValue)" }
}
