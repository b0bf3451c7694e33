import CorginaCore
import CorginaJournal
import Markup

/// What she felt in a day, with what she often logs one tap away.
public struct SymptomsCard: Hashable, Sendable {
    /// "Heartburn and back pain", "Nothing logged"
    public var line: String
    /// What she logged most in the last 28 days, each with its form.
    public var often: [SymptomKind]

    /// How many symptoms are offered.
    private static let mostOffered = 3

    /// - Parameters:
    ///   - events: the day's, in any order.
    ///   - histories: the most frequent first.
    public init(_ events: [HealthEvent], histories: [SymptomHistory], isToday: Bool) {
        let names = events.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }.compactMap { event -> String? in
            guard case .symptom(let report) = event.details, !report.hasResolved else { return nil }
            return report.name
        }
        let distinct = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map { $0.element }
        line = Self.line(distinct, isToday: isToday)
        often = Array(histories.compactMap { $0.kind }.filter { $0.isFelt }.prefix(Self.mostOffered))
    }

    private static func line(_ names: [String], isToday: Bool) -> String {
        switch names.count {
        case 0: isToday ? "Nothing logged today" : "Nothing logged"
        case 1: names[0]
        case 2: "\(names[0]) and \(names[1].lowercasedStart)"
        case 3: "\(names[0]), \(names[1].lowercasedStart) and \(names[2].lowercasedStart)"
        default: "\(names[0]), \(names[1].lowercasedStart) and \(names.count - 2) more"
        }
    }
}

extension String {
    fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}

extension SymptomsCard {
    var html: HTML { html(id: "symptoms") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card symptoms-card h-sym"), .ariaLabelledby(id)) {
            div(.class("card__head")) {
                disc(.heart, .symptom, isSolid: true)
                div {
                    h2(.class("card__title"), .id(id)) { "Symptoms" }
                    p(.class("card__sub"), .directionAuto) { line }
                }
                a(
                    .class("round week__open"), .href(Route.symptoms(.list).address),
                    .ariaLabel("Open symptoms: \(line)")
                ) {
                    icon(.chevron, class: "chev")
                }
            }
            ul(.class("kinds")) {
                for kind in often {
                    li { a(.class("chip"), .href(Route.symptom(kind).address)) { kind.entryName } }
                }
                li {
                    a(.class("chip chip--tint h-sym"), .href(Route.symptoms(.list).address)) {
                        icon(.plus)
                        "Log a symptom"
                    }
                }
            }
        }
    }
}
