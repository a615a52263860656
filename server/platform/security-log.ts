import type { Logger } from 'pino'

/** What somebody who looks into a break-in asks for first. */
type SecurityEvent = 'signed_in' | 'refused' | 'decided' | 'exported' | 'address_proven' | 'identity_shown' | 'cut_off'

/** Ids, codes and paths; never a name, an address, a number or a key. */
interface Facts {
  account?: string
  code?: string
  call?: string
  /** The limit that was reached. */
  most?: number
}

export const securityRefusals: ReadonlySet<string> = new Set([
  'login_failed',
  'code_wrong',
  'password_wrong',
  'reset_link_invalid',
  'too_many_requests',
  'not_allowed',
  'foreign_origin',
  'second_factor_required',
  'confirmation_needed',
])

/** The one way into the log for such events: they are found by the field `security`. */
export const logSecurity = (log: Logger, event: SecurityEvent, facts: Facts) => log.info({ security: event, ...facts })
