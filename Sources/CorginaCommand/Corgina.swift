import ArgumentParser
import ProcessShield

@main
struct Corgina: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corgina",
        abstract: "A private pregnancy companion: one sentence becomes the right entries in a diary only you can read.",
        subcommands: [
            Serve.self, Demo.self, Understand.self, Dates.self, Foods.self, Bench.self,
            BackupCommand.self, Restore.self, MoveCommand.self, Drill.self, Verify.self, Doctor.self, Health.self,
            Export.self,
            Import.self, Invite.self, PushCommand.self, ReleaseCommand.self, Version.self,
        ])

    // On the main thread, because there must be no other yet where a server is started as a child.
    @MainActor static func main() async {
        corgina_shield_process()
        // What cannot be read is said below.
        (try? parseAsRoot() as? Serve)?.keep()
        await main(nil)
    }
}
