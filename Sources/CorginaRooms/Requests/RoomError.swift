import CorginaCore

/// Why a room does not answer with what it was asked for. No case carries anything she wrote.
public enum RoomError: Error, Hashable, Sendable {
    case notFound
    /// A field is missing, or holds what no page of Corgina's sends.
    case badForm
    /// What waited to be confirmed was confirmed or put aside meanwhile.
    case draftGone
    case draftDamaged
    /// It holds what could not be read back, and is not kept.
    case notStorable
    /// A figure in it cannot be meant.
    case implausible(ImplausibleFigure)
}
