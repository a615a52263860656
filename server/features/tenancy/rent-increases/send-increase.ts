import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { clauseRentOf } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import { refuseIncrease } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import type { IncreaseState } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { IncreaseToSend } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import type { Context } from '#server/context.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { withdrawPaper } from '#server/services/papers/send-paper.ts'
import { askForIncrease } from './increase-paper.ts'
import { actsForOwner, type By, readIncrease } from './read-increase.ts'
import {
  type IncreaseParts,
  type IncreaseRow,
  insertIncrease,
  openBefore,
  setIncrease,
} from './rent-increases.queries.ts'

interface Sending {
  tenancy: string
  sent: IncreaseToSend
}

/** Asks all tenants; after an objection in a new round of the same record. */
export const sendIncrease = (ctx: Context, by: By, { tenancy, sent }: Sending): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const read = await readIncrease(ctx, tx, { actor: by.actor, id: tenancy, lock: true })
    const { found, parts, proposal, record, summary } = read
    if (!actsForOwner(found)) throw refuse('not_allowed')
    // Repeated because the reply was lost: returns the existing request.
    if (record?.id === sent.id && record.state === 'sent' && record.new_rent === sent.rent) return sent.id
    const isAgreed = ({ year_start, state }: IncreaseParts['records'][number]) =>
      year_start === sent.year_start && (state === 'confirmed' || state === 'applied')
    if (parts.records.some(isAgreed)) throw refuseIncrease('increase_agreed')
    refuseUnlessOpen(summary.state)
    const { year, current_rent } = proposal
    const isAsShown =
      sent.contract === found.contract.id &&
      sent.year_start === year.start &&
      sent.current_rent === current_rent &&
      (!record || record.id === sent.id)
    if (!isAsShown) throw refuseIncrease('increase_changed')
    if (sent.rent <= current_rent) throw refuseIncrease('increase_not_more')
    if (sent.from_on < year.start || sent.from_on > year.end) throw refuseIncrease('increase_outside_year')
    const now = ctx.clock.now()
    const increase: IncreaseRow = {
      ...recordOf(found, by, { id: sent.id, year_start: year.start, rent: current_rent, now }),
      from_on: sent.from_on,
      state: 'sent',
      new_rent: sent.rent,
      clause_rent: clauseRentOf(proposal),
      note: sent.note,
    }
    if (record) {
      const { created_at: _, ...change } = increase
      await setIncrease(tx, sent.id, change)
    } else if (!(await insertIncrease(tx, increase))) throw refuseIncrease('increase_changed')
    // A request about this year closes those about earlier years.
    for (const { id } of await openBefore(tx, tenancy, year.start)) {
      await setIncrease(tx, id, closed(by, now, 'Yeni kira yılı için öneri gönderildi.'))
      await withdrawPaper(ctx, tx, { subject: id, by: auditActor(by.actor, by.caller) })
    }
    await askForIncrease(ctx, tx, { found, by, increase, proposal })
    return sent.id
  })

/** No increase in this rent year: the landlord's own note, not binding and invisible to the tenant. */
export const waiveIncrease = (ctx: Context, by: By, tenancy: string, year_start: string) =>
  ctx.db.transact(async (tx) => {
    const read = await readIncrease(ctx, tx, { actor: by.actor, id: tenancy, lock: true })
    const { found, proposal, summary } = read
    if (!actsForOwner(found)) throw refuse('not_allowed')
    if (summary.state === 'waived' && summary.year.start === year_start) return
    if (summary.state !== 'waits') refuseUnlessOpen(summary.state)
    if (summary.state === 'objected') throw refuseIncrease('increase_sent')
    if (year_start !== proposal.year.start) throw refuseIncrease('increase_changed')
    const now = ctx.clock.now()
    await insertIncrease(tx, recordOf(found, by, { id: newId(), year_start, rent: proposal.current_rent, now }))
    await announceContract(ctx, tx, found.contract)
  })

type FoundIncrease = Awaited<ReturnType<typeof readIncrease>>['found']

const recordOf = (
  { tenancy, contract }: FoundIncrease,
  { actor }: By,
  { id, year_start, rent, now }: { id: string; year_start: string; rent: number; now: Date },
): IncreaseRow => ({
  id,
  tenancy_id: tenancy.id,
  property_id: tenancy.property_id,
  contract_id: contract.id,
  year_start,
  from_on: year_start,
  state: 'waived',
  old_rent: rent,
  new_rent: rent,
  clause_rent: null,
  currency: contract.bedelTuru,
  note: '',
  objection: '',
  objected_by_name: '',
  closed_at: null,
  closed_by_name: '',
  close_reason: '',
  by_id: actor.userId,
  by_name: actor.username,
  sent_at: now,
  created_at: now,
  updated_at: now,
})

export const closed = ({ actor }: By, now: Date, reason: string): Partial<IncreaseRow> => ({
  state: 'withdrawn',
  closed_at: now,
  closed_by_name: actor.username,
  close_reason: reason,
  updated_at: now,
})

function refuseUnlessOpen(state: IncreaseState) {
  switch (state) {
    case 'over':
      throw refuseTenancy('tenancy_over')
    case 'renewing':
      throw refuseIncrease('increase_renewing')
    case 'barred':
      throw refuseIncrease('increase_barred')
    case 'early':
      throw refuseIncrease('increase_early')
    case 'waits':
      throw refuseIncrease('increase_waits')
    case 'sent':
      throw refuseIncrease('increase_sent')
    case 'agreed':
      throw refuseIncrease('increase_agreed')
    case 'waived':
      throw refuseIncrease('increase_waived')
    case 'objected':
    case 'open':
      return
  }
}
