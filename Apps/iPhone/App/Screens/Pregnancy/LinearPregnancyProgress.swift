import CorginaCore
import CorginaRooms
import SwiftUI

/// Forty weeks as a bar, with the trimesters beneath.
struct LinearPregnancyProgress: View {
    var linear: LinearProgress

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ViewThatFits {
                HStack {
                    heading; Spacer(); remaining
                }
                VStack(alignment: .leading) {
                    heading; remaining
                }
            }
            Bar(percent: linear.percent, colors: [.pink, .purple])
                .overlay { marks }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("\(linear.percent) percent of the way, \(linear.trimester.ordinal) trimester")
            scale.accessibilityHidden(true)
        }
        .glassCard()
    }

    private var heading: some View {
        Text(linear.heading).font(.headline).accessibilityAddTraits(.isHeader)
    }

    private var remaining: some View { Text(linear.remaining).font(.subheadline).foregroundStyle(.secondary) }

    /// Where trimesters end.
    private var marks: some View {
        Canvas { context, size in
            for share in LinearProgress.marks {
                let mark = CGRect(x: size.width * share, y: -2, width: 2, height: size.height + 4)
                context.fill(Path(mark), with: .color(.white))
            }
        }
        .accessibilityHidden(true)
    }

    private var scale: some View {
        HStack {
            ForEach(Trimester.allCases, id: \.self) { third in
                Text(third.ordinal).fontWeight(third == linear.trimester ? .bold : .regular)
                Spacer()
            }
            Text("Due")
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
}
