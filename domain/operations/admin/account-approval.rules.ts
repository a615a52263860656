/** How long the button for undoing an approval is shown. */
export const takeBackOfferedMs = 10_000

/** Longer than the button is shown, to leave time for the request; the mail is sent only afterwards. */
export const takeBackMs = 15_000
