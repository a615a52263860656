import type { Logger } from 'pino'
import { isKept } from '#domain/services/audit/audit.rules.ts'
import type { Database } from '#server/db/client.ts'
import { writeEntries } from './audit-rows.queries.ts'

interface Called {
  /** As declared, for example `POST /properties/:id`. */
  call: string
  params: Readonly<Record<string, string>>
  /** True if the reply was an exported file. */
  exported: boolean
}

export interface AuditTrail {
  /** Called after a signed-in user's call succeeded without an entry from a feature. */
  called(actor: { userId: string }, called: Called): Promise<void>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The fallback for calls without an entry of their own: logs those that change something or export a file. */
export const createAuditTrail = ({ db, log }: { db: Database; log: Logger }): AuditTrail => ({
  async called(actor, { call, params, exported }) {
    const area = exported && !call.startsWith('GET /files/') ? 'export' : isKept(call) ? 'call' : null
    if (!area) return
    const record = Object.values(params).find((value) => uuid.test(value)) ?? null
    try {
      await writeEntries(db, [{ area, kind: call, record, actor: { id: actor.userId } }])
    } catch (error) {
      // Only logged, because the call itself succeeded and must be answered.
      log.error({ err: error, call }, 'audit entry not written')
    }
  },
})
