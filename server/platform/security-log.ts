import type { Logger } from 'pino'

/** The events that matter when a break-in is investigated. */
type SecurityEvent = 'signed_in' | 'refused' | 'decided' | 'exported' | 'address_proven' | 'identity_shown' | 'cut_off'

/** Ids, codes and paths; never a name, an address, a number or a key. */
interface Facts {
  account?: string
  code?: string
  call?: string
  /** The value of the exceeded limit. */
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

/** All security events are logged here, so that they can be found by the field `security`. */
export const logSecurity = (log: Logger, event: SecurityEvent, facts: Facts) => log.info({ security: event, ...facts })
