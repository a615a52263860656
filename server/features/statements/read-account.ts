import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { allocate } from '#domain/ledger/allocation.rules.ts'
import type { Currency } from '#domain/ledger/entries.schema.ts'
import { accountFigures } from '#domain/ledger/figures.rules.ts'
import { refuseLedger } from '#domain/ledger/ledger.messages.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import {
  draftLines,
  type LineDraft,
  lineWriter,
  spanOf,
  yearSpan,
  yearsOf,
} from '#domain/statements/account-lines.rules.ts'
import { knowsNoDeposit } from '#domain/statements/hand-entries.rules.ts'
import { liraValue } from '#domain/statements/lira-values.rules.ts'
import { carriedBefore, entriesUntil, figuresSince, lineSince, spanSince } from '#domain/statements/own-time.rules.ts'
import type { AccountView, Span } from '#domain/statements/statements.schema.ts'
import { findAccount } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { accountMaterial } from './statements.queries.ts'

/** The account as this person may read it. Somebody who owns a part of the place reads that part elsewhere. */
export async function readAccount(ctx: Context, actor: Actor, tenancyId: string) {
  const found = await findAccount(ctx.db, actor, tenancyId)
  if (found.rights.read !== 'all') throw refuseLedger('account_missing')
  const today = isoDate(ctx.clock.now())
  const material = await accountMaterial(ctx.db, found, today)
  const shown_until = found.left && material.followed_on ? addDays(material.followed_on, -1) : null
  const shown_from = found.joined_on
  const entries = entriesUntil(material.entries, shown_until)
  const allocated = allocate(entries, material.pursuits)
  const drafts = draftLines(entries)
  const write = lineWriter(entries, allocated, material.rates)
  const before = new Set(shown_from ? entries.filter(({ on_date }) => on_date < shown_from).map(({ id }) => id) : [])
  const isBefore = (id: string) => before.has(id)
  const figures = accountFigures(entries, shown_until ?? today, material.pursuits, allocated)
  return {
    ...found,
    ...material,
    entries,
    today,
    shown_until,
    shown_from,
    drafts: shown_from ? drafts.filter(({ on_date }) => on_date >= shown_from) : drafts,
    write: shown_from ? (draft: LineDraft) => lineSince(write(draft), shown_from, isBefore) : write,
    carried: carriedBefore(entries, shown_from),
    figures: figuresSince(figures, entries, shown_from).map((each) => ({
      ...each,
      lira: liraValue(material.rates, { amount: each.balance, currency: each.currency, on_date: today }),
    })),
    ends_on: shown_until ?? found.tenancy.ended_on ?? material.set_end,
  }
}
export type ReadAccount = Awaited<ReturnType<typeof readAccount>>

/** What stands in these days, written out, and what it comes to. */
export function linesIn({ drafts, write, carried }: ReadAccount, span: Span) {
  const { lines, totals } = spanOf(drafts, span, carried)
  return { lines: lines.map(write), totals }
}

export async function viewAccount(ctx: Context, actor: Actor, tenancyId: string, asked?: number): Promise<AccountView> {
  const account = await readAccount(ctx, actor, tenancyId)
  const { tenancy, contract, rights, relation, today, shown_until, shown_from, entries } = account
  const newest = shown_until ?? today
  const years = yearsOf(account.drafts, shown_from && shown_from > newest ? shown_from : newest)
  const year = asked ?? years[0]!
  const { lines, totals } = linesIn(account, spanSince(yearSpan(year), shown_from))
  const manage = rights.manage
  return {
    tenancy_id: tenancy.id,
    property_id: tenancy.property_id,
    property_title: titleOf(account.property),
    owner_name: contract.owner_name,
    tenant_names: account.tenant_names,
    rents: relation === 'tenant',
    manage,
    today,
    started_on: tenancy.started_on,
    ends_on: account.ends_on,
    shown_until,
    shown_from,
    opened_on: account.opened_on,
    carried_over: account.carried_over,
    terms: { rent: contract.brutAylik, deposit: contract.depozito, currency: contract.bedelTuru as Currency },
    has_ending: account.has_ending && !shown_until,
    deposit_before: manage && contract.depozito > 0 && knowsNoDeposit(entries),
    figures: account.figures,
    years,
    year,
    totals,
    lines: lines.reverse(),
  }
}
