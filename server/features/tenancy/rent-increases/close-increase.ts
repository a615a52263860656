import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { refuseIncrease } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import { mayApply } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import { tenancyById } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notifyTenants } from '#server/features/tenancy/contracts/contract-notifications.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import type { PaperDecided } from '#server/services/papers/paper-approval.ts'
import { propertyOfPaper } from '#server/services/papers/papers.queries.ts'
import { takePaperBack } from '#server/services/papers/send-paper.ts'
import { type By, increaseToChange } from './read-increase.ts'
import { type IncreaseRow, increaseById, insertRentChange, isOvertaken, setIncrease } from './rent-increases.queries.ts'
import { closed } from './send-increase.ts'

/** Changes the account's rent from that day; existing dues are corrected. */
async function changeRent(
  ctx: Context,
  tx: Tx,
  increase: IncreaseRow,
  change: { rent: number; by_name: string; source: 'increase' | 'hand' },
) {
  const { id, tenancy_id, contract_id, from_on } = increase
  const { source, ...rest } = change
  await insertRentChange(tx, {
    id: newId(),
    tenancy_id,
    contract_id,
    from_on,
    ...rest,
    source,
    source_id: source === 'increase' ? id : null,
    created_at: ctx.clock.now(),
  })
  await makeDuesOf(ctx, tx, [tenancy_id])
}

/** All have confirmed the addendum, or one objected: runs in the transaction of the answer. */
export const increasePaperDecided: PaperDecided = async (ctx, tx, { paper, party, at }) => {
  const increase = await increaseById(tx, paper.subject_id)
  if (increase?.state !== 'sent' && increase?.state !== 'applied') return
  const isApplied = increase.state === 'applied'
  if (paper.state === 'objected') {
    const objection = [party.note, ...party.objections.map(({ note }) => note)].filter(Boolean).join('\n')
    await setIncrease(tx, increase.id, {
      // An increase by the contract's clause stays in effect; the objection is only recorded.
      ...(!isApplied && { state: 'objected' as const }),
      objection,
      objected_by_name: party.name,
      updated_at: at,
    })
    return
  }
  if (!isApplied) {
    await refuseIfOver(tx, increase)
    await changeRent(ctx, tx, increase, { rent: increase.new_rent, by_name: increase.by_name, source: 'increase' })
  }
  await setIncrease(tx, increase.id, { state: 'confirmed', updated_at: at })
}

/** Refused, because no tenant owes a rent after the tenancy's end or under another contract. */
async function refuseIfOver(tx: Tx, increase: IncreaseRow) {
  const { tenancy } = await tenancyById(tx, increase.tenancy_id)
  if (tenancy.ended_on) throw refuseTenancy('tenancy_over')
  if (await isOvertaken(tx, increase)) throw refuseIncrease('increase_renewing')
}

/** Possible until all have agreed; a rent changed by the clause returns to the old one. */
export const withdrawIncrease = (ctx: Context, by: By, id: string, reason: string) =>
  ctx.db.transact(async (tx) => {
    const { increase, found } = await increaseToChange(tx, by.actor, id)
    if (increase.state === 'confirmed') throw refuseIncrease('increase_agreed')
    if (increase.state === 'withdrawn') throw refuseIncrease('increase_closed')
    const { state, old_rent } = increase
    await setIncrease(tx, id, closed(by, ctx.clock.now(), reason))
    if (state !== 'waived') await takePaperBack(ctx, tx, { subject: id, by: auditActor(by.actor, by.caller) })
    if (state === 'applied')
      await changeRent(ctx, tx, increase, { rent: old_rent, by_name: by.actor.username, source: 'hand' })
    await announceContract(ctx, tx, found.contract)
    return state
  })

/** Applies the contract's own increase clause without an answer: the tenants agreed to it with the contract. */
export const applyIncrease = (ctx: Context, by: By, id: string) =>
  ctx.db.transact(async (tx) => {
    const { increase, found } = await increaseToChange(tx, by.actor, id)
    if (increase.state === 'applied') return
    const record = { ...increase, sent_on: isoDate(increase.sent_at) }
    if (!mayApply({ record, today: isoDate(ctx.clock.now()) })) throw refuseIncrease('increase_not_by_clause')
    await refuseIfOver(tx, increase)
    const { username } = by.actor
    await setIncrease(tx, id, { state: 'applied', closed_by_name: username, updated_at: ctx.clock.now() })
    await changeRent(ctx, tx, increase, { rent: increase.new_rent, by_name: username, source: 'increase' })
    const title = titleOf(await propertyOfPaper(tx, increase.property_id))
    const { contract } = found
    await notifyTenants(ctx, tx, contract, {
      title,
      event: `${title}: kira, kontrattaki artış şartına göre ${showDate(increase.from_on)} tarihinden başlayarak ${showMoney(increase.new_rent, increase.currency)} oldu.`,
      created_by: by.actor.userId,
      mailed: false,
    })
    await announceContract(ctx, tx, contract)
  })
