import CorginaCore
import CorginaJournal
import CorginaPhone
import CorginaRooms
import Testing

@Suite struct PhoneAddressTests {
    @Test(arguments: [
        ("/today", "/today"), ("corgina://app/today", "/today"), ("corgina://app/today#meals", "/today"),
        ("/timeline?other=1", "/timeline"),
    ])
    func `An address with or without scheme and host is read`(text: String, path: String) {
        #expect(PhoneAddress(text)?.path == path)
    }

    @Test(arguments: ["https://corgina.example/today", "corgina://other/today", "//other/today", "today", ""])
    func `An address of somebody else is none`(text: String) {
        #expect(PhoneAddress(text) == nil)
    }

    @Test func `The entries just made are read and written`() throws {
        let ids = [EntryID(high: 1, low: 2), EntryID(high: 3, low: 4)]
        let address = PhoneAddress(.today, changed: ids)
        #expect(try #require(PhoneAddress(address.text)).changed == ids)
        #expect(try #require(PhoneAddress(address.url)) == address)
    }

    @Test func `A file of the site is known by its name`() {
        #expect(PhoneAddress("/assets/3f2a/corgina.css")?.asset == "corgina.css")
        #expect(PhoneAddress("/assets/corgina.css")?.asset == nil)
        #expect(PhoneAddress("/today")?.asset == nil)
    }

    @Test func `A form is read as a browser encodes it, its text composed`() throws {
        let body = Array("sentence=two+eggs%0D%0Aand+toast&day=&day=2".utf8)
        let form = try #require(PhoneForm.read(body) { $0 })
        #expect(form["sentence"] == "two eggs\nand toast")
        #expect(PhoneForm.read(Array("name=%ZZ".utf8)) { $0 } == nil)
        #expect(PhoneForm.read([UInt8](repeating: 97, count: PhoneForm.longest + 1)) { $0 } == nil)
        #expect(try #require(PhoneForm.read(Array("name=e".utf8)) { _ in "é" })["name"] == "é")
    }
}
