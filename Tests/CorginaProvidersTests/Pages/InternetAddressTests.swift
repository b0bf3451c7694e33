import Testing

@testable import CorginaProviders

/// Which machines a page may be on.
struct InternetAddressTests {
    @Test(arguments: [
        "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.9",
        "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.170", "192.0.2.1",
        "192.88.99.1", "192.168.0.1", "192.168.255.255", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.7",
        "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:93.184.216.34",
        "::ffff:0:93.184.216.34",
        "64:ff9b::7f00:1", "64:ff9b::5db8:d822", "64:ff9b:1::1", "100::1", "2001::1", "2001:0:7f00:1::", "2001:2::1",
        "2001:10::1", "2001:20::1", "2001:1ff::1", "2001:db8::1", "2002:7f00:1::1", "2002:5db8:d822::1", "3fff::1",
        "3fff:fff::1", "5f00::1", "fc00::1", "fd12:3456::1", "fdff::1", "fe80::1", "febf::1", "fec0::1", "ff02::1",
        "ff0e::1", "4000::1", "1fff::1",
    ])
    func `this machine, its network, and every way into either are closed`(text: String) throws {
        #expect(try !#require(InternetAddress(text)).isPublic)
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.1", "93.184.216.34", "100.63.255.255", "100.128.0.1",
        "126.255.255.255", "128.0.0.1", "169.253.255.255", "169.255.0.1", "172.15.255.255", "172.32.0.1", "192.0.1.1",
        "192.0.3.1", "192.167.255.255", "192.169.0.1", "198.17.255.255", "198.20.0.1", "198.51.99.1", "203.0.114.1",
        "223.255.255.255", "2000::1", "2001:200::1", "2001:4860:4860::8888", "2001:db7::1", "2001:db9::1", "2003::1",
        "2606:4700::1111", "2a00::1", "3fff:1000::1", "3ffe::1",
    ])
    func `the internet is open, up to the edges of what is not`(text: String) throws {
        #expect(try #require(InternetAddress(text)).isPublic)
    }

    @Test(arguments: [
        "127.1", "0x7f.0.0.1", "2130706433", "010.0.0.1 ", "localhost", "", "1.2.3.4.5", "[::1]", "1.1.1.1:443",
    ])
    func `shortened and other ways to write an address are none`(text: String) {
        #expect(InternetAddress(text) == nil)
    }

    @Test func `it is written so that it is read again as the same`() throws {
        for text in ["93.184.216.34", "2606:4700::1111", "2001:4860:4860::8888", "::1"] {
            let address = try #require(InternetAddress(text))
            #expect(InternetAddress(address.text) == address)
        }
        #expect(
            InternetAddress([1, 2, 3]) == nil && InternetAddress([UInt8](repeating: 0, count: 16))?.isPublic == false)
    }
}
