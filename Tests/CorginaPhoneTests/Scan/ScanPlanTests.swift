import CorginaCore
import CorginaRooms
import Testing

@testable import CorginaPhone

/// From what the camera reads to the rooms' fields.
@Suite struct ScanPlanTests {
    private static func reading(_ text: String, _ side: Double = 0.1, at y: Double = 0.1) -> ScanPlan.Reading {
        ScanPlan.Reading(text, box: ScanPlan.Box(x: 0.1, y: y, width: side, height: side))
    }

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
        #expect(post.form["name"] == "Pancakes" && post.form["ingredients"] == "2 eggs\n250 ml milk")
        #expect(ScanPlan.recipe([]) == nil && ScanPlan.shared(" \n") == nil)
    }

    @Test func `a box of the camera's view, tilted too, is one from the lower left corner`() throws {
        let corners = [(x: 100.0, y: 200.0), (x: 300.0, y: 220.0), (x: 290.0, y: 320.0), (x: 90.0, y: 300.0)]
        let box = try #require(ScanPlan.Box(around: corners, inWidth: 400, height: 800))
        #expect(box == ScanPlan.Box(x: 0.225, y: 0.6, width: 0.525, height: 0.15))
        #expect(ScanPlan.Box(around: [], inWidth: 400, height: 800) == nil)
        #expect(ScanPlan.Box(around: corners, inWidth: 0, height: 800) == nil)
    }

    @Test(arguments: [
        ("Soup\n2 carrots\n500 ml water", "Soup"), ("Soup\nIngredients\n2 carrots\nMethod\nBoil it.", "Soup"),
        ("2 carrots\n500 ml water", "New recipe"), ("Ingredients:\n2 carrots", "New recipe"),
    ])
    func `a recipe the camera reads becomes one to be confirmed, with a name`(text: String, name: String) throws {
        let post = try #require(ScanPlan.recipe([Self.reading(text)]))
        #expect(post.form["name"] == name)
        var visit = try Caller().visit()
        let answer = try Rooms.accept(post.form, at: post.place, by: &visit)
        guard case .redirect(let place)? = answer?.content else { throw Missing() }
        #expect(place.hasPrefix("/drafts/"))
    }

    // MARK: A page that Safari shares

    private static let data = #"{"@type":"Recipe","name":"Soup","recipeIngredient":["2 carrots","500 ml water"]}"#

    private static func page(
        structured: [String] = [], selection: String = "", marked: String = "", title: String = "Carrot soup"
    ) -> SharedPage {
        SharedPage(title: title, structured: structured, selection: selection, marked: marked)
    }

    @Test func `what she selected counts before what the page says of itself`() {
        #expect(Self.page(structured: [Self.data], selection: "2 eggs").recipe == "Carrot soup\n\nIngredients\n2 eggs")
        #expect(Self.page(structured: ["{}", Self.data], marked: "3 eggs").recipe == Self.data)
        #expect(Self.page(marked: "3 eggs", title: " ").recipe == "3 eggs")
        let headed = Self.page(selection: "Ingredients:\n2 eggs").recipe
        #expect(headed == "Carrot soup\n\nIngredients:\n2 eggs")
        #expect(Self.page(structured: ["{}", "recipeIngredient"], selection: " \n").recipe == nil)
        #expect(Self.page().post == nil)
    }

    @Test(arguments: [
        page(structured: [data]), page(selection: "2 carrots\n500 ml water", title: "Soup"),
        page(marked: "2 carrots\n500 ml water", title: "Soup"),
    ])
    func `a shared page becomes a recipe to be confirmed`(page: SharedPage) throws {
        let post = try #require(page.post)
        var visit = try Caller().visit()
        let answer = try Rooms.accept(post.form, at: post.place, by: &visit)
        guard case .redirect(let place)? = answer?.content else { throw Missing() }
        #expect(place.hasPrefix("/drafts/") && !place.contains("carrot"))
    }

    @Test func `a page that says too much of itself is passed over`() {
        let long = Self.data + String(repeating: " ", count: 70_000)
        #expect(Self.page(structured: [long]).recipe == nil)
    }
}
