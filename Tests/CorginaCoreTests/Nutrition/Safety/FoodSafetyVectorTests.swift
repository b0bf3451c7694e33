import CorginaCore
import Testing

/// Every row of the matcher's reference.
struct FoodSafetyVectorTests {
    @Test(arguments: try rows(ofFixture: "safety_match_vectors"))
    func `The list says of a food what the reference says`(row: [String: String]) throws {
        let text = row["text"] == "(empty string)" ? "" : try #require(row["text"])
        let findings = FoodSafety.findings(in: text)
        let expected = row["expected_ids_with_level"] == "none" ? "" : row["expected_ids_with_level"]
        #expect(findings.map { "\($0.rule.id):\($0.level.rawValue)" }.joined(separator: "|") == expected)
        #expect((findings.first?.level.rawValue ?? "none") == row["expected_top_level"])
    }

    @Test func `Words are compared whole, whatever their case, accents and punctuation`() {
        #expect(FoodSafety.findings(in: "Steak, well done").isEmpty)
        #expect(FoodSafety.findings(in: "PÂTÉ").map(\.rule.id) == ["pate_refrigerated"])
        #expect(FoodSafety.findings(in: "pa\u{302}te\u{301}").map(\.rule.id) == ["pate_refrigerated"])
        #expect(FoodSafety.findings(in: "  ").isEmpty && FoodSafety.findings(in: ", ; /").isEmpty)
    }

    @Test func `The gravest comes first, then by name`() {
        #expect(
            FoodSafety.findings(in: "coffee, sushi and wine").map(\.rule.id) == [
                "alcohol", "sushi_raw", "caffeine_general",
            ])
    }

    @Test func `Whatever is typed, looking up does not crash`() {
        var state: UInt64 = 7
        for _ in 0..<300 {
            let scalars = (0..<40).compactMap { _ -> Unicode.Scalar? in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Unicode.Scalar(UInt32(state >> 33) % 0x11_0000)
            }
            _ = FoodSafety.findings(in: String(String.UnicodeScalarView(scalars)))
        }
    }
}
