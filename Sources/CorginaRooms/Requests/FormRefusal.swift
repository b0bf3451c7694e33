/// A form that cannot be taken as it is: a sentence for each field that needs another look.
struct FormRefusal: Error {
    let errors: [FieldError]
}
