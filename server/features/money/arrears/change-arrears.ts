import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { refuseArrears } from '#domain/money/arrears/arrears.messages.ts'
import type { InterestBooking, PursuitForm } from '#domain/money/arrears/arrears.schema.ts'
import { sumOf } from '#domain/money/arrears/interest.rules.ts'
import type { Context } from '#server/context.ts'
import { notifyPayers } from '#server/features/money/payment-plans/notify-payers.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { bookEntries, type NewEntry, reverseEntry } from '#server/services/ledger/book-entries.ts'
import { entriesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { refreshDues } from '#server/services/ledger/refresh-dues.ts'
import { dropPursuits, keepPursuits, legalRates } from './arrears.queries.ts'
import { arrearsToChange } from './find-arrears.ts'
import { type ClaimInLedger, type ClaimsLedger, interestOn, readClaimsLedger } from './read-claims-ledger.ts'

function chosenClaims({ claims }: ClaimsLedger, ids: readonly string[]): ClaimInLedger[] {
  return [...new Set(ids)].map((id) => {
    const claim = claims.get(id)
    if (!claim) throw refuseArrears('claim_missing')
    return claim
  })
}

/**
 * Interest is booked only by a person who manages the money, never automatically. A repeated call finds nothing left to
 * book.
 */
export const bookInterest = (ctx: Context, actor: Actor, tenancyId: string, { claims, until }: InterestBooking) =>
  ctx.db.transact(async (tx) => {
    await arrearsToChange(tx, actor, tenancyId)
    const today = isoDate(ctx.clock.now())
    if (until > today) throw refuseArrears('until_in_future')
    const ledger = await lockLedger(tx, tenancyId)
    const read = await readClaimsLedger(tx, tenancyId, today)
    const rates = await legalRates(tx)
    const entries = chosenClaims(read, claims).flatMap((claim): NewEntry[] => {
      const lines = interestOn(claim, rates, until)
      const amount = sumOf(lines)
      if (amount === 0) return []
      const { id, month, currency } = claim.entry
      const from = lines[0]!.from
      // Reversed interest may be booked again, under a new key.
      const time = read.entries.filter(({ kind, belongs_to }) => kind === 'interest' && belongs_to === id).length
      return [
        {
          kind: 'interest',
          category: 'interest',
          amount,
          currency,
          on_date: until,
          month,
          belongs_to: id,
          covers_from: from,
          covers_to: until,
          source: 'hand',
          source_key: `interest:${id}:${until}:${time}`,
          note: `Yasal faiz, ${showDate(from)} – ${showDate(until)}`,
        },
      ]
    })
    if (entries.length === 0) throw refuseArrears('nothing_to_book')
    await bookEntries(ctx, tx, { ledger, entries, by: auditActor(actor) })
    await notifyPayers(ctx, tx, tenancyId, {
      by: actor.userId,
      event: (title) => `${title}: hesabınıza gecikme faizi kaydedildi.`,
    })
    await announceTenancies(ctx, tx, [tenancyId])
  })

export const reverseInterest = (
  ctx: Context,
  actor: Actor,
  { id, entry }: { id: string; entry: string },
  reason: string,
) =>
  ctx.db.transact(async (tx) => {
    await arrearsToChange(tx, actor, id)
    const ledger = await lockLedger(tx, id)
    const found = (await entriesOf(tx, [id])).find((each) => each.id === entry)
    if (found && found.kind !== 'interest') throw refuseArrears('not_interest')
    await reverseEntry(ctx, tx, { ledger, entryId: entry, reason, by: auditActor(actor) })
    await notifyPayers(ctx, tx, id, {
      by: actor.userId,
      event: (title) => `${title}: hesabınızdaki gecikme faizi geri alındı.`,
    })
    await announceTenancies(ctx, tx, [id])
  })

/** Payments settle claims under enforcement first (TBK 102), so the ledger is allocated anew. */
export const pursueClaims = (ctx: Context, actor: Actor, tenancyId: string, form: PursuitForm) =>
  ctx.db.transact(async (tx) => {
    await arrearsToChange(tx, actor, tenancyId)
    const today = isoDate(ctx.clock.now())
    const { claims, since, office, file_number } = form
    if (since > today) throw refuseArrears('since_in_future')
    await lockLedger(tx, tenancyId)
    const chosen = chosenClaims(await readClaimsLedger(tx, tenancyId, today), claims)
    const created_at = ctx.clock.now()
    await keepPursuits(
      tx,
      chosen.map(({ entry }) => ({
        claim_id: entry.id,
        tenancy_id: tenancyId,
        since,
        office,
        file_number,
        by_name: actor.username,
        created_at,
      })),
    )
    await refreshDues(tx, [tenancyId], today)
    await announceTenancies(ctx, tx, [tenancyId])
  })

export const liftPursuits = (ctx: Context, actor: Actor, tenancyId: string, claims: readonly string[]) =>
  ctx.db.transact(async (tx) => {
    await arrearsToChange(tx, actor, tenancyId)
    await lockLedger(tx, tenancyId)
    await dropPursuits(tx, tenancyId, claims)
    await refreshDues(tx, [tenancyId], isoDate(ctx.clock.now()))
    await announceTenancies(ctx, tx, [tenancyId])
  })
