import CorginaCore
import Markup

/// The three trimesters side by side, hers marked, with a sentence about it.
public struct TrimesterSegments: Hashable, Sendable {
    public var trimester: Trimester

    public init(_ trimester: Trimester) { self.trimester = trimester }

    /// "You're in your 2nd trimester"
    public var heading: String { "You're in your \(trimester.ordinal) trimester" }

    /// The seeds' sentences.
    public var sentence: String {
        switch trimester {
        case .first: "Your baby's major organs are forming. You may experience morning sickness and fatigue."
        case .second: "You'll feel your baby move! This is often called the 'honeymoon period' of pregnancy."
        case .third: "Your baby is growing rapidly and preparing for birth. Get ready to meet them soon!"
        }
    }
}

extension TrimesterSegments {
    var html: HTML { html(id: "segments") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card segments"), .ariaLabelledby(id)) {
            h2(.class("card__title"), .id(id)) { heading }
            ol(.class("segments__row")) { Trimester.allCases.map(segment) }
            p(.class("card__sub")) { sentence }
        }
    }

    private func segment(_ third: Trimester) -> HTML {
        let state = third == trimester ? " is-here" : third < trimester ? " is-past" : ""
        let (first, last) = (third.weeks.lowerBound, third.weeks.upperBound)
        return li(.class("segment segment--\(third.rawValue)" + state), .ariaCurrent(third == trimester)) {
            span(.class("segment__box figure"), .ariaHidden) {
                "\(third.rawValue)"
                if third == trimester { i() }
            }
            span(.class("segment__weeks")) {
                span(.class("vh")) { "\(third.ordinal) trimester, " }
                "Weeks \(first)–\(last)"
            }
        }
    }
}
