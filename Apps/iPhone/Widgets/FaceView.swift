import CorginaPhone
import SwiftUI
import WidgetKit

/// A widget's face in each of its shapes.
struct FaceView: View {
    let face: WidgetFace
    @Environment(\.widgetFamily) private var family

    var body: some View {
        content
            .privacySensitive()
            .containerBackground(for: .widget) { Color("WidgetBackground") }
            .widgetURL(URL(string: "corgina-open://place" + face.path))
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(face.spoken)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .accessoryCircular: circle
        case .accessoryInline: Text(face.openTitle)
        case .accessoryRectangular: lines(title: face.openTitle)
        default: lines(title: face.title)
        }
    }

    private var circle: some View {
        Gauge(value: face.progress ?? 0) {
            Text(face.openTitle)
        } currentValueLabel: {
            Text(face.figure)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .widgetAccentable()
    }

    private func lines(title: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.headline)
            if !face.figure.isEmpty { Text(face.figure).font(.title).monospacedDigit().widgetAccentable() }
            if !face.words.isEmpty { Text(face.words).font(.caption).foregroundStyle(.secondary) }
            if let progress = face.progress { ProgressView(value: progress) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
