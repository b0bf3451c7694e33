import ArgumentParser
import CorginaPush
import Foundation

/// Where the owner switched reminders on.
struct PushOption: ParsableArguments {
    @Option(
        help: """
            The file that switches reminders on, made by corgina push keys. Default: \(PushFile.usualName) in the data folder, if it \
            is there. Only the user that runs Corgina may read it.
            """)
    var push: String?

    /// The file; `nil` where nobody named one and none lies in the data folder.
    ///
    /// - Throws: why it is not used.
    func file(in folder: String) throws(PushFileError) -> PushFile? {
        if let push { return try PushFile(path: push) }
        let usual = Self.usual(in: folder)
        do {
            return try PushFile(path: usual)
        } catch {
            guard error == .unusable(.missing, path: usual) else { throw error }
            return nil
        }
    }

    static func usual(in folder: String) -> String {
        URL(filePath: folder, directoryHint: .isDirectory).appending(path: PushFile.usualName).path
    }

    /// What is said where reminders are on.
    static let announcement = "Devices may be woken for reminders, by their browsers’ push services."
}
