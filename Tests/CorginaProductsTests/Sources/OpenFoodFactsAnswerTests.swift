import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaProducts

/// One product as an interface answers it.
struct OpenFoodFactsAnswerTests {
    private func product(in text: String) throws -> ListedProduct? {
        try OpenFoodFactsAnswer.product(in: Array(text.utf8), of: Barcode(reading: "4006381333931"))
    }

    @Test(arguments: [
        #"{"code":"4006381333931","status":1,"product":{"product_name":"Oats","brands":"Made Up,Other","nutriments":{"fat_100g":"7"}}}"#,
        #"{"status":"success","product":{"code":"4006381333931","product_name":"Oats","brands":"Made Up","nutriments":{"fat_100g":7}}}"#,
        #"{"code":"04006381333931","product":{"code":"4006381333931","product_name":"Oats","brands":"Made Up","nutriments":{"fat_100g":7}}}"#,
    ])
    func `a product is read as a line of the export is`(text: String) throws {
        #expect(
            try product(in: text)
                == ListedProduct(number: "4006381333931", name: "Oats", brand: "Made Up", amounts: [.fat: 7]))
    }

    @Test(arguments: [
        #"{"code":"4006381333931","status":0}"#, #"{"code":"","status":0,"product":null}"#,
        #"{"status":"failure","errors":[]}"#,
    ])
    func `that there is none is no fault`(text: String) throws {
        #expect(try product(in: text) == nil)
    }

    @Test(arguments: [
        ("", ProductFault.unreadable), ("[]", .unreadable), ("{}", .unreadable), (#"{"status":1}"#, .unreadable),
        (#"{"code":7,"status":1,"product":{}}"#, .unreadable), (#"{"status":1,"product":[]}"#, .unreadable),
        (#"{"status":1,"product":{"product_name":"Oats"}}"#, .number),
        (#"{"code":"96385074","status":1,"product":{"product_name":"Oats"}}"#, .number),
        (#"{"code":"4006381333931","product":{"code":"96385074","product_name":"Oats"}}"#, .number),
    ])
    func `another shape and another number are not taken`(text: String, fault: ProductFault) {
        #expect(throws: fault) { try product(in: text) }
    }
}
