import CorginaCore
import CorginaRooms
import SwiftUI

/// Calling her provider, and saying what she did.
struct CareResponseRow: View {
    var response: CareResponse
    let answer: @MainActor (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !response.phone.isEmpty {
                CallButton(number: response.phone, words: "Call \(response.phone)", spoken: "your provider")
            }
            ForEach(CareResponse.Deed.allCases, id: \.self) { deed in
                Button(deed.words) { answer(deed.rawValue) }.buttonStyle(.glass)
            }
            Text("\(response.entries.joined(separator: "; ")). This stays here until you answer.").font(.footnote)
        }
    }
}
