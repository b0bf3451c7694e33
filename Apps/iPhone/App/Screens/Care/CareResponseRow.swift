import CorginaCore
import CorginaRooms
import SwiftUI

/// Calling her provider, and saying what she did. The words are the room's (`CareResponse.Deed`), which are not public yet.
struct CareResponseRow: View {
    var response: CareResponse
    let answer: @MainActor (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !response.phone.isEmpty {
                CallButton(number: response.phone, words: "Call \(response.phone)", spoken: "your provider")
            }
            Button("I've called") { answer("called") }.buttonStyle(.glass)
            Button("My provider knows") { answer("known") }.buttonStyle(.glass)
            Text("\(response.entries.joined(separator: "; ")). This stays here until you answer.").font(.footnote)
        }
    }
}
