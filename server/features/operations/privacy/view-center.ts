import { refuse } from '#domain/kernel/refusal.ts'
import { dataGroupNames } from '#domain/operations/privacy/data-groups.rules.ts'
import type { ConsentForm } from '#domain/operations/privacy/privacy.schema.ts'
import type { Context } from '#server/context.ts'
import { keepConsent } from '#server/features/people/accounts/consents.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { archivesOf } from '#server/services/archives/archives.queries.ts'
import { blockersOf } from './deletion-blockers.queries.ts'
import { personOf } from './person.queries.ts'
import { countByGroup } from './personal-rows.queries.ts'
import { consentsOf, latestDeletion } from './privacy.queries.ts'

export async function viewCenter(ctx: Context, actor: Actor) {
  const { db } = ctx
  const found = await personOf(ctx, db, actor.userId)
  if (!found) throw refuse('not_found')
  const counts = new Map((await countByGroup(db, found.person)).map(({ group, rows }) => [group, rows]))
  return {
    stored: dataGroupNames.map((group) => ({ group, rows: counts.get(group) ?? 0 })),
    consents: await consentsOf(db, actor.userId),
    archives: await archivesOf(db, { user_id: actor.userId, kind: 'data', tenancy_id: null }),
    deletion: await latestDeletion(db, actor.userId),
    blockers: await blockersOf(db, actor.userId),
  }
}

export const giveConsent = (ctx: Context, actor: Actor, consent: ConsentForm) =>
  ctx.db.transact((tx) =>
    keepConsent(tx, { ...consent, user_id: actor.userId, source: 'browser', at: ctx.clock.now() }),
  )
