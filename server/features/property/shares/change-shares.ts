import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { remainingShare } from '#domain/people/staff/staff.rules.ts'
import { refuseShare } from '#domain/property/shares/shares.messages.ts'
import { shareProblem, sharesOn } from '#domain/property/shares/shares.rules.ts'
import type { ShareForm, ShareList } from '#domain/property/shares/shares.schema.ts'
import { findProperty, propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import {
  deleteShare,
  holdersOf,
  insertShare,
  nameInList,
  type ShareRow,
  sharesOf,
  updateShare,
} from './shares.queries.ts'

const asHeld = ({
  id,
  user_id,
  pay,
  payda,
  from_on,
  until_on,
}: Omit<ShareRow, 'property_id' | 'created_at' | 'name' | 'acquired'>) => ({
  person: user_id ?? id,
  pay,
  payda,
  from_on,
  until_on,
})

export async function listShares(ctx: Context, actor: Actor, propertyId: string): Promise<ShareList> {
  const { property, rights } = await findProperty(ctx.db, actor, propertyId)
  if (!rights.seePapers) throw refuse('not_allowed')
  const rows = await sharesOf(ctx.db, propertyId)
  return {
    shares: rows.map(({ property_id: _, created_at: __, ...row }) => row),
    rest: remainingShare(sharesOn(rows.map(asHeld), isoDate(ctx.clock.now()))),
    change: rights.own,
    people: rights.own ? await holdersOf(ctx.db, property.creator) : [],
  }
}

/** The property is locked first, so that the shares of a day are summed one change at a time. */
async function sharesToChange(tx: Tx, actor: Actor, propertyId: string) {
  const { property } = await propertyToChange(tx, actor, propertyId, 'own')
  return { owner_id: property.creator, rows: await sharesOf(tx, propertyId) }
}

async function checkedName(tx: Tx, owner_id: string, { user_id, name }: ShareForm) {
  if (user_id === null) return name
  const holder = (await holdersOf(tx, owner_id)).find(({ id }) => id === user_id)
  if (!holder) throw refuseShare('holder_unknown')
  return holder.name
}

function refuseProblem(others: readonly ShareRow[], share: ReturnType<typeof asHeld>) {
  const problem = shareProblem(others.map(asHeld), share)
  if (problem?.kind === 'twice') throw refuseShare('share_twice')
  if (problem) throw refuseShare('share_too_much', { pay: `O günlerde verilebilecek hisse: ${problem.free}` })
}

export const addShare = (ctx: Context, actor: Actor, propertyId: string, form: ShareForm) =>
  ctx.db.transact(async (tx) => {
    const { owner_id, rows } = await sharesToChange(tx, actor, propertyId)
    const now = ctx.clock.now()
    const id = newId(now.getTime())
    const row = { ...form, id, property_id: propertyId, name: await checkedName(tx, owner_id, form), created_at: now }
    refuseProblem(rows, asHeld(row))
    await insertShare(tx, row)
    await finish(tx, actor, propertyId, 'share_added')
    return { id }
  })

interface OneShare {
  property: string
  share: string
}

export const changeShare = (ctx: Context, actor: Actor, { property, share }: OneShare, form: ShareForm) =>
  ctx.db.transact(async (tx) => {
    const { owner_id, rows } = await sharesToChange(tx, actor, property)
    const row = rows.find(({ id }) => id === share)
    if (!row) throw refuseShare('share_missing')
    // A holder whose account is gone keeps the name.
    const name = form.user_id === row.user_id && row.user_id !== null ? row.name : await checkedName(tx, owner_id, form)
    refuseProblem(
      rows.filter(({ id }) => id !== share),
      asHeld({ ...form, id: share }),
    )
    await updateShare(tx, share, { ...form, name })
    await finish(tx, actor, property, 'share_changed')
  })

export const removeShare = (ctx: Context, actor: Actor, { property, share }: OneShare) =>
  ctx.db.transact(async (tx) => {
    const { rows } = await sharesToChange(tx, actor, property)
    if (!rows.some(({ id }) => id === share)) throw refuseShare('share_missing')
    await deleteShare(tx, share)
    await finish(tx, actor, property, 'share_removed')
  })

async function finish(tx: Tx, actor: Actor, property: string, kind: 'share_added' | 'share_changed' | 'share_removed') {
  await nameInList(tx, property)
  await auditLog.append(tx, { property, kind, actor: auditActor(actor) })
}
