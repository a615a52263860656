import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { sharesFor } from '#domain/money/tax/property-year.rules.ts'
import { partsOf } from '#domain/money/tax/shares.rules.ts'
import { factsOf, missingIn, taxPropertyOf, withUsedExpenses } from '#domain/money/tax/sheet.rules.ts'
import { refuseTax } from '#domain/money/tax/tax.messages.ts'
import { calculateTax, instalmentsOf, isBoundToLump, lastTaxYear } from '#domain/money/tax/tax.rules.ts'
import { type RowsQuery, type SheetQuery, type TaxRow, type TaxSheet, taxInputs } from '#domain/money/tax/tax.schema.ts'
import { sheetsOpenTo } from '#domain/money/tax/tax-rights.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import type { Actor } from '#server/http/actor.ts'
import { expenseRows, propertiesOfYear, rentRows, type SheetFrame, type SheetOwner, sheetFrame } from './tax.queries.ts'

const nothingTyped = taxInputs.parse({})

/** People who only work for others get the owner's sheet, everyone else their own. */
function personFor(actor: Actor, open: readonly string[]): string {
  const hasShares = actor.engagements.some(({ role }) => role === 'shareholder')
  return actor.roles.isHost || hasShares ? actor.userId : (open[0] ?? actor.userId)
}

/** A sheet that the caller may not read gets the same reply as a missing one. */
function whoseSheet(ctx: Context, actor: Actor, asked: string | undefined): SheetOwner & { open: string[] } {
  const open = sheetsOpenTo(actor.engagements)
  const person = asked ?? personFor(actor, open)
  if (person !== actor.userId && !open.includes(person)) throw refuseTax('sheet_missing')
  return { person, open, own: person === actor.userId, today: isoDate(ctx.clock.now()) }
}

/** Last year, or this year when the first rent was paid this year. */
const yearToShow = ({ first }: SheetFrame, today: IsoDate): number => {
  const last = lastTaxYear(today)
  return first !== null && Number(first.slice(0, 4)) > last ? last + 1 : last
}

function yearsToOffer({ first, inputs }: SheetFrame, year: number, today: IsoDate): number[] {
  const newest = Math.max(Number(today.slice(0, 4)), year)
  const oldest = Math.min(
    lastTaxYear(today),
    year,
    ...(first ? [Number(first.slice(0, 4))] : []),
    ...inputs.map((each) => each.year),
  )
  return Array.from({ length: newest - oldest + 1 }, (_, at) => newest - at)
}

/** The lump sum of last year that binds this one: as declared or printed, else as chosen by hand. */
function bindingOf({ inputs, returns }: SheetFrame, year: number): TaxSheet['binding'] {
  const usedIn = (asked: number) => {
    const returned = returns.find((each) => each.year === asked)
    const method = returned?.method ?? inputs.find((each) => each.year === asked)?.inputs.method ?? null
    return { returned, method }
  }
  const { returned, method } = usedIn(year - 1)
  if (!isBoundToLump(method, usedIn(year - 2).method)) return null
  const how = returned ? (returned.declared_on ? 'declared' : 'printed') : 'chosen'
  return { year: year - 1, how, on: returned ? (returned.declared_on ?? returned.printed_on) : null }
}

/** Three statements including the session, however many properties there are. */
export async function readSheet(ctx: Context, actor: Actor, query: SheetQuery): Promise<TaxSheet> {
  const whose = whoseSheet(ctx, actor, query.person)
  const { person, own, today } = whose
  const frame = await sheetFrame(ctx.db, whose, [...new Set([actor.userId, person, ...whose.open])])
  const year = query.year ?? yearToShow(frame, today)
  const found = await propertiesOfYear(ctx.db, whose, year)

  const typedIn = (asked: number) => frame.inputs.find((each) => each.year === asked)
  const inputs = taxInputs.safeParse(typedIn(year)?.inputs ?? nothingTyped).data ?? nothingTyped
  const binding = bindingOf(frame, year)
  const returned = frame.returns.find((each) => each.year === year)
  const published = frame.tables.find((each) => each.year === year) ?? null
  const earlier = frame.tables.filter((each) => each.year < year).at(-1) ?? null
  const table = published ?? (query.figures === 'last' ? earlier : null)

  const sheetOf = { person, year, inputs }
  const properties = found
    .map((each) => taxPropertyOf(each, sheetOf))
    // A share that was sold before the year has no part of it, but for rent of before that came in the year.
    .filter(({ owned, share, gross, unknown }) => owned || share !== '0' || gross > 0 || unknown.length > 0)
    .sort((a, b) => b.gross + b.before - a.gross - a.before)
  const facts = factsOf(properties, sheetOf, binding !== null)
  const calculation = table && calculateTax(facts, table)
  const named = (id: string) => frame.people.find((each) => each.id === id)!
  return {
    year,
    years: yearsToOffer(frame, year, today),
    own,
    declared: returned?.declared_on ? { method: returned.method, on: returned.declared_on } : null,
    binding,
    table,
    facts,
    calculation,
    places: withUsedExpenses(properties, calculation),
    inputs,
    person: named(person),
    people: [actor.userId, ...whose.open].map(named),
    borrowed: published === null && table ? table.year : null,
    last_known: published === null ? (earlier?.year ?? null) : null,
    instalments: calculation ? instalmentsOf(year, calculation.result.payable) : [],
    missing: missingIn(found, properties, { ...sheetOf, today, table, own }),
    version: typedIn(year)?.version ?? 0,
    openings: found
      .filter(({ opened_on }) => opened_on !== null)
      .map((each) => ({ property_id: each.property_id, title: titleOf(each), opened_on: each.opened_on! })),
  }
}

/** The person's part of the entries behind a figure. A shareholder has no link to the ledger. */
export async function readRows(ctx: Context, actor: Actor, query: RowsQuery) {
  const whose = whoseSheet(ctx, actor, query.person)
  const asked = { year: query.year, property: query.property, size: query.size, offset: offsetOf(query) }
  const found = await (query.of === 'rent' ? rentRows : expenseRows)(ctx.db, whose, asked)
  const rows = found.map(
    ({ owner_id, shares, shares_on, baslik, amount_up_to, withheld_up_to, total: _, ...row }): TaxRow => {
      const partUpTo = (sum: number) => partsOf(sum, owner_id, sharesFor(shares, shares_on)).get(whose.person) ?? 0
      // Cut end to end, so that the rows are the sheet's figure, which divides their sum.
      const own = (amount: number, up_to: number) => partUpTo(up_to) - partUpTo(up_to - amount)
      return {
        ...(row as TaxRow),
        title: titleOf({ baslik }),
        amount: own(row.amount, amount_up_to),
        withheld: own(row.withheld, withheld_up_to),
        tenancy_id: owner_id === whose.person ? row.tenancy_id : null,
      }
    },
  )
  return pageOf(rows, found[0]?.total ?? 0, query)
}
