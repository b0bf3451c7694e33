import CorginaCore
import Testing

@testable import CorginaLanguage

/// Somebody who says that he logs for her means her by "she" and "my wife".
struct NarratorTests {
    private func names(_ sentence: String) -> [String] { Spoken.understand(sentence).events.map(\.name) }

    @Test(arguments: [
        ("logging for my wife: she had two eggs, I had a beer", ["Eggs"]), ("husband here, she took her iron", ["Iron"]),
        ("This is Tom, my wife's just had some kind of fit", ["Seizure"]),
        ("logging for Jess: her temp 37.2", ["Temperature"]),
    ])
    func `what she had is hers`(sentence: String, expected: [String]) {
        #expect(names(sentence) == expected, "\(names(sentence))")
    }

    @Test(arguments: ["logging for today: I had two eggs", "logging for lunch, I ate two eggs"])
    func `who logs for a day or a meal logs for herself`(sentence: String) {
        #expect(names(sentence) == ["Eggs"], "\(names(sentence))")
    }

    @Test(arguments: ["my wife ate two eggs", "she took her iron"])
    func `without such words others are others`(sentence: String) {
        #expect(names(sentence).isEmpty, "\(names(sentence))")
    }
}
