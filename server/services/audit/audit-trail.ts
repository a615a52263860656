import type { Logger } from 'pino'
import { isKept } from '#domain/services/audit/audit.rules.ts'
import type { Database } from '#server/db/client.ts'
import { writeEntries } from './audit-rows.queries.ts'

interface Called {
  /** As declared: `POST /properties/:id`. */
  call: string
  params: Readonly<Record<string, string>>
  /** The answer was a file to keep. */
  exported: boolean
}

export interface AuditTrail {
  /** After a signed-in person's call went well and no feature wrote an entry for it. */
  called(actor: { userId: string }, called: Called): Promise<void>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The net under the features: what changes something or hands out a file, and has no entry of its own, gets one here. */
export const createAuditTrail = ({ db, log }: { db: Database; log: Logger }): AuditTrail => ({
  async called(actor, { call, params, exported }) {
    const area = exported && !call.startsWith('GET /files/') ? 'export' : isKept(call) ? 'call' : null
    if (!area) return
    const record = Object.values(params).find((value) => uuid.test(value)) ?? null
    try {
      await writeEntries(db, [{ area, kind: call, record, actor: { id: actor.userId } }])
    } catch (error) {
      // The call itself has gone well, and its caller has to hear that.
      log.error({ err: error, call }, 'audit entry not written')
    }
  },
})
