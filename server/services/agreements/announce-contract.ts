import { isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { contractAudience, tenancyAudiences } from '#server/access/audience.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'

interface Announced {
  id: string
  owner_id: string
  property_id: string
}

/** Open browsers of everyone who sees the contract, and with it its papers, reload it. */
export async function announceContract(ctx: Context, tx: Tx, { id, owner_id, property_id }: Announced): Promise<void> {
  const people = await contractAudience(tx, { id, owner_id, property_id }, isoDate(ctx.clock.now()))
  tx.afterCommit(() => ctx.realtime.toUsers(people, 'contractChanged', { id, property_id }))
}

/** The same for the accounts of several tenancies. */
export async function announceTenancies(ctx: Context, tx: Tx, tenancyIds: readonly string[]): Promise<void> {
  if (tenancyIds.length === 0) return
  const seen = await tenancyAudiences(tx, tenancyIds, isoDate(ctx.clock.now()))
  tx.afterCommit(() => {
    for (const [id, people] of groupBy(seen, (each) => each.id))
      ctx.realtime.toUsers(
        people.map(({ person }) => person),
        'contractChanged',
        { id, property_id: people[0]!.property_id },
      )
  })
}
