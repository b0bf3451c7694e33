import Markup

extension NutrientsPage {
    public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Nutrients").html {
            if let invitation { invite(invitation) }
            if let note { notice(.info, .trimester, "", note) }
            list(first, "What matters most", id: "first", note: averageOf)
            if let caffeine { notice(.info, .appointment, "", caffeine) }
            if let iodine { notice(.pill, .supplement, "", iodine) }
            list(more, "More nutrients", id: "more", note: "")
            p(.class("fine")) {
                basis.map { "\($0): Dietary Reference Intakes, National Academies. " } ?? ""
                "Amounts are estimates from a food table. "
                disclaimer
            }
        }
    }

    private func invite(_ words: String) -> HTML {
        div(.class("group")) {
            a(.class("row row--action"), .href((basis == nil ? Route.pregnancy(.methods) : .settings(.goals)).address))
            {
                disc(.sparkles, .rose)
                span(.class("row__main row__title")) { words }
                icon(.chevron, class: "chev")
            }
        }
    }

    private func list(_ rows: [NutrientRow], _ heading: String, id: String, note: String) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ul(.class("group")) { rows.map { $0.html } }
            if !note.isEmpty { p(.class("group-note")) { "Bars show today so far; the text, your \(note)." } }
        }
    }
}
