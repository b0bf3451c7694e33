import CorginaCore
import Testing

@testable import CorginaRooms

/// Her provider's number where something should not wait.
@Suite struct CareResponseTests {
    private func links(_ route: Route, of maja: Resident) throws -> [String] {
        Tag.all(in: try maja.get(route).markup).filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
    }

    @Test func `the number she gave is one tap away on Today, with the reading and on her pregnancy's page`() throws {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-20"])
        _ = try maja.post(.pregnancy(.weeks))
        let number = "+1 (555) 014-2233"
        _ = try maja.post(.settings(.overview), ["providerPhone": number])
        let places: [Route] = [.today, .measurements(.kind(.bloodPressure))]
        for place in places { #expect(try !links(place, of: maja).contains("tel:+15550142233"), "\(place.path)") }
        _ = try maja.post(
            .measurements(.kind(.bloodPressure)),
            ["systolic": "152", "diastolic": "97", "day": "\(maja.now.day)", "time": "\(maja.now.time)"])
        for place in places + [.pregnancy(.weeks)] {
            #expect(try links(place, of: maja).contains("tel:+15550142233"), "\(place.path)")
        }
        #expect(try maja.get(.today).markup.contains("aria-label=\"Call your provider, \(number)\""))
    }

    @Test func `without a number a link leads to where she gives it`() {
        let response = CareResponse(phone: "", entries: ["Blood pressure 152/97 mmHg, today, 08:00"])
        let links = Tag.all(in: response.html.markup()).compactMap { $0.attributes["href"] }
        #expect(links == ["/settings"])
    }
}
