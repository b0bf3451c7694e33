import CorginaRooms
import SwiftUI

/// What is wrong with a field, beneath it.
struct FieldErrors: View {
    var errors: [FieldError]

    var body: some View {
        ForEach(errors, id: \.self) { error in
            Label(error.message, systemImage: "exclamationmark.circle.fill")
                .font(.footnote)
                .foregroundStyle(.red)
        }
    }
}
