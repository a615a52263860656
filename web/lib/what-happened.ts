import { showDateTime } from '#domain/kernel/dates.ts'
import { storageSlot } from './storage.ts'

/**
 * The last screen and the last error. It stays in this tab until the user agrees to send it with a ticket: address
 * patterns without ids, error codes, and no user's text.
 */
interface WhatHappened {
  screen: string
  error: string
}

const slot = storageSlot<WhatHappened>('whatHappened')
const nothing: WhatHappened = { screen: '', error: '' }

/** A ticket is not about the support screens themselves. */
const ofSupport = ['/ticketList', '/ticket/$ticketId', '/admin-tickets']

export const whatHappened = (): WhatHappened => ({ ...nothing, ...slot.read() })

/** Stores the route pattern, never the address itself. */
export function noteScreen(pattern: string | null): void {
  if (pattern && !ofSupport.includes(pattern)) slot.write({ ...whatHappened(), screen: pattern })
}

interface FailedCall {
  method: string
  path: string
  status: number
  code: string
}

/** An ended session is no error, and refusals while writing a ticket do not count. */
export function noteFailure({ method, path, status, code }: FailedCall): void {
  if (status === 401 || path.startsWith('/tickets')) return
  noteError(`${status} ${code}, ${method} ${path}`)
}

/** With its time, to find it in the server's log. */
export const noteError = (error: string): void =>
  slot.write({ ...whatHappened(), error: `${error}, ${showDateTime(new Date())}`.slice(0, 160) })
