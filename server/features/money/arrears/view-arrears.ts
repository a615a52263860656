import { addDays, addMonths, daysBetween, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { shortId } from '#domain/kernel/ids.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { ArrearsClaim, ArrearsNotice, ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { sumOf } from '#domain/money/arrears/interest.rules.ts'
import {
  type ArrearsWay,
  assessClaim,
  assessNotice,
  countYear,
  type JudgedNotice,
  rentYearOf,
} from '#domain/money/arrears/justified.rules.ts'
import { claimTitle } from '#domain/money/arrears/notice-text.rules.ts'
import { type ClaimCategory, isDepositClaim, liveEntries } from '#domain/money/ledger/entries.schema.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { wholeAddress } from '#domain/property/properties/whole-address.rules.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { payRuleFor } from '#domain/tenancy/endings/pay-days.rules.ts'
import { isWritten } from '#domain/tenancy/endings/written-form.rules.ts'
import { contractRightsFor } from '#server/access/contract-scope.queries.ts'
import type { FoundLedger } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { contractTenantsOf, propertyOf } from '#server/features/tenancy/endings/endings.queries.ts'
import { sideIn } from '#server/features/tenancy/endings/find-ending.ts'
import type { Actor } from '#server/http/actor.ts'
import {
  chosenMessagesOf,
  contractsOf,
  deliveredNoticesOf,
  legalRates,
  type NoticeClaimRow,
  noticeClaimsOf,
  noticesOf,
  pursuitRowsOf,
} from './arrears.queries.ts'
import { findArrears } from './find-arrears.ts'
import {
  type ClaimInLedger,
  type ClaimsLedger,
  interestAgain,
  interestOn,
  readClaimsLedger,
} from './read-claims-ledger.ts'

/** The case file as this person may read it, with the ledger it was computed from. */
export async function readArrears(ctx: Context, actor: Actor, tenancyId: string) {
  const { db } = ctx
  const found = await findArrears(db, actor, tenancyId)
  const { tenancy, contract, rights } = found
  const today = isoDate(ctx.clock.now())
  const ledger = await readClaimsLedger(db, tenancyId, today)
  const rates = await legalRates(db)
  const pursuits = new Map((await pursuitRowsOf(db, tenancyId)).map((row) => [row.claim_id, row]))
  const contracts = await contractsOf(db, tenancyId)
  const messages = await chosenMessagesOf(db, tenancyId)
  const property = await propertyOf(db, tenancy.property_id)
  const tenants = await contractTenantsOf(db, contract.id)
  const { notices, judged } = await readNotices(db, { found, ledger, contracts })

  const claimOf = (claim: ClaimInLedger): ArrearsClaim => {
    const { id, category, month, on_date, amount, currency } = claim.entry
    const interest = interestOn(claim, rates, today)
    const pursuit = pursuits.get(id)
    return {
      id,
      category: category as ClaimCategory,
      month,
      due_on: on_date,
      amount,
      open: claim.open,
      currency,
      days_late: Math.max(0, daysBetween(on_date, today)),
      pursuit: pursuit ? { since: pursuit.since, office: pursuit.office, file_number: pursuit.file_number } : null,
      interest,
      interest_total: sumOf(interest),
    }
  }
  const late = [...ledger.claims.values()]
    .filter(({ entry }) => entry.on_date < today && !isDepositClaim(entry))
    .map(claimOf)
  const claims = late.filter(({ open }) => open > 0)
  const paid_late = late.filter(({ open, interest_total }) => open === 0 && interest_total > 0)
  const yearOf = (day: IsoDate) => rentYearOf(contracts.length > 0 ? contracts : [contract], day)
  const roofed = hasRoof(contract.tasinmazCinsi)
  const years = roofed ? [...new Set([yearOf(today), yearOf(addMonths(today, -1))])] : []
  const record = mayGive(actor, found)
  const view: ArrearsView = {
    tenancy_id: tenancyId,
    property_id: tenancy.property_id,
    property_title: titleOf(property),
    address: wholeAddress(property),
    owner_name: contract.landlord_name || contract.owner_name,
    tenant_names: tenants.map(({ name }) => name),
    started_on: tenancy.started_on,
    ended_on: tenancy.ended_on,
    has_guarantor: contract.has_guarantor,
    net_of_tax: ledger.net_of_tax,
    today,
    pay_article: `TBK ${payRuleFor(contract.tasinmazCinsi).article}`,
    can: {
      manage: rights.manage,
      draft: !tenancy.ended_on,
      two_notices: !tenancy.ended_on && roofed,
      give: record && !tenancy.ended_on,
      record,
    },
    figures: ledgerFigures(ledger.entries, today, sinceOf(pursuits)).map(
      ({ currency, balance, overdue, days_late, credit }) => ({ currency, balance, overdue, days_late, credit }),
    ),
    claims,
    paid_late,
    interest: {
      total: sumOf(late.map(({ interest_total }) => ({ amount: interest_total }))),
      booked: bookedInterest(ledger, rates),
      rates: rates.map(({ from_on, percent, source }) => ({ from_on, percent, source })),
    },
    notices,
    years: years.map((ends_on) => countYear(judged, ends_on, yearOf)),
    receipts: liveEntries(ledger.entries)
      .filter(({ kind, file_id }) => kind === 'payment' || file_id !== null)
      .map(({ id, on_date, amount, currency, method, note, file_id }) => ({
        id,
        on_date,
        amount,
        currency,
        method,
        note,
        file_id,
      }))
      .toReversed(),
    contracts: contracts.map(({ id, ...terms }) => ({ id, short_id: shortId(id), ...terms })).toReversed(),
    messages: messages.map(({ message_id, sender_name, text, sent_at, file_ids, chosen_by_name }) => ({
      message_id,
      sender_name,
      text,
      chosen_by_name,
      sent_at: sent_at.toISOString(),
      files: file_ids.length,
    })),
  }
  return { view, ledger, messages, found }
}

export const viewArrears = async (ctx: Context, actor: Actor, tenancyId: string): Promise<ArrearsView> =>
  (await readArrears(ctx, actor, tenancyId)).view

const sinceOf = (pursuits: Map<string, { since: IsoDate }>) =>
  new Map([...pursuits].map(([claim, { since }]) => [claim, since]))

const mayGive = (actor: Actor, { relation, contract, left }: FoundLedger) =>
  sideIn({ relation, left, rights: contractRightsFor(actor, relation, contract.owner_id) }) === 'owner'

function bookedInterest(
  { entries, claims }: ClaimsLedger,
  rates: Awaited<ReturnType<typeof legalRates>>,
): ArrearsView['interest']['booked'] {
  return liveEntries(entries)
    .filter(({ kind }) => kind === 'interest')
    .map((booking) => {
      const claim = booking.belongs_to === null ? undefined : claims.get(booking.belongs_to)
      return {
        id: booking.id,
        claim_id: booking.belongs_to,
        title: claim
          ? claimTitle({ ...claim.entry, category: claim.entry.category as ClaimCategory, due_on: claim.entry.on_date })
          : booking.note,
        from: booking.covers_from,
        to: booking.covers_to ?? booking.on_date,
        amount: booking.amount,
        // Interest entered by hand has no days to compute it from, so it stays as entered.
        would_be: claim && booking.covers_from ? interestAgain(claim, booking, rates) : claim ? booking.amount : 0,
        by_name: booking.by_name,
        booked_at: booking.booked_at.toISOString(),
      }
    })
    .toReversed()
}

interface NoticeContext {
  found: FoundLedger
  ledger: ClaimsLedger
  contracts: Awaited<ReturnType<typeof contractsOf>>
}

/** Notices of this case file in every state, and those recorded elsewhere. */
async function readNotices(db: Db, { found, ledger, contracts }: NoticeContext) {
  const { tenancy, contract } = found
  const delivered = new Map((await deliveredNoticesOf(db, tenancy.id)).map((row) => [row.id, row]))
  const claims = groupBy(await noticeClaimsOf(db, tenancy.id), ({ notice_id }) => notice_id)
  const written = await noticesOf(db, tenancy.id)
  const own = new Set(written.map(({ id }) => id))
  const rows = [
    ...written,
    ...[...delivered.values()]
      .filter(({ id }) => !own.has(id))
      .map((row) => ({
        ...row,
        way: row.way as ArrearsWay,
        version: 1,
        drafted_on: row.given_on,
        currency: contract.bedelTuru as Currency,
        returned_on: null,
        return_reason: '',
        returned_by_name: '',
      })),
  ].sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
  const pay = payRuleFor(contract.tasinmazCinsi)
  const judged: JudgedNotice[] = []
  const notices = rows.map((row): ArrearsNotice => {
    const arrived = delivered.get(row.id)
    const named = (claims.get(row.id) ?? []).map((claim) => ({ claim, now: nowOf(ledger, claim, row.delivered_on) }))
    const notice: JudgedNotice = {
      id: row.id,
      way: row.way,
      delivered_on: row.delivered_on,
      written: !row.delivery || isWritten(row.delivery),
      withdrawn: Boolean(arrived?.withdrawn_at),
      returned: row.returned_on !== null,
      claims: named.map(({ now }) => now),
    }
    judged.push(notice)
    return {
      id: row.id,
      way: row.way,
      version: row.version,
      text: row.text,
      sha256: row.sha256,
      currency: row.currency,
      state: row.delivered_on ? 'delivered' : row.returned_on ? 'returned' : row.sha256 ? 'given' : 'draft',
      drafted_on: row.drafted_on,
      given_on: row.given_on,
      delivery: row.delivery,
      delivered_on: row.delivered_on,
      returned: returnOf(row),
      by_name: row.by_name,
      proof_file: arrived?.proof_file ?? null,
      withdrawn: notice.withdrawn,
      withdraw_reason: arrived?.withdraw_reason ?? '',
      claims: named.map(({ claim, now }) => ({
        claim_id: claim.claim_id,
        category: claim.category,
        month: claim.month,
        due_on: claim.due_on,
        open_drafted: claim.open_drafted,
        open_delivered: claim.open_delivered,
        verdict: row.delivered_on ? assessClaim(row.way, row.delivered_on, now) : null,
      })),
      verdict: assessNotice(notice),
      article: row.way === 'late_rent' ? `TBK ${pay.article}` : endingWayRules[row.way].article,
      pay_by:
        row.way === 'late_rent' && row.delivered_on && notice.written ? addDays(row.delivered_on, pay.days) : null,
      year_ends_on: row.delivered_on
        ? rentYearOf(contracts.length > 0 ? contracts : [contract], row.delivered_on)
        : null,
    }
  })
  return { notices, judged }
}

type Returned = Pick<
  Awaited<ReturnType<typeof noticesOf>>[number],
  'returned_on' | 'return_reason' | 'returned_by_name'
>
/** When and why the notice was returned; null if it was not. */
export const returnOf = ({ returned_on, return_reason, returned_by_name }: Returned): ArrearsNotice['returned'] =>
  returned_on === null ? null : { on: returned_on, reason: return_reason, by_name: returned_by_name }

const nowOf = ({ claims }: ClaimsLedger, claim: NoticeClaimRow, day: IsoDate | null) => ({
  claim_id: claim.claim_id,
  month: claim.month,
  due_on: claim.due_on,
  category: claim.category,
  open: day === null ? null : (claims.get(claim.claim_id)?.openOn(day) ?? null),
})
