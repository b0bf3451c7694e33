import CorginaCore
import CorginaRooms
import SwiftUI

/// Does this look right? Nothing is kept before she says so.
struct ReviewStep: View {
    let page: ReviewPage
    let model: ReviewModel
    @State private var isAsking = false

    var body: some View {
        SwiftUI.Form {
            Section("Estimated due date") {
                VStack(alignment: .leading, spacing: 4) {
                    Text(page.dueDate)
                        .font(.system(.title, design: .rounded, weight: .bold))
                        .foregroundStyle(LinearGradient.pregnancyPrimary)
                    Text("You are \(page.age) along today").font(.subheadline).foregroundStyle(.secondary)
                }
                .accessibilityElement(children: .combine)
            }
            Section("Calculated Information") { CalculatedInformation(review: page) }
            if let question = page.question {
                Notice(symbol: .calendarClock, hue: .calories, strong: "Please check.", words: question.description)
            }
            Button(page.isFirstRun ? "Looks right" : "Update") { page.isFirstRun ? keep() : (isAsking = true) }
                .buttonStyle(.glassProminent)
                .disabled(model.isSending)
        }
        .alert("Update Pregnancy Dates?", isPresented: $isAsking) {
            Button("Cancel", role: .cancel) {}
            Button("Update", role: nil, action: keep)
        } message: {
            Text("This will update your pregnancy timeline and recalculate all milestones.")
        }
    }

    private func keep() { Task { await model.send(page.dating.fields, to: .pregnancy(.weeks)) } }
}

/// Holds what a date means, before it is kept.
typealias ReviewModel = ScreenModel<ReviewPage>

extension DatingMethod {
    /// What `ReviewPage` sends, as entered.
    fileprivate var fields: [String: String] {
        var fields = ["method": DatingEntry(self).rawValue, "date": "\(enteredDay)"]
        switch self {
        case .lastPeriod(_, let cycleLength): fields["cycleLength"] = "\(cycleLength)"
        case .ultrasound(_, let age):
            fields["weeks"] = "\(age.completedWeeks)"
            fields["days"] = "\(age.dayInWeek)"
        case .embryoTransfer(_, let embryoDay): fields["embryoDay"] = "\(embryoDay)"
        case .dueDate, .conception: break
        }
        return fields
    }
}
