import CorginaCore
import CorginaRooms
import SwiftUI

/// Another date for the pregnancy, asked about once before it is kept. Where it disagrees with a scan, the web page has the advice in full.
struct DateChange: View {
    let page: PregnancyDatesPage
    let model: DatesModel
    @State private var entered: EnteredDate
    @State private var reason: DatingReason
    @State private var isAsking = false

    init(page: PregnancyDatesPage, model: DatesModel) {
        self.page = page
        self.model = model
        _entered = State(initialValue: EnteredDate(page.entry, today: page.today))
        _reason = State(initialValue: page.reason)
    }

    var body: some View {
        Section {
            DateWheel(entered: entered)
            Picker("Why it changes", selection: $reason) {
                ForEach([DatingReason.provider, .scan, .correction], id: \.self) { reason in
                    Text(reason.words).tag(reason)
                }
            }
            .pickerStyle(.menu)
            FieldErrors(errors: page.errors)
            if let question = page.question {
                Notice(symbol: .calendarClock, hue: .calories, strong: "Please check.", words: question.description)
            }
            if page.advice == nil {
                Button("Update Dates") { isAsking = true }.disabled(entered.problem != nil || model.isSending)
            } else {
                PlaceRow(
                    symbol: .stethoscope, hue: .appointment, title: "Compare with your scan", place: .pregnancy(.dates),
                    host: model.host, look: .webPage)
            }
        } header: {
            Text("Pregnancy Dates")
        } footer: {
            Text(
                entered.problem
                    ?? "Changing these dates will recalculate your pregnancy timeline and baby development milestones.")
        }
        .alert("Update Pregnancy Dates?", isPresented: $isAsking) {
            Button("Cancel", role: .cancel) {}
            Button("Update", role: nil, action: update)
        } message: {
            Text("This will update your pregnancy timeline and recalculate all milestones.")
        }
    }

    private func update() {
        var fields = entered.fields
        fields["method"] = entered.entry.rawValue
        fields["reason"] = reason.rawValue
        // A yes to the date that was asked about; to any other the room asks again.
        if page.question != nil { fields["confirmed"] = page.entry.key }
        Task { await model.send(fields, to: .pregnancy(.dates)) }
    }
}
