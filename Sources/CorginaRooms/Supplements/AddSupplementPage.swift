import CorginaCore
import Markup

/// The common supplements to choose from, and the way to one of her own.
public struct AddSupplementPage: Page, Hashable {
    var rows: [Row]

    struct Row: Hashable, Sendable {
        /// Its place among the common ones, from 1.
        var place: Int
        var name: String
        /// "27–30 mg · once daily"; empty where nobody can look it up.
        var detail: String
        var isEssential: Bool
        var isListed: Bool
    }

    /// - Parameters:
    ///   - list: what she has on her list.
    ///   - speaksOfPregnancy: not after a loss: then only what is for anybody, without doses meant for a pregnancy.
    public init(list: [Supplement], speaksOfPregnancy: Bool = true, english: WrittenEnglish) {
        let listed = Set(list.compactMap { $0.catalogueID })
        rows = CatalogueSupplement.offered.enumerated().compactMap { index, common in
            guard speaksOfPregnancy || common.isForAnybody else { return nil }
            return Row(
                place: index + 1, name: english.spelled(common.name),
                detail: speaksOfPregnancy && common.isCited ? common.usual : "",
                isEssential: common.isEssential && speaksOfPregnancy, isListed: listed.contains(common.id))
        }
    }

    public var title: String { "Add a supplement" }

    public var content: HTML {
        PageFrame(back: ("Back to supplements", .supplements(.list)), title: "Add a supplement").html {
            div(.class("group")) {
                a(.class("row row--action"), .href(Route.supplements(.addOwn).address)) {
                    disc(.pencil, .rose)
                    span(.class("row__main")) {
                        span(.class("row__title")) { "Your own" }
                        span(.class("row__sub")) { "Any supplement or medicine, from its label" }
                    }
                    icon(.chevron, class: "chev")
                }
            }
            settingsSection(
                "Common ones", id: "common",
                footer: "Usual amounts, for information. Your provider decides what is right for you."
            ) {
                ul { rows.map(row) }
            }
            p(.class("fine")) { disclaimer }
        }
    }

    private func row(_ row: Row) -> HTML {
        li(.class("row dose dose--plain")) {
            disc(.pill, .supplement)
            div(.class("row__main")) {
                h3(.class("dose__name")) {
                    a(.href(Route.supplements(.addCommon(row.place)).address)) { row.name }
                    if row.isEssential { essentialStar }
                }
                div(.class("dose__meta")) {
                    if !row.detail.isEmpty { span { row.detail } }
                    if row.isListed {
                        span(.class("badge h-fat")) {
                            icon(.check)
                            span { "On your list" }
                        }
                    }
                }
            }
            icon(.chevron, class: "chev")
        }
    }
}

extension CatalogueSupplement {
    /// "27–30 mg · once daily", the reference's usual dose.
    var usual: String {
        guard let unit else { return "" }
        let (least, most) = (typicalDose.lowerBound, typicalDose.upperBound)
        let amount =
            least == most
            ? DoseAmount(least, unit).words
            : "\(Figure.decimal(least, places: 2))–\(DoseAmount(most, unit).words)"
        let often = DoseSchedule.daily(timesADay).words
        return "\(amount) · \(often.prefix(1).lowercased() + often.dropFirst())"
    }

    /// Whether it is as common outside a pregnancy and its name tells of none. The app's own choice.
    public var isForAnybody: Bool {
        switch id {
        case .prenatal, .folicAcid, .iodine, .choline, .vitaminB6, .doxylamine, .ginger, .lowDoseAspirin: false
        default: true
        }
    }
}
