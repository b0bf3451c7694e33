import CorginaCore
import Testing

struct NewPassphraseTests {
    @Test(arguments: [
        ("seven calm otters knit", nil), ("a b c d", PassphraseFault.tooShort), ("to be or so it", nil),
        ("twelve chars", nil), ("eleven char", .tooShort), ("", .tooShort), ("password12345", .tooCommon),
        ("abababababab", .tooCommon), ("zyxwvutsrqponm", .tooCommon), ("asdfghjklqwerty", .tooCommon),
    ])
    func `a passphrase is long enough, and none of the first guesses`(text: String, fault: PassphraseFault?) {
        #expect(NewPassphrase.fault(in: text) == fault)
    }

    @Test func `it has an end`() {
        #expect(NewPassphrase.fault(in: String(repeating: "aé", count: 1_400)) == .tooLong)
    }
}
