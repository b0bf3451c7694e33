import CorginaCore

/// What is taken for a photo holds a picture of bounded size and nothing else, and is read again as it is.
@Sendable func readAnyPhoto(_ bytes: [UInt8]) {
    guard let photo = try? Photo(reading: bytes) else { return }
    precondition(photo.width > 0 && photo.height > 0 && photo.width * photo.height <= Photo.mostPixels)
    // How it is turned is written anew, which may take more than was there.
    precondition(photo.bytes.count <= bytes.count + 64)
    precondition((try? Photo(reading: photo.bytes)) == photo, "a photo of our own is read as another")
}
