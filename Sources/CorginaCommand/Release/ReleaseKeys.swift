import ArgumentParser
import CorginaServer

struct ReleaseKeys: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "Make the key that editions are signed with.",
        discussion: """
            Keep it away from the server, where whoever breaks in would find it: on the machine you build on, or on a stick in a drawer.
            """)

    @Argument(help: "The file to make. One that is there stays as it is.")
    var file: String

    func run() throws {
        let key = ReleaseKey()
        try key.write(to: file)
        Announcement.say(
            """
            \(file) is made, and only its owner can read it.
            Public key   \(key.publicKey.text)
            Fingerprint  \(key.publicKey.fingerprint)
            Tell the fingerprint to whoever uses your server: her device shows it when a diary begins.
            Keep the file: with another key every device asks its owner whether to go on.
            """)
    }
}
