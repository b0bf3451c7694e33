import CorginaCore
import CorginaRooms
import SwiftUI

/// What should not wait and what to do: above everything else, in full, never behind a tap.
struct CareNoticeView: View {
    var notice: CareNotice
    /// Sends what she did about it; `nil` where the notice goes by itself.
    var answer: (@MainActor (String) -> Void)?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(notice.answers, id: \.self) { answer in
                VStack(alignment: .leading, spacing: 4) {
                    Text(notice.sign(answer)).font(.headline)
                    Text(answer.advice(in: notice.english.region)).font(.body.weight(.semibold))
                    if notice.givesReasons {
                        Text(notice.english.spelled(answer.reason)).font(.subheadline)
                        if let lack = answer.lackOfSource { Text(lack).font(.caption) }
                    }
                    ForEach(answer.lines(in: notice.english.region), id: \.self) { line in HelpLineRow(line: line) }
                }
                .accessibilityElement(children: .contain)
            }
            if let response = notice.response, let answer { CareResponseRow(response: response, answer: answer) }
            Text(CareNotice.worry).font(.subheadline)
        }
        .foregroundStyle(.red)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("What should not wait")
        .accessibilitySortPriority(1)
    }
}
