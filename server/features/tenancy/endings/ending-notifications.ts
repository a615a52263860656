import type { IsoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type EndingWay, endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { personOf } from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { contractTenantsOf, propertyOf } from './endings.queries.ts'

type Where = Pick<FoundTenancy, 'tenancy' | 'contract'>

export const endingPage = (tenancyId: string) => `/tenancy/${tenancyId}/ending`

/** Records the step in the ending's history; open pages of both sides reload. */
export async function recordStep(
  ctx: Context,
  tx: Tx,
  { contract }: Where,
  { by, ...step }: { ending: string; kind: string; by: AuditActor; detail?: Record<string, unknown> },
) {
  await auditLog.append(tx, { ...step, actor: by, at: ctx.clock.now() })
  await announceContract(ctx, tx, contract)
}

interface EndingNotification {
  by: AuditActor
  /** The event's text, without the acting person's name. */
  did: string
  words?: string
  ending: { way: EndingWay; ends_on: IsoDate }
}

/** Mails everyone on both sides except the acting person; people with an account also get a notification. */
export async function notifySides(
  ctx: Context,
  tx: Tx,
  { tenancy, contract }: Where,
  notification: EndingNotification,
) {
  const { by, ending, did, words = '' } = notification
  const title = titleOf(await propertyOf(tx, tenancy.property_id))
  const event = `${by.name}, ${title}: ${did}`
  const owner = await personOf(tx, tenancy.owner_id)
  const people = [
    ...(owner ? [{ user_id: owner.id, name: owner.username, email: owner.email, side: 'owner' as const }] : []),
    ...(await contractTenantsOf(tx, contract.id)).map((tenant) => ({ ...tenant, side: 'tenant' as const })),
  ].filter(({ user_id }) => user_id === null || user_id !== by.id)
  const page = endingPage(tenancy.id)
  for (const { email, name } of people)
    await ctx.mailer.post(tx, email, 'ending-news', {
      name,
      property_title: title,
      event,
      ends_on: ending.ends_on,
      way: endingWayRules[ending.way].title,
      words,
      link: `${ctx.config.publicUrl}${page}`,
    })
  await notify(
    ctx,
    tx,
    people.flatMap(({ user_id, side }) =>
      user_id
        ? [
            {
              user_id,
              kind: 'contract' as const,
              event,
              target_audience: side,
              property: { id: tenancy.property_id, baslik: title },
              link: page,
              sender_type: 'system',
              created_by: by.id,
              letter: 'sent' as const,
            },
          ]
        : [],
    ),
  )
}
