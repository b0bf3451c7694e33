import ArgumentParser
import CorginaServer

struct ReleaseVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check who signed a list, and whether it names what this program sends to browsers.")

    @Argument(help: "The list.")
    var file: String

    @Option(help: "The public key that corgina release keys printed.")
    var key: String

    @OptionGroup var browser: BrowserProgramOption

    func run() throws {
        guard let key = ReleasePublicKey(self.key) else { throw ReleaseFault.notAPublicKey }
        let release = try SignedRelease(path: file)
        guard release.key.text == key.text else { throw ReleaseFault.otherKey(found: release.key.fingerprint) }
        Announcement.say("Signed by \(key.fingerprint), as number \(release.list.number), on \(release.list.made).")
        let differences = release.list.differences(from: ServedFiles(program: browser.program))
        for difference in differences { Announcement.say("\(difference).") }
        guard differences.isEmpty else { throw ExitCode.failure }
        Announcement.say("All \(release.list.files.count) files of edition \(release.list.edition) fit.")
    }
}
