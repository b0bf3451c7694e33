import CorginaCore
import Testing

struct FoodRegionTests {
    @Test(arguments: [
        ("en-GB,en;q=0.9", FoodRegion.uk), ("en-US", .us), ("de, en-IE;q=0.8", .uk), ("en-AU;q=1", .australia),
        ("mi-NZ", .australia), ("hi-Deva-IN", .india), ("EN-gb", .uk),
    ])
    func `a browser's languages tell it`(languages: String, region: FoodRegion) {
        #expect(FoodRegion(languages: languages) == region)
    }

    @Test(arguments: ["", "en", "*", "de-DE,de", ",,;-", "-", "en-", "xx-GBR"])
    func `or do not`(languages: String) { #expect(FoodRegion(languages: languages) == nil) }
}
