import CorginaCore
import Markup

extension SupplementsPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(
            back: ("Back to today", .today), title: "Supplements",
            action: (.plus, "Add a supplement", .supplements(.add)), id: "supplements"
        ).html {
            if isEmpty { invitation }
            progress?.html
            for group in groups { group.html }
            if !yesterday.isEmpty { missed }
            advice.html
            for group in others { group.html }
            if !isEmpty {
                p(.class("fine")) { disclaimer }
            }
        }
        if let toast { toast.html }
    }

    private var invitation: HTML {
        div(.class("card empty")) {
            disc(.pill, .supplement)
            p(.class("empty__title")) { "Nothing on your list yet" }
            p(.class("card__sub")) {
                "Add what you take and when. One tap marks a dose, and “took my iron” finds the right one."
            }
            primaryLink("Add a supplement", to: .supplements(.add))
        }
    }

    private var missed: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("yesterday")) {
            h2(.class("slot h-mute"), .id("yesterday")) {
                icon(.undo)
                span { "Yesterday" }
                small { "\(counted(yesterday.count, "dose")) missed" }
            }
            ul(.class("group")) {
                for dose in yesterday {
                    li(.class("row dose dose--plain")) {
                        disc(.warning, .symptom)
                        div(.class("row__main")) {
                            h3(.class("dose__name")) {
                                a(
                                    .href(Route.supplements(.dose(dose.slot)).address), .data(.navigate),
                                    .directionAuto, .ariaLabel("\(dose.name), \(dose.detail). Change this dose")
                                ) { dose.name }
                            }
                            div(.class("dose__meta")) {
                                span { dose.detail }
                                span(.class("badge h-sym")) {
                                    icon(.warning)
                                    span { "Missed" }
                                }
                            }
                        }
                        icon(.chevron, class: "chev")
                    }
                }
            }
            notice(
                .heart, .mute, "",
                "Don’t double up for a missed dose. Take the next one as usual.")
        }
    }
}
