import CorginaCore
import CorginaRooms
import SwiftUI

/// How strong a symptom is, on a scale of the room's five; left open it is logged without.
struct SeverityChoice: View {
    var name: String
    var event: Int
    var draft: RecordID
    let model: ConfirmationModel

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("How bad is it?").font(.subheadline)
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(Array(zip(SymptomReport.severities, SymptomWording.severities)), id: \.0) {
                        severity, word in
                        Button(word) { choose(severity) }
                            .buttonStyle(.glass)
                            .accessibilityLabel("\(name), \(word.lowercased())")
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    private func choose(_ severity: Int) {
        Task {
            await model.send(["severity": "\(severity)"], to: .drafts(.change(draft, .severity(event: event))))
        }
    }
}
