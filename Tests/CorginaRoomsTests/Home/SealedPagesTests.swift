import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// What a sealed diary shows beside what any diary of a device does.
struct SealedPagesTests {
    private static let context = PageContext(assets: AssetPaths(edition: "3f2a"))

    @Test(arguments: [
        (SealedFormPage.Purpose.new, "/homes/sealed", true), (.signIn, "/homes/sealed/sign-in", false),
        (.recover, "/homes/sealed/recover", false), (.move, "/homes/sealed/move", true),
    ])
    func `each form is sent to the device's own place, and a new diary is told what the server can do`(
        purpose: SealedFormPage.Purpose, path: String, tells: Bool
    ) {
        let page = SealedFormPage(purpose, name: "maja").markup(in: Self.context)
        #expect(page.contains("action=\"\(path)\"") && page.contains("data-device=\"new\""))
        #expect(page.contains("value=\"maja\"") && page.contains("type=\"password\""))
        #expect(page.contains("can send your browser other code") == tells)
        #expect(page.contains("name=\"invitation\"") == tells)
    }

    @Test func `a device that was signed out is told that nothing is lost`() {
        let page = SealedFormPage(.signIn, isAgain: true).markup(in: Self.context)
        #expect(page.contains("Nothing of it is lost") && page.contains("href=\"/settings/account\""))
    }

    @Test(arguments: [
        (SealedStanding.Trouble.less, "putBack"), (.past, "startOver"), (.row, "again"), (.answer, "again"),
        (.missing, "bringBack"),
    ])
    func `each trouble has words and a way on`(trouble: SealedStanding.Trouble, way: String) {
        let page = Self.account(
            SealedStanding(
                waiting: 0, compare: "3 · 0a1b2c3d", isSignedOut: false, trouble: trouble, conflicts: 0))
        #expect(page.contains("value=\"\(way)\"") && page.contains(trouble.heading))
    }

    @Test(arguments: [(0, "All of them"), (1, "1 not yet"), (12, "12 not yet")])
    func `what the server does not have yet is counted`(waiting: Int, words: String) {
        let page = Self.account(
            SealedStanding(
                waiting: waiting, compare: "3 · 0a1b2c3d", isSignedOut: waiting > 1, trouble: nil, conflicts: waiting))
        #expect(page.contains(words) && page.contains("3 · 0a1b2c3d"))
        #expect(page.contains("Signed out of the server") == (waiting > 1))
        #expect(page.contains("I have looked") == (waiting > 0))
        #expect(!page.contains("/homes/sealed/move"))
    }

    @Test(arguments: [
        (0, "The server has every entry that is here"), (1, "1 entry is only here"), (2, "2 entries are"),
    ])
    func `a diary that the server reads by now says so, and what is only here`(waiting: Int, words: String) {
        let page = Self.account(
            SealedStanding(
                waiting: waiting, compare: "3 · 0a1b2c3d", isSignedOut: true, isUnsealed: true, trouble: nil,
                conflicts: 0))
        #expect(page.contains("This diary is no longer Sealed") && page.contains(words))
        #expect(
            page.contains("value=\"leave\"") == (waiting == 0) && page.contains("href=\"#export\"") == (waiting > 0))
        for words in [
            "Signed out of the server", "/homes/sealed/sign-in", "/homes/sealed/devices", "/homes/sealed/to-account",
        ] {
            #expect(!page.contains(words), "\(words)")
        }
    }

    @Test func `erasing here what the server reads by now offers no sealed entries there to erase`() {
        let page = SealedErasePage(waiting: 1, isUnsealed: true).markup(in: Self.context)
        #expect(page.contains("1 entry is only on this device") && !page.contains("name=\"everywhere\""))
    }

    @Test func `letting the server read it says what changes, and takes the passphrase and a yes`() {
        let page = UnsealPage(
            problem: "No answer.", errors: [FieldError(field: "sure", message: "Tick the box to go on.")]
        ).markup(in: Self.context)
        for words in [
            "The server can read it while you are signed in", "You get a new recovery code", "What stays behind",
            "No answer.", "Tick the box", "name=\"sure\"", "type=\"password\"",
        ] { #expect(page.contains(words), "\(words)") }
    }

    @Test func `a diary on one device is offered a server, and not what a sealed one has`() {
        let page = DeviceAccountPage(isPersistent: true, entries: 3, lockAfter: 0).markup(in: Self.context)
        #expect(page.contains("href=\"/homes/sealed/move\"") && !page.contains("/homes/sealed/devices"))
    }

    @Test func `privacy is one page with a list for each home`() {
        let device = DevicePrivacyPage().markup(in: Self.context)
        let sealed = DevicePrivacyPage(isSealed: true).markup(in: Self.context)
        for words in ["Whoever holds a device while it is open", "A server that sends other code", "Lost both?"] {
            #expect(device.contains(words) && sealed.contains(words), "\(words)")
        }
        for words in [
            "It lives on this device only", "In this browser, and nowhere else", "Settings, This device, Erase",
        ] {
            #expect(device.contains(words) && !sealed.contains(words), "\(words)")
        }
        for words in ["What the server sees", "On the server, sealed", "Whoever guesses your passphrase"] {
            #expect(sealed.contains(words) && !device.contains(words), "\(words)")
        }
    }

    @Test func `erasing here says what would be lost, and erasing everywhere asks for the passphrase`() {
        let page = SealedErasePage(waiting: 2).markup(in: Self.context)
        #expect(page.contains("2 entries are not on the server yet") && page.contains("name=\"everywhere\""))
        #expect(page.contains("type=\"password\""))
        #expect(SealedErasePage(waiting: 0).markup(in: Self.context).contains("your other devices have it"))
    }

    private static let devices = [
        SealedDevice(id: "0a", name: "Linux", made: "10 March 2026", seen: "", isThis: true),
        SealedDevice(id: "0b", name: "", made: "", seen: "11 March 2026", isThis: false),
        SealedDevice(id: "0c", name: "iPad", made: "", seen: "", isThis: false),
    ]

    @Test func `this device is not among those she can remove, and removing takes the passphrase`() {
        let page = SealedDevicesPage(devices: Self.devices).markup(in: Self.context)
        #expect(page.contains("value=\"0b\"") && !page.contains("value=\"0a\"") && !page.contains(" checked"))
        #expect(page.contains("A device without a name, last used 11 March 2026"))
        #expect(page.contains("action=\"/homes/sealed/devices/end\"") && page.contains("type=\"password\""))
    }

    @Test func `a device that was not removed stays chosen, and with one device alone there is nothing to remove`() {
        let refused = SealedDevicesPage(
            devices: Self.devices, chosen: "0c", errors: [FieldError(field: "passphrase", message: "Not that one")]
        ).markup(in: Self.context)
        #expect(refused.contains("value=\"0c\" required checked") || refused.contains("value=\"0c\" checked"))
        #expect(refused.contains("Not that one"))
        let alone = SealedDevicesPage(devices: [Self.devices[0]]).markup(in: Self.context)
        #expect(!alone.contains("Remove a device") && !alone.contains("name=\"device\""))
    }

    private static func account(_ standing: SealedStanding) -> String {
        DeviceAccountPage(isPersistent: true, entries: 3, lockAfter: 0, standing: standing).markup(in: context)
    }
}
