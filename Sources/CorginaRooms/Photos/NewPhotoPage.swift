import CorginaCore
import Markup

/// Taking or choosing a photo. POSTs `multipart/form-data` with field `camera` or `photo`, and `small` where script made a small copy.
public struct NewPhotoPage: Page, Hashable {
    /// Where it goes: ``PhotoPlace/new(_:)`` or ``PhotoPlace/entry(_:)``.
    public var place: PhotoPlace
    public var errors: [FieldError]
    /// For one of her bump: the day it was taken, and the last it may be, `YYYY-MM-DD`; `nil` for the others.
    public var day: String?
    public var latestDay = ""

    public init(_ place: PhotoPlace, errors: [FieldError] = []) {
        self.place = place
        self.errors = errors
    }

    public var title: String { "Photo" }

    /// What a browser without script can send; with script, whatever the browser itself can show.
    private static let kinds = "image/jpeg,image/png,image/webp"

    public var content: HTML {
        PageFrame(back: ("Back", back), title: "Photo").html {
            form(
                .class("stack"), .method(.post), .multipart, .action(Route.photos(place).address), .data(.photo)
            ) {
                if let day {
                    div(.class("card")) {
                        Field(
                            name: "day", label: "Taken on", value: day, error: errors.message(for: "day")
                        ).html(.type(.date), .required(), .max(latestDay))
                    }
                }
                div(.class("card stack")) {
                    field("camera", "Take a photo", .capture)
                    field("photo", "Choose a photo")
                }
                fieldError(errors.message(for: "photo"), id: "photo-error")
                p(.class("fine"), .role(.status)) {}
                primaryButton("Use this photo")
            }
            p(.class("fine")) {
                "The place, the time and the camera’s details are removed before the photo is stored. It’s encrypted like everything you write."
            }
        }
    }

    private func field(_ name: String, _ label: String, _ more: Attribute...) -> HTML {
        div(.class("field photo-pick")) {
            Markup.label(.for("f-" + name)) {
                icon(.camera)
                label
            }
            HTML.input(
                [
                    .class("file"), .type(.file), .id("f-" + name), .name(name), .accept(Self.kinds),
                    .when(errors.message(for: "photo") != nil, .ariaDescribedby("photo-error")),
                ] + more)
        }
    }

    private var back: Route {
        switch place {
        case .new(let day?): .day(day)
        case .newBump: .photos(.bump)
        case .entry(let event): .entries(.one(event))
        default: .today
        }
    }
}
