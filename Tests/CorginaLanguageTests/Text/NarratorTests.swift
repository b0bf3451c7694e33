import CorginaCore
import Testing

@testable import CorginaLanguage

/// Somebody who says that he logs for her means her by "she" and "my wife".
struct NarratorTests {
    private func names(_ sentence: String) -> [String] { Spoken.understand(sentence).events.map(\.name) }

    @Test(arguments: [
        ("logging for my wife: she had two eggs, I had a beer", ["Eggs"]),
        ("husband here, she took her iron", ["Iron"]),
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

    @Test(arguments: [
        ("she had two eggs", ["Eggs"]), ("she took her iron", ["Iron"]), ("her bp was 118/76", ["Blood pressure"]),
        ("she says her hands are swollen", ["Swelling of feet and hands"]),
    ])
    func `who speaks of nobody but her logs for her`(sentence: String, expected: [String]) {
        #expect(names(sentence) == expected, "\(names(sentence))")
    }

    @Test(arguments: [
        "my sister came, she had two eggs", "I skipped lunch but she had two eggs", "Nora said she had two eggs",
        "I skipped lunch but my sister had two eggs", "her mum had two eggs",
    ])
    func `with anybody else in the sentence she is another`(sentence: String) {
        #expect(names(sentence).isEmpty, "\(names(sentence))")
    }

    @Test(arguments: [
        ("Orla took her folic acid with her lunch", ["Folic acid"]),
        ("blood pressure for my wife 118/76", ["Blood pressure"]),
    ])
    func `a name with what is hers, and a measure for her, are hers`(sentence: String, expected: [String]) {
        #expect(names(sentence) == expected, "\(names(sentence))")
    }

    @Test(arguments: ["Nora had her eggs with us", "Nora had her eggs and I had none"])
    func `a name beside somebody else is another`(sentence: String) {
        #expect(names(sentence).isEmpty, "\(names(sentence))")
    }

    @Test func `she who kicks is the baby`() { #expect(names("she kicked all night") == ["Kicks"]) }

    @Test(arguments: ["my wife ate two eggs"])
    func `without such words others are others`(sentence: String) {
        #expect(names(sentence).isEmpty, "\(names(sentence))")
    }
}
