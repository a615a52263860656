import type { z } from 'zod'
import { subjectsOf } from '#domain/access/engagements.ts'
import { deriveRoles } from '#domain/access/roles.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Paging } from '#server/db/page.ts'
import { pageOf } from '#server/db/page.ts'
import type { Actor } from '#server/http/actor.ts'
import { actorOf, propertiesByRule } from './property-rules.queries.ts'

type Row = Awaited<ReturnType<typeof propertiesByRule>>[number]
type Rule = z.output<typeof diagnosticsApi.properties.reply>['documents'][number]['rules'][number]

function rulesFor(row: Row, actor: Actor): Rule[] {
  const engagement = actor.engagements.find(({ owner_id }) => owner_id === row.creator)
  const rules: [Rule, boolean][] = [
    ['owned', row.owned],
    ['rented', row.linked && !row.vacant],
    ['vacant', row.linked && row.vacant],
    ['assigned', row.lists.length > 0 && engagement !== undefined],
    ['foreign_host', row.lists.length > 0 && engagement === undefined],
    ['acts_on_all', engagement?.acts_on_all === true],
  ]
  return rules.filter(([, holds]) => holds).map(([rule]) => rule)
}

export async function propertiesSeenBy(ctx: Context, { user, page, size }: Paging & { user: string }) {
  const actor = await actorOf(ctx.db, user, isoDate(ctx.clock.now()))
  if (!actor) throw refuse('not_found')
  const rows = await propertiesByRule(ctx.db, actor, { page, size })
  const total = rows[0]?.total ?? 0
  return {
    ...pageOf(
      rows.map((row) => ({
        id: row.id,
        title: titleOf({ baslik: row.baslik }),
        owner_name: row.owner_name ?? '',
        status: row.status,
        rules: rulesFor(row, actor),
        lists: row.lists,
        visible: row.visible,
      })),
      total,
      { page, size },
    ),
    username: actor.username,
    roles: [...(actor.subject.role === 'admin' ? ['admin'] : []), ...heldRoles(actor)],
  }
}

const heldRoles = ({ subject, engagements }: Actor) => [
  ...new Set(
    subjectsOf(subject, engagements).flatMap((subject) =>
      Object.entries(deriveRoles(subject))
        .filter(([, held]) => held === true)
        .map(([name]) => name),
    ),
  ),
]
