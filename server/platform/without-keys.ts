/** What stands before a key, in a link, a path or a letter. */
const before = '(?:approvals?/|paper(?:-links|-records?)?/|api/calendar/|[?&;]token=|kodunuz: )'

/** In the words that JavaScript and PostgreSQL share. `left` finds only what has not been left out yet. */
export const keyPatterns = {
  all: `(${before})[^\\s/"'<>&?#]+`,
  left: `${before}[^\\s/"'<>&?#…]`,
}
const all = new RegExp(keyPatterns.all, 'g')

/**
 * Whoever reads the log, or an administrator's list of mails, must not be able to decide for a tenant, a guarantor or a
 * party of a paper, to set somebody's password or to read somebody's calendar: the keys in links and paths are left out,
 * and so is the code of a decision.
 */
export const withoutKeys = (text: string): string => text.replace(all, '$1…')

/** Whether keys were left out of it. */
export const lostItsKeys = (text: string): boolean =>
  /(?:approvals?\/|paper(?:-links|-records?)?\/|[?&;]token=|kodunuz: )…/.test(text)
