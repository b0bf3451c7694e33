import Testing

@testable import CorginaServer

/// What a request carries decides what it waits for.
struct SentBodyTests {
    private static let lengths: [(String?, SentBody)] = [
        ("0", .form), ("65536", .form), ("65537", .sealedRows), ("-1", .sealedRows), ("12x", .sealedRows),
        ("99999999999999999999", .sealedRows), (nil, .sealedRows),
    ]

    @Test(arguments: lengths)
    func `few sealed rows wait for nobody, and many, or who knows how many, take turns`(
        length: String?, expected: SentBody
    ) {
        let sent = SentBody.sealedRows.declared(length, Limits())
        #expect(sent == expected && sent.takesTurns == (expected == .sealedRows))
    }

    @Test(arguments: [SentBody.diary, .photo, .sound, .label, .greyImage, .form])
    func `what is no rows is what it was, however short`(sent: SentBody) {
        #expect(sent.declared("1", Limits()) == sent)
    }
}
