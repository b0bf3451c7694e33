import CorginaCore

/// A copy of a photo for lists, which script makes.
public enum SmallPhoto {
    /// The longest side, in pixels, and the most it takes, in bytes.
    private static let longestSide = 640
    private static let mostBytes = 256 * 1_024

    /// The copy in a file; `nil` where it is none.
    public static func photo(in file: [UInt8]) -> Photo? {
        guard file.count <= mostBytes, let photo = try? Photo(reading: file),
            max(photo.width, photo.height) <= longestSide
        else { return nil }
        return photo
    }
}

extension PhotoRoom {
    /// What is said where nothing was chosen.
    public static let noPhoto = "Take or choose a photo first."
}
