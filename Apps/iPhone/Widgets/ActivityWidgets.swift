import ActivityKit
import AppIntents
import CorginaPhone
import SwiftUI
import WidgetKit

/// A count of movements on the lock screen and in the Dynamic Island.
struct MovementsActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MovementsAttributes.self) { context in
            VStack(spacing: 12) {
                ActivityLine(words: context.state.words, symbol: "hand.tap", since: context.attributes.start)
                ActivityButtons(movements: context.state)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    ActivityLine(words: context.state.words, symbol: "hand.tap", since: context.attributes.start)
                }
                DynamicIslandExpandedRegion(.bottom) { ActivityButtons(movements: context.state) }
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
            VStack(spacing: 12) {
                ActivityLine(words: context.state.words, symbol: "timer", since: context.state.running)
                ActivityButtons(contractions: context.state)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    ActivityLine(words: context.state.words, symbol: "timer", since: context.state.running)
                }
                DynamicIslandExpandedRegion(.bottom) { ActivityButtons(contractions: context.state) }
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

/// What can be done from the lock screen. Where the diary is closed, Corgina opens for it first.
struct ActivityButtons: View {
    let buttons: [ActivityButton]
    /// The count beside them.
    let shown: Int

    init(movements: MovementsAttributes.ContentState) {
        buttons = ActivityButton.under(movements.count, of: movements.target)
        shown = movements.count
    }

    init(contractions: ContractionsAttributes.ContentState) {
        buttons = ActivityButton.underContractions(isRunning: contractions.running != nil)
        shown = 0
    }

    var body: some View {
        HStack(spacing: 12) {
            ForEach(buttons, id: \.self) { button in
                Button(intent: PressActivityButton(button.rawValue, shown: shown)) {
                    Label(button.words, systemImage: button.symbol)
                }
            }
        }
    }
}
