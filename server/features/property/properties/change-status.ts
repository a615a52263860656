import { refuse } from '#domain/kernel/refusal.ts'
import type { StatusAnswer } from '#domain/property/properties/properties.api.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { isRented, mayChooseStatus, titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import { rightsFor } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { lockWithTenants, setStatus } from './properties.queries.ts'

/** Changes the permitted ones; the others are listed with the reason. */
export function changeStatus(
  ctx: Context,
  actor: Actor,
  ids: string[],
  tasinmazDurumu: PropertyStatus,
): Promise<StatusAnswer> {
  return ctx.db.transact(async (tx) => {
    const found = new Map((await lockWithTenants(tx, actor, ids)).map((row) => [row.id, row]))
    const answer: StatusAnswer = { changed: [], refused: [] }
    for (const id of new Set(ids)) {
      const row = found.get(id)
      const no = !row
        ? refuseProperty('property_missing')
        : !rightsFor(actor, row.relation, row.creator).edit
          ? refuse('not_allowed')
          : !mayChooseStatus(tasinmazDurumu, row.tenants)
            ? refuseProperty(isRented(tasinmazDurumu) ? 'status_needs_tenant' : 'status_needs_no_tenant')
            : null
      if (no) answer.refused.push({ id, baslik: titleOf(row), code: no.code, message: no.message })
      else if (row && row.tasinmazDurumu !== tasinmazDurumu) answer.changed.push({ id, from: row.tasinmazDurumu })
    }
    if (answer.changed.length > 0) {
      await setStatus(
        tx,
        answer.changed.map(({ id }) => id),
        tasinmazDurumu,
        ctx.clock.now(),
      )
      await auditLog.appendAll(
        tx,
        answer.changed.map(({ id, from }) => ({
          property: id,
          kind: 'status_changed',
          actor: auditActor(actor),
          detail: { from, to: tasinmazDurumu },
        })),
      )
    }
    return answer
  })
}
