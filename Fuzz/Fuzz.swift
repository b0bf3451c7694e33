import Foundation

/// What is fed with whatever libFuzzer makes up. Each checks what must hold of anything that is read at all.
let targets: [String: @Sendable ([UInt8]) -> Void] = [
    "sentence": understandAnything,
    "form": readAnyForm,
    "import": readAnyExport,
    "table": readAnyTable,
    "elsewhere": readAnyForeignFile,
    "record": readAnyRecord,
    "upload": readAnyUpload,
    "photo": readAnyPhoto,
    "barcode": readAnyBarcode,
    "answer": readAnyAnswer,
    "listing": readAnyListing,
    "providers": readAnyProviders,
    "page": readAnyPage,
    "entry": readAnyEntry,
    "draft": readAnyDraft,
    "sealed": openAnything,
    "cookie": readAnyCookie,
    "path": readAnyPath,
    "day": readAnyTime,
    "figure": readAnyFigure,
]

private let target: @Sendable ([UInt8]) -> Void = {
    guard let name = ProcessInfo.processInfo.environment["CORGINA_FUZZ"], let target = targets[name] else {
        fatalError("CORGINA_FUZZ names none of: \(targets.keys.sorted().joined(separator: ", "))")
    }
    return target
}()

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
