import CorginaCore
import Markup

/// A list that is near, as a row on Today.
public struct ChecklistRow: Hashable, Sendable {
    public var id: RecordID
    public var name: String
    public var symbol: Icon
    /// "7 of 25 done"
    public var progress: String
    /// How much of it is done, in percent.
    public var share: Int

    init(_ list: Checklist) {
        id = list.id
        name = list.name
        symbol = list.symbol
        progress = list.progressWords
        share = percent(Double(list.doneCount), of: Double(list.items.count))
    }

    var html: HTML {
        a(.class("group row row--action checklist-row"), .href(Route.checklists(.one(id)).address)) {
            disc(symbol, .rose)
            span(.class("row__main")) {
                span(.class("row__title row__title--strong"), .directionAuto) { name }
                span(.class("row__sub figure-line")) { progress }
                meter(share, .rose)
            }
            icon(.chevron, class: "chev")
        }
    }
}
