import CorginaBarcodes
import CorginaCore

/// What is taken for a photo holds a picture of bounded size and nothing else, and is read again as it is.
@Sendable func readAnyPhoto(_ bytes: [UInt8]) {
    guard let photo = try? Photo(reading: bytes) else { return }
    precondition(photo.width > 0 && photo.height > 0 && photo.width * photo.height <= Photo.mostPixels)
    // How it is turned is written anew, which may take more than was there.
    precondition(photo.bytes.count <= bytes.count + 64)
    precondition((try? Photo(reading: photo.bytes)) == photo, "a photo of our own is read as another")
}

/// A camera's picture is taken with its size or not at all, and what is read in it is the number of a product.
@Sendable func readAnyBarcode(_ bytes: [UInt8]) {
    guard let image = GreyImage(message: bytes) else { return }
    precondition(image.luminances.count == image.width * image.height)
    precondition(image.luminances.count + GreyImage.headBytes == bytes.count)
    guard let number = BarcodeReader.number(in: image) else { return }
    precondition(Barcode(number: number.number) == number && Barcode("\(number)") == number)
}
