import CorginaCore
import CorginaRooms
import SwiftUI

/// What stands wherever something was felt or measured: call if you are worried, and the number for an emergency.
/// Source: docs/clinical/README.md, rule 2. The room's own line names her region's number; it is not public yet, so all are named.
struct WorryLine: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("If you’re worried, call your provider, even if nothing here says to.").font(.footnote)
            ForEach(HelpLine.emergency(in: nil), id: \.self) { line in HelpLineRow(line: line) }
        }
        .accessibilityElement(children: .contain)
    }
}

extension ConfirmationPage {
    /// Whether a word on when to call belongs beside it: the room's `deservesCallAdvice`. A notice above says it already.
    var needsWorryLine: Bool {
        care == nil
            && events.contains { event in
                if case .other(_, let kind) = event.content { kind.isFeltOrMeasured } else { false }
            }
    }
}

extension HealthEvent.Details.Kind {
    fileprivate var isFeltOrMeasured: Bool {
        switch self {
        case .symptom, .bloodPressure, .glucose, .temperature, .kicks, .contraction: true
        case .meal, .hydration, .supplement, .weight, .sleep, .appointment, .note: false
        }
    }
}
