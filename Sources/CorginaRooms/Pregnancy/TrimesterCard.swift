import CorginaCore
import Markup

/// Which third of the pregnancy it is.
public struct TrimesterCard: Hashable, Sendable {
    public var trimester: Trimester
    /// How much of each third has passed, 0...100.
    public var percents: [Int]
    public var note: String
    public var description: String

    public init(_ pregnancy: Pregnancy, on today: CalendarDay) {
        let age = pregnancy.gestationalAge(on: today)
        trimester = Trimester(age)
        // First days of the thirds and the due date: 0w0d, 14w0d, 28w0d, 40w0d.
        let bounds = [0, 98, 196, 280]
        percents = (0..<3).map { third in
            let length = bounds[third + 1] - bounds[third]
            return Int(floor: Double(min(max(age.days - bounds[third], 0), length)) / Double(length) * 100)
        }
        let weeks = trimester.weeks
        note =
            trimester == .third ? "Weeks \(weeks.lowerBound) to birth" : "Weeks \(weeks.lowerBound)–\(weeks.upperBound)"
        let range =
            trimester == .third ? "from week \(weeks.lowerBound)" : "weeks \(weeks.lowerBound) to \(weeks.upperBound)"
        description = "\(Self.word(trimester)) trimester, week \(age.completedWeeks), \(range)"
    }

    private static func word(_ trimester: Trimester) -> String {
        switch trimester {
        case .first: "First"
        case .second: "Second"
        case .third: "Third"
        }
    }

    var html: HTML { html(id: "trimester") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card stat h-tri"), .ariaLabelledby(id)) {
            h2(.class("stat__label"), .id(id)) {
                icon(.leaf)
                "Trimester"
            }
            div {
                p(.class("stat__value figure")) {
                    trimester.ordinal + " "
                    small { "of 3" }
                }
                p(.class("stat__note")) { note }
            }
            div(.role(.img), .ariaLabel(description)) {
                div(.class("trimesters")) {
                    for (index, percent) in percents.enumerated() {
                        i(.class("third-\(index + 1) " + valueClass(percent)))
                    }
                }
                div(.class("scale"), .ariaHidden) {
                    for third in Trimester.allCases {
                        if third == trimester { b { "\(third.rawValue)" } } else { span { "\(third.rawValue)" } }
                    }
                }
            }
        }
    }
}
