// Sentences that more than one page says.
export const WRONG = "That’s not the right passphrase. Try again.";
export const MISTYPED = "The recovery code has a typing mistake. Compare it letter by letter.";
export const BUSY = "Not everything has been sent to the server and read from it yet. Check your connection and try again.";
export const UNSURE = "Tick the box to go on.";
