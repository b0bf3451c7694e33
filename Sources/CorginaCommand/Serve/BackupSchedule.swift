import ArgumentParser
import CorginaServer
import CorginaVault
import ServiceLifecycle

/// Where the server keeps backups, and how many.
struct BackupOptions: ParsableArguments {
    @Option(help: "A folder to keep backups in, one a day, best on another disk.")
    var backups: String?

    @Option(help: "How many of those backups to keep.")
    var keepBackups = 14

    func validate() throws {
        guard keepBackups >= 1 else { throw ValidationError("Keep at least 1 backup.") }
    }

    var shelf: BackupShelf? { backups.map { BackupShelf(folder: $0, capacity: keepBackups) } }

    func schedule(of vault: Vault) -> BackupSchedule? {
        shelf.map { BackupSchedule(vault: vault, shelf: $0) }
    }
}

/// Makes a backup whenever the newest is a day old.
struct BackupSchedule: Service {
    let vault: Vault
    let shelf: BackupShelf

    private static let day = 86_400

    /// Goes on until the server ends. What goes wrong is said and tried again: a full backup disk must not end the server.
    func run() async throws {
        await cancelWhenGracefulShutdown {
            var complaint: String?
            while !Task.isCancelled {
                let found = await complaintAfterAttempt()
                // Once is enough for what stays wrong all day.
                if let found, found != complaint { Complaint.say("The backup is not as it should be. \(found)") }
                complaint = found
                try? await Task.sleep(for: .seconds(600))
            }
        }
    }

    private func complaintAfterAttempt() async -> String? {
        do throws(VaultError) {
            let now = Surroundings.live.moment(in: "UTC")
            // With the backups, so that it is there when the folder is not.
            try await vault.erasure.copyList(to: shelf.folder)
            guard try shelf.isDue(at: now, every: Self.day) else { return nil }
            let (_, result) = try await shelf.add(try vault.stored(), at: now)
            guard !result.isSound else { return nil }
            return (["It was made of a diary that is damaged; the newest sound one is kept."] + result.complaints)
                .joined(separator: " ")
        } catch {
            return error.description
        }
    }
}
