import CorginaCore
import CorginaPhone
import CorginaPhoneStore
import CorginaRooms
import Foundation

/// How a diary on this iPhone comes to have a server, or gives way to one that is there.
extension Syncing {
    /// Does what she typed for.
    ///
    /// - Returns: what is wrong, at its field or at none; empty where it is done.
    func enter(_ entry: SealedEntry) async -> [FieldError] {
        guard entry.errors.isEmpty, let address = entry.address else { return entry.errors }
        let line = ServerLine(address, line?.address == address ? memory.cookies : ServerCookies())
        let admission = PhoneAdmission(
            keeper.store, address: address.description, today: PhoneSurroundings.live.now.day, line.transport)
        do {
            switch entry.way {
            case .begin:
                try await keeper.beginIfEmpty()
                let proof = try await admission.seal(
                    name: entry.name, passphrase: entry.passphrase, invitation: entry.invitation)
                await goOn(with: line, proof)
            case .open:
                try await take(admission.open(name: entry.name, with: .passphrase(entry.passphrase)), line)
            case .recover:
                guard let code = PhoneCode(entry.code) else { return [SealedEntry.mistypedCode] }
                try await take(
                    admission.open(name: entry.name, with: .code(code), next: entry.passphrase), line)
            }
            return []
        } catch let refusal as PhoneRefusal {
            return [FieldError(field: refusal.field ?? "", message: refusal.description)]
        } catch { return [FieldError(field: "", message: (error as? PhoneStoreError ?? .failed).description)] }
    }

    /// Where the diary has another key from now on, the Keychain gets it, and the app goes on with the file under that key. If it does not
    /// get it now, it does when the diary is opened next.
    private func take(_ opened: PhoneAdmission.Opened, _ line: ServerLine) async throws {
        guard opened.store !== keeper.store else { return await goOn(with: line, opened.proof) }
        await Self.follow(opened.store)
        end()
        try await DiaryDoor.shared.show(opened.store, over: line, opened.proof)
    }

    /// The Keychain may ask for her face, and waits for it.
    @concurrent
    private static func follow(_ store: PhoneStore) async { try? KeychainKey.follow(store) }

    /// Signed in: what waits is sent, and what is there is read.
    func goOn(with line: ServerLine, _ proof: PhoneProof?) async {
        attach(line)
        let cookies = await line.cookies
        await remember { $0.cookies = cookies }
        await refresh()
        await settle(proof)
    }
}
