import {
  type Analytics,
  type AnalyticsFilter,
  type PropertyFigures,
  propertyIdsIn,
  type RentLine,
} from '#domain/insight/analytics/analytics.schema.ts'
import {
  figuresOf,
  type KnownProperty,
  monthsOf,
  noFigures,
  ownRows,
  sumFigures,
  type Window,
} from '#domain/insight/analytics/figures.rules.ts'
import { comparedWith, lastYear, type Period, untilToday } from '#domain/insight/analytics/periods.rules.ts'
import { rentBesideIndex } from '#domain/insight/analytics/rent-index.rules.ts'
import { addDays, addMonths, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { partsOf } from '#domain/money/tax/shares.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { liraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { storedRates } from '#server/features/tenancy/rates/rates.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { type AnalysedProperty, type FoundFigures, findFigures, findProperties } from './analytics.queries.ts'
import { inBatches } from './in-batches.ts'

/** Thirty queries of thirty properties; a larger screen would not be readable. */
const mostProperties = 900

interface Times {
  today: IsoDate
  period: Period
  compared: Period | null
  /** The twelve months before the end of the period. */
  year: Period
}

function timesOf({ from, to, compare, compare_from, compare_to }: AnalyticsFilter, today: IsoDate): Times {
  const asked = from && to ? { from, to } : lastYear(today)
  const own = compare_from && compare_to ? { from: compare_from, to: compare_to } : null
  const period = untilToday(asked, today)
  const compared = comparedWith(period, compare, own)
  return { today, period, compared: compared && untilToday(compared, today), year: yearUpTo(period.to) }
}
const yearUpTo = (to: IsoDate): Period => ({ from: addDays(addMonths(to, -12), 1), to })

const windowsOf = ({ period, compared, year }: Times): Partial<Record<Window, Period>> => ({
  now: period,
  ...(compared && { before: compared }),
  year,
})

interface Reading {
  ctx: Context
  reads: Db
}

/** Reads the whole screen: one statement for the properties, one per thirty of them, one for the rate if needed. */
export async function analyse({ ctx, reads }: Reading, actor: Actor, filter: AnalyticsFilter): Promise<Analytics> {
  const times = timesOf(filter, isoDate(ctx.clock.now()))
  const wanted = new Set(propertyIdsIn(filter.properties))
  const { places: found, tufe } = await findProperties(reads, actor, { asked: [...wanted], limit: mostProperties + 1 })
  const reached = found.slice(0, mostProperties)
  const chosen = wanted.size > 0 ? found.filter(({ id }) => wanted.has(id)) : reached
  const batches = await inBatches(
    chosen,
    (batch) =>
      findFigures(
        reads,
        { caller: actor.userId, properties: batch },
        { windows: windowsOf(times), today: times.today },
      ),
    (error) => ctx.log.error({ err: error }, 'analytics: a batch could not be read'),
  )
  const read = batches.flatMap(({ items, result }) => items.map((property) => readProperty(property, result, times)))
  const whole = read.flatMap(({ rows, property }) => (rows ? [{ rows, property: property }] : []))
  const shown = read.map(({ view }) => view)
  const counted = shown.filter(({ failed }) => !failed)
  const { period, compared, today } = times
  return {
    today,
    period,
    compared,
    choices: reached.map(({ id, baslik }) => ({ id, title: titleOf({ baslik }) })),
    truncated: found.length > mostProperties,
    unknown: wanted.size > 0 ? wanted.size - chosen.length : 0,
    empty: reached.length > 0 ? null : emptyFor(actor),
    places: shown,
    totals: {
      now: sumFigures(counted.map(({ now }) => now)),
      before: compared && sumFigures(counted.flatMap(({ before }) => before ?? [])),
    },
    months: {
      now: monthsOf(whole, { time: 'now', period }),
      before: compared ? monthsOf(whole, { time: 'before', period: compared }) : [],
    },
    rents: read.flatMap(({ property, stays }) => rentsOf(property, stays, { today, tufe, person: actor.userId })),
    rates: await ratesFor(reads, counted),
  }
}

function readProperty(property: AnalysedProperty, figures: FoundFigures | null, { period, compared, year }: Times) {
  const known: KnownProperty = property
  const rows = figures && ownRows(known, figures)
  const over = (time: Window, asked: Period) =>
    rows ? figuresOf(known, rows, { time, period: asked }) : noFigures(property.costs)
  const twelve = over('year', year)
  const view: PropertyFigures = {
    id: property.id,
    title: titleOf(property),
    is_building: property.is_building,
    share: property.share,
    failed: !rows,
    now: over('now', period),
    before: compared && over('before', compared),
    year: {
      net: twelve.net,
      foreign: twelve.money.some(({ currency, collected }) => currency !== 'TL' && collected !== 0),
      days: twelve.days,
    },
    value: property.value,
    manage: property.costs,
  }
  return {
    property: property,
    rows,
    view,
    stays: figures?.stays.filter(({ property_id }) => property_id === property.id) ?? [],
  }
}

/** Rents of tenancies running today; a co-owner gets their share of them. */
const rentsOf = (
  { id, baslik, share, owner_id, shares }: AnalysedProperty,
  stays: FoundFigures['stays'],
  { today, tufe, person }: { today: IsoDate; tufe: TufeTable; person: string },
): RentLine[] => {
  const own = (amount: number) => (share ? (partsOf(amount, owner_id, shares).get(person) ?? 0) : amount)
  // Who holds nothing of it today has no rent of it.
  if (share?.pay === 0) return []
  return stays
    .filter(({ ended_on, terms }) => (ended_on === null || ended_on >= today) && terms.length > 0)
    .map(({ tenancy_id, started_on, ...agreed }) => {
      const { points, ...line } = rentBesideIndex(agreed, { started_on, today }, tufe)
      return {
        tenancy_id,
        property_id: id,
        title: titleOf({ baslik }),
        started_on,
        ...line,
        points: points.map(({ on, rent, indexed }) => ({
          on,
          rent: own(rent),
          indexed: indexed === null ? null : own(indexed),
        })),
      }
    })
}

function emptyFor({ engagements, subject }: Actor): Analytics['empty'] {
  if (engagements.length > 0) return 'no_right'
  return subject.renters_id.length > 0 ? 'tenant' : 'no_places'
}

async function ratesFor(reads: Db, properties: readonly PropertyFigures[]): Promise<Analytics['rates']> {
  const isForeign = properties.some(({ now, before }) =>
    [...now.money, ...(before?.money ?? [])].some(({ currency }) => currency !== 'TL'),
  )
  const rates = isForeign ? await storedRates(reads) : undefined
  return rates ? { USD: liraPerUnit(rates.USD), EUR: liraPerUnit(rates.EUR), at: rates.fetched_at.toISOString() } : null
}
