import { isoDate } from '#domain/kernel/dates.ts'
import { contractAudience } from '#server/access/audience.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { ContractRow } from './contract-writes.queries.ts'

/** Open browsers of everyone who sees the contract reload it. */
export async function announceContract(
  ctx: Context,
  tx: Tx,
  { id, owner_id, property_id }: Pick<ContractRow, 'id' | 'owner_id' | 'property_id'>,
): Promise<void> {
  const people = await contractAudience(tx, { id, owner_id, property_id }, isoDate(ctx.clock.now()))
  tx.afterCommit(() => {
    for (const person of people) ctx.realtime.toUser(person, 'contractChanged', { id, property_id })
  })
}
