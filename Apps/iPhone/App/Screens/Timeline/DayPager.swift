import CorginaCore
import CorginaRooms
import SwiftUI

/// The ways to days before and after.
struct DayPager: View {
    let page: TimelinePage
    let show: @MainActor (TimelineAddress) -> Void

    var body: some View {
        HStack {
            if let later = page.later { Button("Later") { show(later) }.buttonStyle(.glass) }
            Spacer()
            if let earlier = page.earlier { Button("Earlier") { show(earlier) }.buttonStyle(.glass) }
        }
    }
}
