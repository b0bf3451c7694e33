import CorginaPhone
import SwiftUI

/// What Siri shows of entries below what it says.
struct IntentSnippetView: View {
    let snippet: IntentSnippet?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(snippet?.rows ?? [], id: \.self) { row in
                VStack(alignment: .leading, spacing: 4) {
                    Text(row.title).font(.headline)
                    if !row.detail.isEmpty { Text(row.detail).font(.subheadline).foregroundStyle(.secondary) }
                    HStack(spacing: 12) {
                        ForEach(row.figures, id: \.self) { figure in
                            Text("\(figure.label) \(figure.value)").font(.caption).monospacedDigit()
                        }
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
        .padding()
    }
}
