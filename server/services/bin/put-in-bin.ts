import { newId } from '#domain/kernel/ids.ts'
import { refuseBin } from '#domain/services/bin/bin.messages.ts'
import type { BinKind } from '#domain/services/bin/bin.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type BinItem, insertItems, takeItem } from './bin.queries.ts'

interface Removed {
  kind: BinKind
  owner_id: string
  property_id?: string
  person_id?: string
  subject_id: string
  title: string
  data: Record<string, unknown>
  file_ids?: string[]
}

/** Call in the transaction of the removal; returns the item's id for each subject, which undo requires. */
export async function putAllInBin(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  removed: Removed[],
): Promise<ReadonlyMap<string, string>> {
  const by = { deleted_by: actor.userId, deleted_by_name: actor.username, deleted_at: ctx.clock.now() }
  const kept = await insertItems(
    tx,
    removed.map((each) => ({ ...each, ...by, id: newId() })),
  )
  return new Map(kept.map(({ subject_id, id }) => [subject_id, id]))
}

export const putInBin = async (ctx: Context, tx: Tx, actor: Actor, removed: Removed): Promise<string> =>
  (await putAllInBin(ctx, tx, actor, [removed])).get(removed.subject_id)!

/** For restorers, after they have locked the record that the item belongs to. */
export async function takeFromBin(tx: Tx, item: BinItem): Promise<void> {
  if (!(await takeItem(tx, item.id))) throw refuseBin('bin_item_missing')
}

/** A feature's function that restores an item: it locks, takes the item from the bin, and writes. */
export type Restorer = (ctx: Context, tx: Tx, actor: Actor, item: BinItem) => Promise<void>
