/// A part of the body that was named.
struct BodyPart {
    var name: String
    var index: Int
    var isHers: Bool
}
