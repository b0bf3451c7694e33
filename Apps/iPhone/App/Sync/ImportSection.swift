import CorginaPhone
import CorginaPhoneStore
import SwiftUI
import UniformTypeIdentifiers

/// A diary from a file that Export gave.
struct ImportSection: View {
    let host: PhoneHost
    @State private var isChoosing = false
    @State private var isReading = false
    @State private var outcome: String?

    var body: some View {
        Section {
            Button("Import a diary", systemImage: "square.and.arrow.down") { isChoosing = true }
                .disabled(isReading)
                .fileImporter(
                    isPresented: $isChoosing, allowedContentTypes: [.json, .commaSeparatedText, .plainText]
                ) { chosen in Task { await take(chosen) } }
            if isReading { ProgressView("Reading the file") }
            if let outcome { Text(outcome).foregroundStyle(.secondary) }
        } header: {
            Text("Import")
        } footer: {
            Text(PhoneImport.footer)
        }
    }

    private func take(_ chosen: Result<URL, any Error>) async {
        guard case .success(let file) = chosen else { return outcome = PhoneImportError.unread.description }
        isReading = true
        defer { isReading = false }
        do { outcome = try await host.takeIn(try await Self.read(file)) } catch let error as PhoneImportError {
            outcome = error.description
        } catch let error as PhoneStoreError {
            outcome = error == .notWritable ? PhoneImportError.unwritable.description : error.description
        } catch { outcome = PhoneImportError.unread.description }
    }

    /// Reads it where it lies, which another app may have lent for the moment. No copy is made.
    @concurrent
    private static func read(_ file: URL) async throws -> PhoneImport {
        let isLent = file.startAccessingSecurityScopedResource()
        defer { if isLent { file.stopAccessingSecurityScopedResource() } }
        let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size <= PhoneImport.megabytes << 20 else { throw PhoneImportError.tooLarge }
        return try PhoneImport([UInt8](Data(contentsOf: file)))
    }
}
