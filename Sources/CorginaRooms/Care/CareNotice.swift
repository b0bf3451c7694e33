import CorginaCore
import Markup

/// An urgent symptom or reading and what to do about it, above everything else on its page and never behind a tap.
///
/// Shown wherever something was measured, counted or felt: on the confirmation sheet, on the page after logging and on the entry's own.
public struct CareNotice: Hashable, Sendable {
    /// The most pressing first; at least one.
    public let answers: [CareAnswer]
    /// Whether it says what each rests on. Not after a loss: many of them speak of pregnancy.
    public let givesReasons: Bool
    public let english: WrittenEnglish
    /// What she can do about it and say of it; `nil` where the notice disappears by itself.
    public var response: CareResponse?
    /// Whether it was there before, and so is not announced again.
    public var isStanding = false

    /// `nil` when nothing is urgent. That does not mean that all is well, so nothing is shown then.
    public init?(_ answers: [CareAnswer], afterLoss: Bool = false, english: WrittenEnglish) {
        guard !answers.isEmpty else { return nil }
        self.answers = answers
        givesReasons = !afterLoss
        self.english = english
    }

    /// What the rules set off say about one thing that was measured or counted.
    public init?(_ findings: CareFindings, about sign: String, afterLoss: Bool = false, english: WrittenEnglish) {
        self.init(CareAnswer.list(findings, about: sign), afterLoss: afterLoss, english: english)
    }

    var html: HTML {
        div(
            .class("care"), .when(!isStanding, .role(.alert)), .when(isStanding, .role(.group)),
            .ariaLabel("What should not wait")
        ) {
            for part in parts { partHTML(part) }
            response?.html
            p(.class("care__worry")) { Self.worry }
        }
    }

    /// Source: docs/clinical/README.md, rule 2.
    public static let worry = "If you’re worried, call, even if nothing here says to."

    /// What is to be done, with everything it is to be done for.
    private var parts: [(advice: String, answers: [CareAnswer])] {
        var parts: [(advice: String, answers: [CareAnswer])] = []
        for answer in answers {
            let advice = advice(answer)
            if let place = parts.firstIndex(where: { $0.advice == advice }) {
                parts[place].answers.append(answer)
            } else {
                parts.append((advice, [answer]))
            }
        }
        return parts
    }

    func advice(_ answer: CareAnswer) -> String { answer.advice(in: english.region) }

    func lines(_ answer: CareAnswer) -> [HelpLine] { answer.lines(in: english.region) }

    /// What it is about, in her spelling unless it is a word of hers.
    public func sign(_ answer: CareAnswer) -> String { english.named(answer.sign) }

    private func partHTML(_ part: (advice: String, answers: [CareAnswer])) -> HTML {
        div(.class("care__part")) {
            p(.class("care__advice")) {
                icon(.phone)
                span { part.advice }
            }
            if let lines = part.answers.first.map(lines), !lines.isEmpty { HelpLines(lines: lines).html }
            ul(.class("care__signs")) { part.answers.map(signHTML) }
        }
    }

    private func signHTML(_ answer: CareAnswer) -> HTML {
        li {
            b(.directionAuto) { sign(answer) }
            if givesReasons {
                p { english.spelled(answer.reason) }
                if let lack = answer.lackOfSource { p(.class("care__source")) { lack } }
            }
        }
    }
}

/// Numbers to call, a button each.
struct HelpLines {
    var lines: [HelpLine]

    var html: HTML {
        ul(.class("care__lines")) {
            for line in lines {
                li {
                    a(
                        .class("care__line"), .href(.phone(line.number)),
                        .ariaLabel("Call \(line.number), \(line.place)")
                    ) {
                        b(.class("figure")) { line.number }
                        small { line.place }
                    }
                }
            }
        }
    }
}
