import ActivityKit
import SwiftUI
import WidgetKit

/// A count of movements on the lock screen and in the Dynamic Island.
struct MovementsActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MovementsAttributes.self) { context in
            ActivityLine(words: context.state.words, symbol: "hand.tap", since: context.attributes.start).padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    ActivityLine(words: context.state.words, symbol: "hand.tap", since: context.attributes.start)
                }
                DynamicIslandExpandedRegion(.bottom) { Text("Open Corgina to go on").font(.caption) }
            } compactLeading: {
                Image(systemName: "hand.tap")
            } compactTrailing: {
                Text("\(context.state.count)").monospacedDigit()
            } minimal: {
                Text("\(context.state.count)").monospacedDigit()
            }
        }
    }
}

/// Contractions in the same places.
struct ContractionsActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ContractionsAttributes.self) { context in
            ActivityLine(words: context.state.words, symbol: "timer", since: context.state.running).padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    ActivityLine(words: context.state.words, symbol: "timer", since: context.state.running)
                }
                DynamicIslandExpandedRegion(.bottom) { Text("Open Corgina to go on").font(.caption) }
            } compactLeading: {
                Image(systemName: "timer")
            } compactTrailing: {
                ActivityClock(since: context.state.running)
            } minimal: {
                Image(systemName: "timer")
            }
        }
    }
}

/// What goes on, and for how long.
struct ActivityLine: View {
    let words: String
    let symbol: String
    let since: Date?

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: symbol)
            Text(words).font(.headline)
            Spacer()
            ActivityClock(since: since)
        }
        .accessibilityElement(children: .combine)
    }
}

/// Counts up from a moment; nothing between two contractions.
struct ActivityClock: View {
    let since: Date?

    var body: some View {
        if let since { Text(since, style: .timer).monospacedDigit() }
    }
}
