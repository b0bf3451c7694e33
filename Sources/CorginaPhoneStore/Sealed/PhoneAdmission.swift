import CorginaCore
import CorginaJournal
import Foundation

/// How a phone comes to have a sealed diary: it begins one from the diary it has, or opens the one she has on her own server
/// (`docs/end-to-end.md`, Making an account, signing in). Each takes a third of a second of work and 128 MiB, on the calling thread.
public struct PhoneAdmission: Sendable {
    let store: PhoneStore
    let server: PhoneServer
    /// What the app calls the server by.
    let address: String
    /// The day it is where she is.
    let today: CalendarDay
    /// The least work a server may ask for, and what new slots have.
    let work: PhoneWork

    /// - Parameters:
    ///   - address: that of her server, kept with the diary.
    ///   - today: the day it is where she is.
    public init(_ store: PhoneStore, address: String, today: CalendarDay, _ transport: @escaping PhoneTransport) {
        self.init(store, address: address, today: today, work: .standard, transport)
    }

    init(
        _ store: PhoneStore, address: String, today: CalendarDay, work: PhoneWork, _ transport: @escaping PhoneTransport
    ) {
        (self.store, self.address, self.today, self.work) = (store, address, today, work)
        server = PhoneServer(transport)
    }

    /// Her devices see it by its name. Whether the server took it does not matter to anything else.
    func tellDetails(_ device: JSON?, _ key: PhoneKey) async {
        let details = PhoneDetails(name: "iPhone", made: today)
        guard let sealed = device?.text.flatMap({ details.sealed(for: $0, key) }) else { return }
        _ = await server.ask(.deviceDetails, ["details": .string(sealed.base64EncodedString())])
    }

    func stored<Value>(_ work: () throws(PhoneStoreError) -> Value) throws(PhoneRefusal) -> Value {
        do { return try work() } catch { throw PhoneRefusal(error) }
    }
}
