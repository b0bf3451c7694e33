import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import Markup

/// Having another server look up a number that nobody here knows. What it lists is shown as a packaged food, which she checks and logs.
package enum NumberLookUp {
    /// The number that may be sent; `nil` where she did not agree, and where it is known here.
    ///
    /// - Throws: ``RoomError/draftGone``
    package static func number(of id: RecordID, _ visit: Visit) throws(RoomError) -> Barcode? {
        guard visit.agrees(to: .products) else { return nil }
        return try unknownNumber(of: id, visit)
    }

    /// Shows what is listed there.
    package static func take(
        _ product: Product, for id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        var draft = try DraftRoom.draft(id, of: visit)
        guard let host = visit.uses[.products], try unknownNumber(of: id, visit) == product.barcode else {
            return .redirect(to: .foods(.found(id)))
        }
        draft.search?.lookedUp = LookedUpProduct(product: product, host: host)
        try DraftRoom.stage(draft, as: id, by: &visit)
        return .redirect(to: .foods(.found(id)))
    }

    /// The form for a new food again, with what went wrong.
    package static func giveUp(on id: RecordID, for visit: Visit, problem: String) throws(RoomError) -> Answer {
        guard let search = try DraftRoom.draft(id, of: visit).search else { throw .draftGone }
        guard try unknownNumber(of: id, visit) != nil else { return .redirect(to: .foods(.found(id))) }
        var page = FoodRoom.newFoodPage(numbered: search.words, found: id, to: visit)
        page.lookUp?.problem = problem
        return Answer(page, .refused)
    }

    private static func unknownNumber(of id: RecordID, _ visit: Visit) throws(RoomError) -> Barcode? {
        guard let search = try DraftRoom.draft(id, of: visit).search, search.lookedUp == nil,
            Barcode.isMeant(by: search.words), let barcode = try? Barcode(reading: search.words),
            visit.diary.lastUse(of: barcode) == nil, visit.foods.products[barcode] == nil
        else { return nil }
        return barcode
    }

    /// What the form for a new food says of the server that may know its number.
    public struct Offer: Hashable, Sendable {
        /// The search for the number.
        public var search: RecordID
        public var host: String
        public var isAgreed: Bool
        /// What went wrong when it was asked.
        public var problem: String?

        public init(search: RecordID, host: String, isAgreed: Bool, problem: String? = nil) {
            self.search = search
            self.host = host
            self.isAgreed = isAgreed
            self.problem = problem
        }

        /// - Returns: `nil` where none is configured.
        init?(_ search: RecordID, for visit: Visit) {
            guard let host = visit.uses[.products] else { return nil }
            self.init(search: search, host: host, isAgreed: visit.agrees(to: .products))
        }

        @HTMLBuilder var html: HTML {
            if let problem { div(.role(.alert)) { notice(.warning, .call, "", problem) } }
            if isAgreed {
                form(
                    .class("card stack stack--close"), .method(.post), .action(Route.foods(.lookUp(search)).address),
                    .data(.navigate)
                ) {
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Look the number up" }
                    p(.class("fine")) { "Sends this number alone to \(host). Check what it lists against the packet." }
                }
            } else {
                p(.class("fine")) {
                    "\(host) may know this number, once you agree to send numbers there. "
                    a(.class("link"), .href(Route.settings(.providers).address)) { "See what is sent" }
                }
            }
        }
    }
}
