import CorginaCore
import CorginaPhone
import SwiftUI
import VisionKit

/// The camera, with a frame around each barcode and each text it sees. No picture is kept.
struct ScannerView: UIViewControllerRepresentable {
    /// Told what it sees, again and again.
    let seen: ([ScanPlan.Reading]) -> Void

    static var isAvailable: Bool { DataScannerViewController.isSupported && DataScannerViewController.isAvailable }

    func makeCoordinator() -> ScannerDelegate { ScannerDelegate(seen) }

    func makeUIViewController(context: Context) -> DataScannerViewController {
        let symbologies = ScanPlan.symbologies.map { VNBarcodeSymbology(rawValue: $0) }
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.barcode(symbologies: symbologies), .text()], recognizesMultipleItems: true,
            isHighlightingEnabled: true)
        scanner.delegate = context.coordinator
        try? scanner.startScanning()
        return scanner
    }

    func updateUIViewController(_ scanner: DataScannerViewController, context: Context) {}

    static func dismantleUIViewController(_ scanner: DataScannerViewController, coordinator: ScannerDelegate) {
        scanner.stopScanning()
    }
}

@MainActor
final class ScannerDelegate: DataScannerViewControllerDelegate {
    private let seen: ([ScanPlan.Reading]) -> Void

    init(_ seen: @escaping ([ScanPlan.Reading]) -> Void) { self.seen = seen }

    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) { tell(allItems, in: dataScanner) }

    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) { tell(allItems, in: dataScanner) }

    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) { tell(allItems, in: dataScanner) }

    private func tell(_ items: [RecognizedItem], in scanner: DataScannerViewController) {
        let size = scanner.view.bounds.size
        seen(items.compactMap { Self.reading($0, in: size) })
    }

    private static func reading(_ item: RecognizedItem, in size: CGSize) -> ScanPlan.Reading? {
        let corners = item.bounds
        let box = ScanPlan.Box(
            around: [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
                (x: Double($0.x), y: Double($0.y))
            }, inWidth: Double(size.width), height: Double(size.height))
        return switch item {
        case .barcode(let barcode): barcode.payloadStringValue.map { ScanPlan.Reading($0, box: box) }
        case .text(let text): ScanPlan.Reading(text.transcript, box: box)
        @unknown default: nil
        }
    }
}
