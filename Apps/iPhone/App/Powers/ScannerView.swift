import CorginaCore
import CorginaPhone
import SwiftUI
import VisionKit

/// The camera, with a frame around each barcode it sees. No picture is kept.
struct ScannerView: UIViewControllerRepresentable {
    /// Told once of the product's number, by the larger of several.
    let found: (Barcode) -> Void

    static var isAvailable: Bool { DataScannerViewController.isSupported && DataScannerViewController.isAvailable }

    func makeCoordinator() -> ScannerDelegate { ScannerDelegate(found) }

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
}

@MainActor
final class ScannerDelegate: DataScannerViewControllerDelegate {
    private var found: ((Barcode) -> Void)?

    init(_ found: @escaping (Barcode) -> Void) { self.found = found }

    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {
        guard let barcode = ScanPlan.number(in: allItems.compactMap { Self.reading($0) }) else { return }
        dataScanner.stopScanning()
        found?(barcode)
        found = nil
    }

    private static func reading(_ item: RecognizedItem) -> ScanPlan.Reading? {
        switch item {
        case .barcode(let barcode): barcode.payloadStringValue.map { ScanPlan.Reading($0) }
        case .text(let text): ScanPlan.Reading(text.transcript)
        @unknown default: nil
        }
    }
}
