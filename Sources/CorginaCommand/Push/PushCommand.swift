import ArgumentParser
import CorginaPush

struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Reminders that reach phones, by their browsers' push services.",
        subcommands: [PushKeys.self])
}

struct PushKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Switch reminders on: make the key this server proves itself with to push services.",
        discussion: """
            Restart the server afterwards. From then on it calls push services for whoever asks to be reminded, and nobody else. \
            To switch reminders off, remove the file.
            """)

    @OptionGroup var folder: DataFolderOption

    @Option(
        help: """
            Whom a push service may write to when something is wrong: mailto:you@example.com or https://example.com. It goes to them \
            with every message. Apple's takes no made-up one.
            """)
    var contact: String

    @Option(help: "The file to make. Default: \(PushFile.usualName) in the data folder.")
    var file: String?

    func run() async throws {
        let folder = try folder.entered()
        let path = file ?? PushOption.usual(in: folder)
        try PushFile.make(at: path, contact: contact)
        Announcement.say(
            """
            \(path) is made, and only its owner can read it. Restart the server.
            Keep it: with another key every device has to be switched on anew.
            """)
    }
}
