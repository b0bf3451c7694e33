import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

struct HomesPageTests {
    private static let context = PageContext(assets: AssetPaths(edition: "3f2a"))

    @Test func `all homes are told of where a device can keep a diary`() {
        let page = HomesPage(offersDevice: true).markup(in: Self.context)
        for path in ["/homes/sealed", "/homes/sealed/sign-in", "/homes/device", "/account/new"] {
            #expect(page.contains("href=\"\(path)\""), "\(path)")
        }
        #expect(!page.contains(HomesPage.withoutDevice))
    }

    @Test func `where it cannot, the page says why and leads to an account`() {
        let page = HomesPage(offersDevice: false).markup(in: Self.context)
        #expect(!page.contains("href=\"/homes/") && page.contains("href=\"/account/new\""))
        #expect(page.contains(HomesPage.withoutDevice))
    }

    @Test func `what the server sends for a device has no field for a passphrase`() {
        #expect(!DeviceReadyPage().markup(in: Self.context).contains("<input"))
        #expect(NewDeviceDiaryPage().markup(in: Self.context).contains("type=\"password\""))
    }

    @Test func `a later lock asks for the passphrase, where there is one already`() {
        for (minutes, asks) in [(0, false), (5, true)] {
            let page = DeviceAccountPage(isPersistent: true, entries: 3, lockAfter: minutes).markup(in: Self.context)
            #expect(page.contains("to lock later or never") == asks)
        }
    }

    @Test(arguments: [true, false, nil]) func `what the browser promised is said`(isPersistent: Bool?) {
        let page = DeviceAccountPage(isPersistent: isPersistent, entries: 3, lockAfter: 0).markup(in: Self.context)
        #expect(page.contains("Your browser may delete it") == (isPersistent != true))
    }

    @Test func `a locked diary on a device has nobody to sign out`() {
        let page = LockPage(home: .device).markup(in: Self.context)
        #expect(!page.contains("/session/end") && page.contains("href=\"/settings/account/erase\""))
        #expect(LockPage().markup(in: Self.context).contains("/session/end"))
        #expect(!RecoverPage(home: .device).markup(in: Self.context).contains("name=\"name\""))
    }
}
