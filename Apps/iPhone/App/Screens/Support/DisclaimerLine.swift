import SwiftUI

/// What Corgina is not. The words are the room's (`disclaimer`), which are not public yet.
struct DisclaimerLine: View {
    private static let words =
        "Corgina is for information only. It is not medical advice, a diagnosis or a medical device, and it does not "
        + "replace your provider. Everything it shows is an estimate."

    var body: some View {
        Text(Self.words)
            .font(.footnote)
            .foregroundStyle(.secondary)
    }
}
