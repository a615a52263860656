import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuseTax } from '#domain/money/tax/tax.messages.ts'
import { isOver, yearOfOtherPurchase } from '#domain/money/tax/tax.rules.ts'
import type { TaxInputsForm } from '#domain/money/tax/tax.schema.ts'
import { describeTaxYear } from '#domain/money/tax/tax-year-words.rules.ts'
import type { TaxYearForm } from '#domain/money/tax/tax-years.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { readSheet } from './read-sheet.ts'
import { propertiesOfYear } from './tax.queries.ts'
import {
  allTaxYearChanges,
  allTaxYears,
  insertTaxYear,
  insertTaxYearChange,
  purchasesOf,
  takeDeclaredBack,
  taxYearToChange,
  updateTaxYear,
  writeDeclared,
  writeInputs,
} from './tax-years.queries.ts'

/** Always the caller's own inputs: only taxpayers themselves may state what they declare. */
export const saveInputs = (ctx: Context, actor: Actor, year: number, { version, ...inputs }: TaxInputsForm) =>
  ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    const properties = await propertiesOfYear(tx, { person: actor.userId, today: isoDate(now), own: true }, year)
    const named = [...inputs.before.map(({ property_id }) => property_id), inputs.purchase?.property_id ?? null]
    const { purchase } = inputs
    const other = purchase && yearOfOtherPurchase(year, purchase, await purchasesOf(tx, actor.userId))
    if (other) {
      const message = `${other} yılı için başka bir konutun bedelini yazdınız; indirim beş yıl boyunca tek konut içindir.`
      throw refuseTax('purchase_taken', { purchase_of: message })
    }
    if (named.some((id) => id !== null && !properties.some(({ property_id }) => property_id === id)))
      throw refuseTax('not_own_place')
    const row = { person_id: actor.userId, year, inputs, version, updated_at: now }
    if (!(await writeInputs(tx, row))) throw refuseTax('inputs_changed')
  })

/** The caller's own return of the year, by the method that the sheet uses now. */
export async function declareTax(ctx: Context, actor: Actor, { year, declared }: { year: number; declared: boolean }) {
  const at = ctx.clock.now()
  const whose = { person_id: actor.userId, year }
  if (!declared) return ctx.db.transact((tx) => takeDeclaredBack(tx, whose))
  if (!isOver(whose, isoDate(at))) throw refuseTax('year_runs')
  const { calculation } = await readSheet(ctx, actor, { year, person: actor.userId, figures: 'own' })
  if (!calculation) throw refuseTax('no_figures')
  return ctx.db.transact((tx) => writeDeclared(tx, { ...whose, method: calculation.method }, at))
}

export async function listTaxYears(ctx: Context) {
  const [years, changes] = [await allTaxYears(ctx.db), await allTaxYearChanges(ctx.db)]
  const current = Number(isoDate(ctx.clock.now()).slice(0, 4))
  return {
    years: years.map((row) => ({
      ...row,
      changes: changes
        .filter(({ year }) => year === row.year)
        .map(({ by_name, at, detail }) => ({ by_name, at: at.toISOString(), detail })),
    })),
    missing: years.some(({ year }) => year === current) ? null : current,
  }
}

/** Adds or corrects a year's figures; tax sheets use them at once. `version` 0 means that none was stored. */
export const enterTaxYear = (
  ctx: Context,
  actor: Actor,
  { year, version, figures }: { year: number; version: number; figures: TaxYearForm },
) =>
  ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    if (year > Number(isoDate(now).slice(0, 4)) + 1) throw refuseTax('year_far')
    const before = await taxYearToChange(tx, year)
    if ((before?.version ?? 0) !== version) throw refuseTax('year_changed')
    if (before) await updateTaxYear(tx, { ...figures, year, version: version + 1 })
    else if (!(await insertTaxYear(tx, { ...figures, year }))) throw refuseTax('year_changed')
    const detail = describeTaxYear(before, figures)
    const by = { by_id: actor.userId, by_name: actor.username }
    const id = newId(now.getTime())
    await insertTaxYearChange(tx, { id, year, ...by, detail, at: now })
    const entry = {
      area: 'tax_year',
      id,
      kind: 'changed',
      actor: { id: actor.userId },
      detail: { year },
      at: now,
    } as const
    await auditLog.record(tx, entry)
  })
