import { showDateTime } from '#domain/kernel/dates.ts'
import { storageSlot } from './storage.ts'

/**
 * The last screen and the last error. It stays in this tab until the user agrees to send it with a ticket: address
 * patterns without ids, error codes, and no user's text.
 */
interface TicketDiagnostics {
  screen: string
  error: string
}

const slot = storageSlot<TicketDiagnostics>('whatHappened')
const nothing: TicketDiagnostics = { screen: '', error: '' }

/** A ticket is not about the support screens themselves. */
const ofSupport = ['/ticketList', '/ticket/$ticketId', '/admin-tickets']

export const recordedDiagnostics = (): TicketDiagnostics => ({ ...nothing, ...slot.read() })

/** Stores the route pattern, never the address itself. */
export function noteScreen(pattern: string | null): void {
  if (pattern && !ofSupport.includes(pattern)) slot.write({ ...recordedDiagnostics(), screen: pattern })
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
  slot.write({ ...recordedDiagnostics(), error: `${error}, ${showDateTime(new Date())}`.slice(0, 160) })
