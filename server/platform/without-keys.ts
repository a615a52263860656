/**
 * Whoever reads the log, or an administrator's list of mails, must not be able to decide for a tenant, a guarantor or a
 * party of a paper, to set somebody's password or to read somebody's calendar: the keys in links and paths are left out,
 * and so is the code of a decision.
 */
export const withoutKeys = (text: string): string =>
  text.replace(/(approvals?\/|paper(?:-links)?\/|api\/calendar\/|[?&;]token=|kodunuz: )[^\s/"'<>&?#]+/g, '$1…')

/** Whether keys were left out of it. */
export const lostItsKeys = (text: string): boolean =>
  /(?:approvals?\/|paper(?:-links)?\/|[?&;]token=|kodunuz: )…/.test(text)
