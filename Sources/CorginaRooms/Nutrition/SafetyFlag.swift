import Markup

/// A short remark under a food she is about to log: what the safety list says of it, in full one tap away. It never keeps her from
/// logging.
struct SafetyFlag {
    var item: DraftItem

    @HTMLBuilder var html: HTML {
        for flag in item.flags.prefix(2) {
            details(.class("item__flag")) {
                summary {
                    safetyBadge(flag.level)
                    span { flag.name }
                    span(.class("vh")) { ". Why and what to do" }
                    icon(.chevron, class: "chev")
                }
                div(.class("stack stack--tight")) { flag.words }
            }
        }
        if let mark = item.mark {
            p(.class("item__flag item__mark row__sub")) {
                icon(.warning, class: "icon--s")
                span { mark }
            }
        }
        if let caffeine = item.caffeine { p(.class("item__flag row__sub figure")) { caffeine } }
    }
}
