import type { AdminDecision } from '#domain/operations/admin/admin.api.ts'
import { keepBases } from '#domain/operations/privacy/keep-bases.rules.ts'
import { refusePrivacy } from '#domain/operations/privacy/privacy.messages.ts'
import { keptUntil } from '#domain/operations/privacy/privacy.rules.ts'
import type { DeletionPlan } from '#domain/operations/privacy/privacy.schema.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { recordDecision } from '#server/services/audit/admin-decisions.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { blockersOf } from './deletion-blockers.queries.ts'
import { lastTenancyDay, planErasure, planFiles } from './erase.queries.ts'
import { personOf } from './person.queries.ts'
import { ownAddresses, type Person } from './person.ts'
import { type DeletionRequest, deletionById, lockDeletion, updateDeletion } from './privacy.queries.ts'

export const erasePersonJob = jobKind<{ request: string }>('erase-person', { retryLimit: 5, expireInSeconds: 1800 })

/** Previews the deletion without changing anything; refused once the request is settled. */
export async function viewPlan(ctx: Context, id: string): Promise<DeletionPlan> {
  const request = await deletionById(ctx.db, id)
  const found = request && (request.state === 'open' || request.state === 'running')
  const known = found ? await personOf(ctx, ctx.db, request.user_id) : null
  if (!request || !known) throw refusePrivacy('deletion_missing')
  return {
    lines: await planErasure(ctx.db, known.person),
    files: await planFiles(ctx.db, known.person),
    blockers: await blockersOf(ctx.db, request.user_id),
    kept_until: await keptUntilOf(ctx.db, known.person),
  }
}

export async function keptUntilOf(db: Db, person: Person): Promise<string | null> {
  const day = await lastTenancyDay(db, person)
  return day && keptUntil(day, keepBases.tenancy.years)
}

interface Decision {
  id: string
  kind: AdminDecision
  change: (tx: Tx, request: DeletionRequest) => Promise<unknown>
}

/** One administrator at a time, and none about their own request. */
function decide(ctx: Context, actor: Actor, { id, kind, change }: Decision): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const request = await lockDeletion(tx, id)
    if (!request) throw refusePrivacy('deletion_missing')
    if (request.user_id === actor.userId) throw refusePrivacy('own_deletion')
    if (request.state !== 'open') throw refusePrivacy('deletion_decided')
    await change(tx, request)
    await recordDecision(tx, { kind, subject: request.user_id, actor, at: ctx.clock.now() })
  })
}

const decidedBy = (ctx: Context, actor: Actor) => ({
  decided_at: ctx.clock.now(),
  decided_by: actor.userId,
  decided_by_name: actor.username,
})

export const refuseDeletion = (ctx: Context, actor: Actor, { id, reason }: { id: string; reason: string }) =>
  decide(ctx, actor, {
    id,
    kind: 'refuse_deletion',
    change: async (tx, { user_id }) => {
      await updateDeletion(tx, id, { state: 'refused', refusal_reason: reason, ...decidedBy(ctx, actor) })
      const person = (await personOf(ctx, tx, user_id))?.person
      const [email] = person ? ownAddresses(person) : []
      const letter = { firstname: person?.names[0] ?? '', reason, link: `${ctx.config.publicUrl}/privacy-center` }
      if (email) await ctx.mailer.post(tx, email, 'deletion-refused', letter)
      await notify(ctx, tx, [
        {
          user_id,
          kind: 'system',
          event: 'Silme talebiniz yanıtlandı: gerekçesi Gizlilik Merkezi’nde.',
          target_audience: 'general',
          property: null,
          link: '/privacy-center',
          sender_type: 'admin',
          letter: 'sent',
        },
      ])
    },
  })

/** Queues the mail first, because the address is deleted afterwards. */
export const processDeletion = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, {
    id,
    kind: 'delete_person',
    change: async (tx, { user_id }) => {
      if ((await blockersOf(tx, user_id)).length > 0) throw refusePrivacy('deletion_blocked')
      const found = await personOf(ctx, tx, user_id)
      if (!found) throw refusePrivacy('deletion_missing')
      await updateDeletion(tx, id, { state: 'running', ...decidedBy(ctx, actor) })
      const [email] = ownAddresses(found.person)
      const letter = { firstname: found.person.names[0] ?? '', kept_until: await keptUntilOf(tx, found.person) }
      if (email) await ctx.mailer.post(tx, email, 'deletion-started', letter)
      await ctx.jobs.enqueue(tx, erasePersonJob, { request: id })
    },
  })
