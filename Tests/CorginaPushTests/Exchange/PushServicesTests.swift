import Foundation
import Testing

@testable import CorginaPush

/// Where a message may go. A browser, or whoever says to be one, names the address.
@Suite struct PushServicesTests {
    private func services(_ owners: String = "[]") throws -> PushServices {
        let json = #"{"contact":"mailto:a@example.com","key":"\#(PushKey().text)","services":\#(owners)}"#
        return try PushFile(Array(json.utf8), path: "push.json").services
    }

    private func allows(_ endpoint: String, _ services: PushServices) -> Bool {
        guard
            let subscription = PushSubscription(
                endpoint: endpoint, p256dh: PushEncryptionTests.point, auth: PushEncryptionTests.auth)
        else { return false }
        return services.allow(subscription.origin)
    }

    @Test(arguments: [
        "https://fcm.googleapis.com/fcm/send/abc:def", "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc", "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://FCM.googleapis.com:443/x",
    ])
    func `the services of browsers' makers are taken`(endpoint: String) throws {
        #expect(allows(endpoint, try services()))
    }

    @Test(arguments: [
        "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x", "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x", "https://notify.windows.com/x", "https://xpush.apple.com/x",
        "https://user@fcm.googleapis.com/x", "https://fcm.googleapis.com@127.0.0.1/x", "https://127.0.0.1/x",
        "http://127.0.0.1:8080/x", "http://[::1]/x", "https://localhost/x", "https://169.254.169.254/latest",
        "https://10.0.0.7/x", "https://2130706433/x", "https://0x7f000001/x", "https://[::ffff:127.0.0.1]/x",
        "file:///etc/passwd", "ftp://fcm.googleapis.com/x", "gopher://fcm.googleapis.com/x", "//fcm.googleapis.com/x",
        "https://fcm.googleapis.com", "https:///x", "https://fcm.googleapis.com/x#y", "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com\\@evil.example/x", "https://fcm.googleapis.com/\r\nHost: evil",
        "javascript:alert(1)",
        "", "https://ｆcm.googleapis.com/x", "https://.push.apple.com/x\n",
    ])
    func `nothing else is, whoever asks`(endpoint: String) throws {
        #expect(!allows(endpoint, try services()), "\(endpoint)")
    }

    @Test func `an owner's own are taken at that scheme, host and port alone`() throws {
        let own = try services(#"["https://push.example", "http://127.0.0.1:9010"]"#)
        #expect(allows("https://push.example/x", own) && allows("http://127.0.0.1:9010/x?y=1", own))
        for other in [
            "https://push.example:444/x", "https://a.push.example/x", "http://push.example/x",
            "http://127.0.0.1:9011/x", "http://127.0.0.1/x", "https://127.0.0.1:9010/x", "http://localhost:9010/x",
        ] {
            #expect(!allows(other, own), "\(other)")
        }
    }

    @Test(arguments: [
        #"["http://push.example"]"#, #"["https://push.example/path"]"#, #"["push.example"]"#,
        #"["https://a@b.example"]"#,
        #"["https://b.example?x"]"#, #"[7]"#, #""https://push.example""#, #"{}"#,
    ])
    func `an owner's service that cannot be meant is refused`(written: String) {
        #expect(throws: PushFileError.badService) { try services(written) }
    }

    @Test(arguments: [
        ("", PushEncryptionTests.auth), ("AAAA", PushEncryptionTests.auth),
        (String(repeating: "A", count: 87), PushEncryptionTests.auth), (PushEncryptionTests.point, ""),
        (PushEncryptionTests.point, "AAAA"), (PushEncryptionTests.point + "!", PushEncryptionTests.auth),
    ])
    func `keys that no browser gives are no subscription`(point: String, auth: String) {
        #expect(PushSubscription(endpoint: "https://fcm.googleapis.com/x", p256dh: point, auth: auth) == nil)
    }

    @Test func `what is called is made of what was looked at`() throws {
        let given = try PushEncryptionTests.subscription("https://WNS2.notify.windows.com:443/w/%20?token=a%2Fb")
        #expect(given.url == "https://wns2.notify.windows.com/w/%20?token=a%2Fb")
    }

    @Test func `a subscription is read back from its bytes, and prints nothing of itself`() throws {
        let subscription = try PushEncryptionTests.subscription()
        #expect(PushSubscription(subscription.bytes) == subscription && subscription.id.count == 32)
        #expect(PushSubscription(Array("x".utf8)) == nil && PushSubscription([]) == nil)
        #expect(!"\(subscription) \(String(reflecting: subscription))".contains("mozilla"))
        let long = "https://fcm.googleapis.com/" + String(repeating: "a", count: 1_100)
        #expect(
            PushSubscription(endpoint: long, p256dh: PushEncryptionTests.point, auth: PushEncryptionTests.auth) == nil)
    }
}
