import CorginaCore
import FakeProviders
import Foundation
import Testing

@testable import CorginaProviders

/// The model that copies a nutrition label.
struct LabelProviderTests {
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
    private static var whole: [String: Any] {
        [
            "serving": "1 bar", "grams": 45, "energy_per_100": NSNull(), "energy": 210, "protein": 4.5,
            "carbohydrate": 26, "sugars": 12, "fiber": NSNull(), "fat": 10, "saturated_fat": 4, "sodium": 90,
        ]
    }

    private func read(_ changes: [String: Any?] = [:]) async throws -> (label: SeenLabel, request: String) {
        var written = Self.whole
        for (name, value) in changes { written[name] = value }
        let content = String(decoding: try JSONSerialization.data(withJSONObject: written), as: UTF8.self)
        let envelope: [String: Any] = ["choices": [["finish_reason": "stop", "message": ["content": content]]]]
        let fake = try await FakeProvider(.bytes(Array(try JSONSerialization.data(withJSONObject: envelope))))
        let vision = try #require(Providers(fake.file(), client: TestPauses().client).vision)
        let label = try await vision.read(try #require(Picture(Self.jpeg)))
        return (label, try #require(fake.requests.first))
    }

    @Test func `a label is asked about by schema, and its figures come back`() async throws {
        let (label, request) = try await read()
        #expect(
            label
                == SeenLabel(
                    serving: "1 bar", grams: 45, energyPer100: nil,
                    amounts: [
                        .energy: 210, .protein: 4.5, .carbohydrate: 26, .sugars: 12, .fat: 10, .saturatedFat: 4,
                        .sodium: 90,
                    ]))
        for part in ["seen_label", "\"strict\":true", "data:image/jpeg;base64,", "\"additionalProperties\":false"] {
            #expect(request.contains(part))
        }
    }

    @Test(
        arguments: [
            ("energy", 10_001), ("energy", -1), ("energy", "210"), ("energy", true), ("grams", 5_001),
            ("sodium", 100_001),
            ("fat", 5_001), ("energy_per_100", 901), ("serving", NSNull()),
            ("serving", String(repeating: "a", count: 41)),
            ("serving", "1 bar, 900 kcal"), ("note", "x"),
        ] as [(String, any Sendable)])
    func `a figure that no serving has, and another shape, are not taken`(name: String, value: any Sendable) async {
        await #expect(throws: ProviderError.unfit) { try await read([name: value]) }
    }

    @Test func `a figure that is left out is not taken as one that is not listed`() async {
        await #expect(throws: ProviderError.unfit) { try await read(["fiber": nil]) }
    }

    @Test func `a label without a figure has nothing to check`() async {
        let none = Dictionary(uniqueKeysWithValues: SeenLabel.nutrients.map { ($0.rawValue, NSNull() as Any?) })
        await #expect(throws: ProviderError.empty) { try await read(none) }
    }
}
