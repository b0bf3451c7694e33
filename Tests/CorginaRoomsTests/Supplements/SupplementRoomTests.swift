import CorginaCore
import Testing

@testable import CorginaRooms

/// Rows of the list that arrive where they belong.
@Suite struct SupplementRoomTests {
    private let own = ["name": "Iron", "amount": "27", "unit": "mg", "frequency": "daily", "doses": "1"]

    private func arrived(_ page: String) -> [String] {
        Tag.all(in: page).filter { $0.attributes["data-fresh"] != nil }.compactMap { $0.attributes["class"] }
    }

    @Test func `one that is added, stopped or taken up again arrives, once, and the others lie still`() throws {
        var maja = try Resident()
        _ = try maja.post(.supplements(.addOwn), own.merging(["name": "Zinc"]) { $1 })
        let added = try maja.post(.supplements(.addOwn), own)
        #expect(added.place == .supplements(.list))
        #expect(try arrived(maja.page(after: added)) == ["row dose"])
        #expect(try arrived(maja.get(.supplements(.list)).markup).isEmpty)
        let iron = try #require(maja.diary.supplements.first { $0.name == "Iron" })
        for state in ["stopped", "active", "paused"] {
            let changed = try maja.post(.supplements(.course(iron.id)), ["state": state])
            let page = try maja.get(.supplements(.list), changed: changed.changed).markup
            #expect(arrived(page).count == 1, "\(state)")
        }
    }

    @Test func `a dose that is marked moves no row`() throws {
        var maja = try Resident()
        _ = try maja.post(.supplements(.addOwn), own)
        let logged = try maja.log("took my iron")
        #expect(try arrived(maja.get(.supplements(.list), changed: logged.changed).markup).isEmpty)
    }
}
