import CorginaCore
import CorginaRooms
import SwiftUI

/// The kinds to narrow the timeline to, in a row to slide along.
struct KindFilter: View {
    let page: TimelinePage
    let show: @MainActor (TimelineAddress) -> Void

    var body: some View {
        ScrollView(.horizontal) {
            GlassEffectContainer(spacing: 8) {
                HStack(spacing: 8) {
                    chip("All", isOn: page.address.kinds.isEmpty, kinds: [])
                    ForEach(page.kinds, id: \.self) { kind in
                        chip(
                            kind.look.plural, isOn: page.address.kinds.contains(kind),
                            kinds: page.address.kinds.symmetricDifference([kind]))
                    }
                }
            }
        }
        .scrollIndicators(.hidden)
        .accessibilityLabel("Kinds of entries")
        .sensoryFeedback(.selection, trigger: page.address)
    }

    private func chip(_ words: String, isOn: Bool, kinds: Set<HealthEvent.Details.Kind>) -> some View {
        Button(words) { show(TimelineAddress(found: page.address.found, kinds: kinds)) }
            .buttonStyle(.glass)
            .tint(isOn ? .pink : nil)
            .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}
