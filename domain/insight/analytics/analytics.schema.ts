import { z } from 'zod'
import { currencies } from '#domain/kernel/money.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'
import { comparisons, monthCount } from './periods.rules.ts'

const kurus = z.number().int()
const count = z.number().int().min(0)
const day = z.iso.date()
/** Rejects days without any data, which would only cause long loops. */
const inOurTime = (asked: string) => asked >= '2000-01-01' && asked <= '2100-12-31'
const timeProblem = 'Gün 2000 ile 2100 yılları arasında olmalıdır'
const dayOrNone = z.union([z.literal(''), day.refine(inOurTime, timeProblem)]).default('')
const mostMonths = 120
const mostChosen = 90

/** Ids separated by commas, for the query string. */
const chosenProperties = z
  .string()
  .max(mostChosen * 37)
  .default('')
  .refine((text) => propertyIdsIn(text).every((id) => z.uuid().safeParse(id).success), 'Mülkler seçilemedi')
export const propertyIdsIn = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))]

const isPeriod = (from: string, to: string) =>
  from === '' || to === '' || (from <= to && monthCount({ from, to }) <= mostMonths)
const periodProblem = 'Bitiş, başlangıçtan önce olamaz; dönem en çok on yıldır'

/** A period entered by the user, both days included. */
export const ownPeriod = z
  .strictObject({
    from: z.iso.date('İlk günü gün.ay.yıl olarak girin').refine(inOurTime, timeProblem),
    to: z.iso.date('Son günü gün.ay.yıl olarak girin').refine(inOurTime, timeProblem),
  })
  .refine(({ from, to }) => isPeriod(from, to), { path: ['to'], error: periodProblem })

const which = {
  owner: ownerFilter,
  /** Empty: the present month and the eleven before it. */
  from: dayOrNone,
  to: dayOrNone,
  /** Empty: all properties. */
  properties: chosenProperties,
  compare: z.enum(comparisons).default('none'),
  /** For a comparison with a period entered by the user. */
  compare_from: dayOrNone,
  compare_to: dayOrNone,
}
const checked = <Shape extends z.ZodObject<typeof which>>(shape: Shape) =>
  shape
    .refine(({ from, to }) => isPeriod(from, to), { path: ['to'], error: periodProblem })
    .refine(({ compare_from, compare_to }) => isPeriod(compare_from, compare_to), {
      path: ['compare_to'],
      error: periodProblem,
    })
    .refine(({ from, to }) => (from === '') === (to === ''), { path: ['to'], error: 'Dönemin iki gününü de seçin' })
    .refine(
      ({ compare, compare_from, compare_to }) => compare !== 'own' || (compare_from !== '' && compare_to !== ''),
      {
        path: ['compare_to'],
        error: 'Karşılaştırılacak dönemin iki gününü de seçin',
      },
    )

const analyticsShape = z.strictObject(which)
export const analyticsFilter = checked(analyticsShape)
export type AnalyticsFilter = z.output<typeof analyticsFilter>
export const analyticsExport = checked(analyticsShape.extend({ format: z.enum(['csv', 'xlsx']) }))
export type AnalyticsExport = z.output<typeof analyticsExport>

const period = z.strictObject({ from: day, to: day })
const inCurrency = z.strictObject({
  currency: z.enum(currencies),
  /** Rent and other income that the landlord keeps, by the day of payment. */
  collected: kurus,
  /** Withheld by tenants beside the rent that came. */
  withheld: kurus,
  /** The same kinds of claims, by due day. */
  expected: kurus,
  /** Received but passed on: the tenant's part of costs, aidat, bills, VAT. */
  passed: kurus,
})
export type InCurrency = z.output<typeof inCurrency>

const figures = z.strictObject({
  money: z.array(inCurrency),
  /** The landlord's part in lira; null when the reader may not see expenses. */
  expense: kurus.nullable(),
  /** The part of it caused by requests. */
  requests: z.strictObject({ cost: kurus, count }).nullable(),
  /** Collected less expenses, lira only; null when expenses are unknown. */
  net: kurus.nullable(),
  /** Days on which the property is known, and on how many of them it was not rented. */
  days: count,
  vacant: count,
  /** Due claims, and how many of them were settled late or are still open. */
  dues: count,
  late: count,
})
export type Figures = z.output<typeof figures>

export const propertyFigures = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  is_building: z.boolean(),
  /** Set for a co-owner: amounts are that part. */
  share: z.strictObject({ pay: z.number().int(), payda: z.number().int() }).nullable(),
  /** This property could not be read; its figures are empty. */
  failed: z.boolean(),
  now: figures,
  before: figures.nullable(),
  /** The twelve months up to the end of the period, for the yield. */
  year: z.strictObject({
    net: kurus.nullable(),
    /** Part of the income came in another currency. */
    foreign: z.boolean(),
    /** Days of the year on which the property is known. */
    days: count,
  }),
  /** The value stated by the owner; null when there is none or the reader may not see it. */
  value: z.strictObject({ amount: kurus, on: day }).nullable(),
  /** True when the reader manages the expenses, and so may state the value. */
  manage: z.boolean(),
})
export type PropertyFigures = z.output<typeof propertyFigures>

const monthFigures = z.strictObject({
  /** 2026-11 */
  month: z.string(),
  money: z.array(inCurrency),
  expense: kurus.nullable(),
})
export type MonthFigures = z.output<typeof monthFigures>

const rentLine = z.strictObject({
  tenancy_id: z.uuid(),
  property_id: z.uuid(),
  title: z.string(),
  started_on: day,
  currency: z.enum(currencies),
  points: z.array(z.strictObject({ on: day, rent: kurus, indexed: kurus.nullable() })),
  /** Data months whose index figure has not been entered. */
  missing: z.array(z.string()),
})
export type RentLine = z.output<typeof rentLine>

/** Reasons for an empty reply. */
export const emptyReasons = ['tenant', 'no_right', 'no_places'] as const

export const analyticsReply = z.strictObject({
  today: day,
  period,
  compared: period.nullable(),
  /** Properties offered by the filter. */
  choices: z.array(z.strictObject({ id: z.uuid(), title: z.string() })),
  /** There are more properties than one reply includes. */
  truncated: z.boolean(),
  /** Number of requested properties that do not exist or belong to others. */
  unknown: count,
  empty: z.enum(emptyReasons).nullable(),
  places: z.array(propertyFigures),
  totals: z.strictObject({ now: figures, before: figures.nullable() }),
  months: z.strictObject({ now: z.array(monthFigures), before: z.array(monthFigures) }),
  /** Tenancies that run today. */
  rents: z.array(rentLine),
  /** Lira per unit at the newest stored rate; null without a rate or without payments in another currency. */
  rates: z.strictObject({ USD: z.string(), EUR: z.string(), at: z.iso.datetime() }).nullable(),
})
export type Analytics = z.output<typeof analyticsReply>

export const propertyValue = z.strictObject({
  /** Kuruş; null removes the value. */
  amount: z
    .number({ error: 'Değeri yazın' })
    .int()
    .min(1, 'Değer sıfırdan büyük olmalıdır')
    .max(100_000_000_000_00, 'Değer çok büyük')
    .nullable(),
})
export type PropertyValue = z.output<typeof propertyValue>
