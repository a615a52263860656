import { showDateTime } from '#domain/kernel/dates.ts'
import { storageSlot } from './storage.ts'

/**
 * Where the person was and what failed there last. It stays in this tab until they send it with a ticket and agree to
 * it: addresses without the ids in them, codes, and no text of anybody.
 */
interface WhatHappened {
  screen: string
  error: string
}

const slot = storageSlot<WhatHappened>('whatHappened')
const nothing: WhatHappened = { screen: '', error: '' }

/** One's own screens of the support are not what a ticket is about. */
const ofSupport = ['/ticketList', '/ticket/$ticketId', '/admin-tickets']

export const whatHappened = (): WhatHappened => ({ ...nothing, ...slot.read() })

/** The pattern of the address, never the address itself. */
export function noteScreen(pattern: string | null): void {
  if (pattern && !ofSupport.includes(pattern)) slot.write({ ...whatHappened(), screen: pattern })
}

interface FailedCall {
  method: string
  path: string
  status: number
  code: string
}

/** A session that ended is no error, and neither is what was refused while writing a ticket. */
export function noteFailure({ method, path, status, code }: FailedCall): void {
  if (status === 401 || path.startsWith('/tickets')) return
  noteError(`${status} ${code}, ${method} ${path}`)
}

/** With its time, by which it is found in the server's log. */
export const noteError = (error: string): void =>
  slot.write({ ...whatHappened(), error: `${error}, ${showDateTime(new Date())}`.slice(0, 160) })
