import CorginaCore
import CorginaRooms
import Testing

@testable import CorginaPhone

/// From what the camera reads to the rooms' fields.
@Suite struct ScanPlanTests {
    private static func reading(_ text: String, _ side: Double = 0.1, at y: Double = 0.1, sure: Double = 1)
        -> ScanPlan.Reading
    { ScanPlan.Reading(text, box: ScanPlan.Box(x: 0.1, y: y, width: side, height: side), confidence: sure) }

    @Test(arguments: [
        // A UPC-A as iOS reads it, an EAN-8, the number beneath the bars as text, a case's number.
        ("0012345678905", "0012345678905"), ("96385074", "0000096385074"), ("0 12345 67890 5", "0012345678905"),
        ("10012345678902", "0012345678905"),
    ])
    func `a barcode and the number beneath it are one number`(text: String, number: String) {
        #expect(ScanPlan.number(in: [Self.reading(text)])?.description == number)
    }

    @Test(arguments: ["", "hello", "123", "0012345678906", "https://example.com/0012345678905"])
    func `what is no product's number is passed over`(text: String) {
        #expect(ScanPlan.number(in: [Self.reading(text)]) == nil)
    }

    @Test func `of several the largest is meant, and it is looked for on the page of foods`() throws {
        let found = ScanPlan.number(in: [
            Self.reading("96385074", 0.2), Self.reading("0012345678905", 0.4), Self.reading("best before", 0.9),
        ])
        let barcode = try #require(found)
        #expect(barcode.description == "0012345678905")
        let post = ScanPlan.search(barcode)
        #expect(post.place == .foods(.list) && post.fields.map(\.value) == ["0012345678905"])
        var caller = Caller()
        var visit = try caller.visit()
        let answer = try Rooms.accept(post.form, at: post.place, by: &visit)
        guard case .redirect(let place)? = answer?.content else { throw Missing() }
        #expect(place.hasPrefix("/foods/found/") && !place.contains("12345678905"))
        caller.perform(visit.effects)
    }

    @Test func `lines of a recipe stand from the top`() throws {
        let lines = [
            Self.reading("2 eggs", at: 0.5), Self.reading("Pancakes", at: 0.8), Self.reading("250 ml milk", at: 0.3),
            Self.reading("  ", at: 0.6),
        ]
        let post = try #require(ScanPlan.recipe(lines))
        #expect(post.place == .recipes(.list))
        #expect(post.fields.first?.value == "Pancakes\n2 eggs\n250 ml milk" && post.fields.first?.name == "ingredients")
        #expect(ScanPlan.recipe([]) == nil && ScanPlan.shared(" \n") == nil)
    }

    @Test func `foods on a photo are named once, the surest first, in boxes from the upper left`() throws {
        let foods = ScanPlan.foods([
            Self.reading("Toast", 0.2, at: 0.1, sure: 0.6), Self.reading("Eggs", 0.3, at: 0.6, sure: 0.9),
            Self.reading("toast", sure: 0.4), Self.reading("Plate", sure: 0.1), Self.reading("42", sure: 0.9),
        ])
        #expect(foods.map(\.name) == ["eggs", "toast"])
        let box = try #require(foods.first?.box)
        #expect(abs(box.x - 0.1) < 1e-9 && abs(box.y - 0.1) < 1e-9 && abs(box.height - 0.3) < 1e-9)
    }

    @Test(arguments: [
        ScanPlan.Box(x: -0.2, y: 0.5, width: 0.6, height: 0.8), ScanPlan.Box(x: 0.9, y: 0, width: 0.5, height: 0.5),
        ScanPlan.Box(x: .nan, y: 0, width: 1, height: 1), ScanPlan.Box(x: 2, y: 2, width: 1, height: 1),
        ScanPlan.Box(x: 0, y: 0, width: 0, height: 1),
    ])
    func `a box beyond the picture is cut or none`(box: ScanPlan.Box) {
        let food = ScanPlan.foods([ScanPlan.Reading("egg", box: box)]).first
        #expect(food?.name == "egg")
        if let box = food?.box { #expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1.000_001) }
    }
}
