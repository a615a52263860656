/** The text before a key in a link, a path or a mail. */
const before = '(?:approvals?/|paper(?:-links|-records?)?/|api/calendar/|[?&;]token=|kodunuz: )'

/**
 * In regular expression syntax common to JavaScript and PostgreSQL. `left` only matches keys that were not removed yet.
 */
export const keyPatterns = {
  all: `(${before})[^\\s/"'<>&?#]+`,
  left: `${before}[^\\s/"'<>&?#…]`,
}
const all = new RegExp(keyPatterns.all, 'g')

/**
 * Removes keys in links and paths and the codes of decisions, because a reader of the log or of the mail list must not
 * be able to decide for a tenant, a guarantor or a party of a paper, set a password or read a calendar.
 */
export const withoutKeys = (text: string): string => text.replace(all, '$1…')

/** Whether keys were removed from the text. */
export const lostItsKeys = (text: string): boolean =>
  /(?:approvals?\/|paper(?:-links|-records?)?\/|[?&;]token=|kodunuz: )…/.test(text)
