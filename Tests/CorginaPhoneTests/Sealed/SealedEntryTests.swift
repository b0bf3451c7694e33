import CorginaCore
import CorginaRooms
import Testing

@testable import CorginaPhone

/// What she types to open a sealed diary on her iPhone.
@Suite struct SealedEntryTests {
    private static func entry(_ way: SealedEntry.Way) -> SealedEntry {
        var entry = SealedEntry(way, server: "corgina.example.org", name: "maja")
        entry.passphrase = "four other words there"
        entry.code = "0000"
        return entry
    }

    @Test(arguments: SealedEntry.Way.allCases)
    func `what is whole is sent, and what is missing is told at its field`(way: SealedEntry.Way) {
        #expect(Self.entry(way).errors.isEmpty && Self.entry(way).address != nil)
        let fields = SealedEntry(way).errors.map(\.field)
        #expect(
            fields == (way == .recover ? ["server", "name", "code", "passphrase"] : ["server", "name", "passphrase"]))
        for error in SealedEntry(way).errors { #expect(!error.message.isEmpty) }
    }

    @Test func `spaces alone are nothing`() {
        var entry = Self.entry(.recover)
        (entry.name, entry.code, entry.passphrase) = (" ", "\t", "  ")
        #expect(entry.errors.map(\.field) == ["name", "code", "passphrase"])
    }

    @Test func `an address without https is told at its field, with why`() {
        var entry = Self.entry(.open)
        entry.server = "http://corgina.example.org"
        #expect(entry.errors == [FieldError(field: "server", message: ServerAddress.Fault.notSecure.description)])
        #expect(entry.address == nil)
    }

    @Test(arguments: SealedEntry.Way.allCases)
    func `the words are the web's, and none is missing`(way: SealedEntry.Way) {
        let entry = SealedEntry(way)
        for isAgain in [false, true] {
            #expect(!entry.heading(isAgain: isAgain).isEmpty && !entry.words(isAgain: isAgain).isEmpty)
        }
        #expect(entry.passphraseHint == (way == .open ? nil : passphraseHint))
        #expect(SealedEntry(.open).words(isAgain: true) == SealedFormPage(.signIn, isAgain: true).words)
    }

    @Test(arguments: [("xyz", true), (" X-y z ", true), ("xy", false), ("", false), ("xyzz", false)])
    func `a code counts as written down once its last group was typed`(typed: String, isRight: Bool) throws {
        let code = try #require(WaitingCode(["ABC", "0DE", "XYZ"]))
        #expect(code.isConfirmed(by: typed) == isRight)
        #expect(WaitingCode([]) == nil)
    }

    @Test func `letters that look alike count as the same`() throws {
        let code = try #require(WaitingCode(["ABC", "01Z"]))
        #expect(code.isConfirmed(by: "OlZ") && code.isConfirmed(by: "oiz"))
    }

    @Test func `a phone begins a diary as a browser does`() throws {
        let surroundings = PhoneSurroundings(
            now: PhoneSamples.moment(PhoneSamples.day, 8), offset: PhoneSamples.berlin,
            newID: { RecordID(high: 7, low: 8) })
        let entry = PhoneBeginning.entry(languages: "en-US,de-DE", timeZone: "America/New_York", in: surroundings)
        guard case .putProfile(let profile) = entry.change else { throw Missing() }
        #expect(profile.timeZone == "America/New_York" && profile.units == .us && profile.foodRegion == .us)
        #expect(entry.recordedAt == surroundings.now && entry.id.high == 7)
    }
}
