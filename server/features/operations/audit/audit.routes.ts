import { auditApi } from '#domain/operations/audit/audit.api.ts'
import { auditMessages, auditSentence } from '#domain/operations/audit/audit.messages.ts'
import { callSummaries } from '#server/http/call-summaries.ts'
import { type Route, route } from '#server/http/route.ts'
import { type AuditRow, type NamedRecord, ownEntries, recordsOf, searchEntries, userNamesOf } from './audit.queries.ts'

const describe = (call: string) => callSummaries.get(call)

function actorName(row: AuditRow, names: ReadonlyMap<string, string>): string {
  if (row.actor_id !== null) return names.get(row.actor_id) ?? auditMessages.gone
  return row.actor_kind === 'guest' ? auditMessages.guest : auditMessages.system
}

const shown = (row: AuditRow, names: ReadonlyMap<string, string>, records: ReadonlyMap<string, NamedRecord>) => ({
  id: row.id,
  at: row.at.toISOString(),
  act: row.act,
  text: auditSentence(row, describe),
  actor: actorName(row, names),
  record: (row.record_id && records.get(row.record_id)) || null,
  address: row.address,
  device: row.device,
})

export const auditRoutes: Route[] = [
  route(auditApi.own, async ({ ctx, actor, query }) => {
    const { rows, next } = await ownEntries(ctx.db, actor, query)
    const names = await userNamesOf(
      ctx.db,
      rows.map(({ actor_id }) => actor_id),
    )
    const records = await recordsOf(ctx.db, actor, rows)
    const documents = rows.map((row) => {
      const mine = row.actor_id === actor.userId
      // The address and device of another person are hidden.
      return { ...shown(row, names, records), mine, ...(!mine && { address: '', device: '' }) }
    })
    return { documents, next }
  }),
  route(auditApi.search, async ({ ctx, actor, query }) => {
    const { rows, next } = await searchEntries(ctx.db, query)
    const names = await userNamesOf(
      ctx.db,
      rows.flatMap(({ actor_id, subject_id }) => [actor_id, subject_id]),
    )
    const records = await recordsOf(ctx.db, actor, rows)
    const documents = rows.map((row) => ({
      ...shown(row, names, records),
      area: row.area,
      actor_id: row.actor_id,
      record_id: row.record_id,
      subject:
        row.subject_id === null ? null : { id: row.subject_id, name: names.get(row.subject_id) ?? auditMessages.gone },
      seq: row.seq,
    }))
    return { documents, next }
  }),
]
