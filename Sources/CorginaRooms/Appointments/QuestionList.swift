import CorginaCore
import Markup

/// What she wants to ask at a visit, each with a tick.
public struct QuestionList: Hashable, Sendable {
    public var appointment: RecordID
    public var questions: [Appointment.Question]
    /// Where ticking leads back to.
    public var isOnVisit: Bool

    public init(_ appointment: RecordID, _ questions: [Appointment.Question], isOnVisit: Bool = false) {
        self.appointment = appointment
        self.questions = questions
        self.isOnVisit = isOnVisit
    }

    var html: HTML {
        ul(.class("questions")) { questions.map(row) }
    }

    private func row(_ question: Appointment.Question) -> HTML {
        li(.class("question" + (question.isAsked ? " question--asked" : ""))) {
            form(.method(.post), .action(place(question).address), .class("bare-form question__form"), .data(.navigate))
            {
                input(.type(.hidden), .name("asked"), .value(question.isAsked ? "no" : "yes"))
                button(
                    .class("question__tick"), .type(.submit), .id("tick-\(question.id)"), .ariaPressed(question.isAsked)
                ) {
                    span(.class("question__mark")) { icon(.check) }
                    span(.class("question__words"), .directionAuto) { question.words }
                    span(.class("vh")) { ". Asked" }
                }
            }
            if !isOnVisit {
                oneButtonForm(
                    to: .appointments(.removeQuestion(appointment, question.id)), class: "round question__remove",
                    label: "Remove the question “\(question.words)”"
                ) { icon(.trash) }
            }
        }
    }

    private func place(_ question: Appointment.Question) -> Route {
        .appointments(
            isOnVisit ? .visitQuestion(appointment, question.id) : .question(appointment, question.id))
    }
}
