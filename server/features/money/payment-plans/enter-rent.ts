import { compareDays, isoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { agreedWayLabels, rentOn } from '#domain/money/payment-plans/entered-rents.rules.ts'
import { refusePaymentPlan } from '#domain/money/payment-plans/payment-plans.messages.ts'
import type { RentEntry } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import { ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { insertRentChange } from '#server/features/tenancy/rent-increases/rent-increases.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { bindingTerms, rentChangesOf } from '#server/services/ledger/ledger.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import { notifyPayers } from './notify-payers.ts'
import { rentChangeById, setRentTakenBack } from './payment-plans.queries.ts'

/** The rents of a tenancy by date: each contract's own, and later agreements. */
export async function rentsOf(db: Db, tenancyId: string) {
  const terms = await bindingTerms(db, [tenancyId])
  const changes = await rentChangesOf(db, [tenancyId])
  const contractOn = (day: string) => terms.filter(({ starts_on }) => starts_on <= day).at(-1)
  // An agreement under one contract does not apply to another.
  const holding = changes.filter(
    ({ from_on, contract_id }) =>
      (contract_id ?? contractOn(from_on)?.contract_id) === contractOn(from_on)?.contract_id,
  )
  const rents = [
    ...terms.map(({ starts_on, rent }) => ({ from_on: starts_on, rent, order: 0 })),
    ...holding.map(({ from_on, rent }) => ({ from_on, rent, order: 1 })),
  ].sort((a, b) => compareDays(a.from_on, b.from_on) || a.order - b.order)
  return { rents, changes, contractOn }
}

/**
 * Records a rent already being paid that was not known here: entered by the landlord, announced and shown to the
 * tenants. Does not overwrite a rent agreed here by an addendum.
 */
export const enterRent = (
  ctx: Context,
  actor: Actor,
  tenancyId: string,
  { id, from_on, rent, agreed, note }: RentEntry,
) =>
  ctx.db.transact(async (tx) => {
    const { tenancy, contract } = await ledgerToChange(tx, actor, tenancyId)
    const known = await rentChangeById(tx, id)
    if (known?.tenancy_id === tenancyId) return
    if (known) throw refusePaymentPlan('rent_missing')
    if (tenancy.ended_on) throw refuseTenancy('tenancy_over')
    const today = isoDate(ctx.clock.now())
    if (from_on > today) throw refusePaymentPlan('rent_in_future', { from_on: 'Bugün ya da daha önceki bir gün seçin' })
    const { rents, changes, contractOn } = await rentsOf(tx, tenancyId)
    const under = contractOn(from_on)
    if (!under)
      throw refusePaymentPlan('rent_before_tenancy', {
        from_on: `Kiracılığın başladığı ${showDate(tenancy.started_on)} gününden önce olamaz`,
      })
    const holds = changes
      .filter((each) => each.from_on <= from_on && (each.contract_id ?? under.contract_id) === under.contract_id)
      .at(-1)
    if (holds?.source === 'increase') throw refusePaymentPlan('rent_agreed_here')
    const before = rentOn(rents, from_on)
    if (before === rent) throw refusePaymentPlan('rent_same', { rent: 'Kira o gün zaten bu kadar' })
    await insertRentChange(tx, {
      id,
      tenancy_id: tenancyId,
      contract_id: under.contract_id,
      from_on,
      rent,
      agreed,
      note,
      source: 'hand',
      source_id: null,
      by_name: actor.username,
      created_at: ctx.clock.now(),
    })
    await makeDuesOf(ctx, tx, [tenancyId])
    const way = agreedWayLabels[agreed].toLocaleLowerCase('tr')
    await notifyPayers(ctx, tx, tenancyId, {
      by: actor.userId,
      event: (title) =>
        `${title}: kiranın ${showDate(from_on)} gününden beri ${showMoney(rent, contract.bedelTuru)} olduğu kaydedildi (${way}). Katılmıyorsanız kiraya verene bildirin.`,
    })
    await announceContract(ctx, tx, contract)
  })

/** Cancels a wrong entry: it stays in the history, and the dues are computed without it. */
export const takeRentBack = (
  ctx: Context,
  actor: Actor,
  { id: tenancyId, rent: id }: { id: string; rent: string },
  reason: string,
) =>
  ctx.db.transact(async (tx) => {
    const { contract } = await ledgerToChange(tx, actor, tenancyId)
    const change = await rentChangeById(tx, id)
    if (change?.tenancy_id !== tenancyId || change.agreed === '') throw refusePaymentPlan('rent_missing')
    if (change.taken_back_at) throw refusePaymentPlan('rent_taken_back')
    await setRentTakenBack(tx, id, {
      taken_back_at: ctx.clock.now(),
      taken_back_by_name: actor.username,
      take_back_reason: reason,
    })
    await makeDuesOf(ctx, tx, [tenancyId])
    await notifyPayers(ctx, tx, tenancyId, {
      by: actor.userId,
      event: (title) =>
        `${title}: kiranın ${showDate(change.from_on)} gününden beri ${showMoney(change.rent, contract.bedelTuru)} olduğu kaydı geri alındı. ${reason}`,
    })
    await announceContract(ctx, tx, contract)
  })
