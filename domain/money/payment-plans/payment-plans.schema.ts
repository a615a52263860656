import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { currencies } from '#domain/kernel/money.ts'
import { claimCategories, entryKinds } from '#domain/money/ledger/entries.schema.ts'
import { partMonths } from '#domain/money/ledger/part-months.rules.ts'
import { frequencies } from '#domain/money/ledger/schedule.rules.ts'
import { agreedWays } from './entered-rents.rules.ts'
import { reminderKinds } from './reminders.rules.ts'

const day = enteredDay()
const maxAmount = 1_000_000_000_00
const percent = (name: string) =>
  z
    .number({ error: `${name} oranını yüzde olarak girin` })
    .min(0, 'Oran 0’dan küçük olamaz')
    .max(100, 'Oran 100’den büyük olamaz')

const freeDays = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Bitiş başlangıçtan önce olamaz' })

export const planForm = z.strictObject({
  from_on: day,
  frequency: z.enum(frequencies),
  part_month: z.enum(partMonths),
  rent_free: z.array(freeDays).max(12, 'En fazla 12 kirasız dönem girilebilir'),
  /** Null: 20 % when the tenant is a firm, otherwise none. */
  withholding_percent: percent('Stopaj').nullable(),
  vat_percent: percent('KDV'),
  /** Kuruş a month. */
  aidat: z.number({ error: 'Aidatı girin' }).int().min(0, 'Aidat 0’dan küçük olamaz').max(maxAmount, 'Aidat çok büyük'),
})
export type PlanForm = z.output<typeof planForm>

/** A tenancy without a plan of its own has a default one whose first day precedes all others. */
const shownPlan = planForm.extend({ from_on: z.iso.date() })
const planVersion = shownPlan.extend({ id: z.uuid(), by_name: z.string(), created_at: z.iso.datetime() })

export const openingForm = z
  .strictObject({
    /** The browser makes the key, so that a retry books nothing twice. */
    key: z.uuid(),
    /** First month with dues; null leaves it unchanged. */
    opened_on: day.nullable(),
    /** The amount open on that day from earlier months. */
    balance: z
      .strictObject({
        side: z.enum(['debt', 'credit']),
        amount: z.number({ error: 'Tutarı girin' }).int().min(1, 'Tutarı girin').max(maxAmount, 'Tutar çok büyük'),
        on_date: day,
      })
      .nullable(),
    note: z.string().trim().max(500, 'En fazla 500 karakter girilebilir'),
    /** A balance in the tenant's favour: other money than an equal payment of these days that is booked. */
    again: z.boolean().default(false),
  })
  .refine(({ opened_on, balance }) => opened_on !== null || balance !== null, {
    path: ['opened_on'],
    error: 'Bir başlangıç günü ya da devreden bir tutar girin',
  })
export type OpeningForm = z.output<typeof openingForm>

export const rentEntry = z.strictObject({
  /** The browser makes the id, so that a retry creates no second entry. */
  id: z.uuid(),
  from_on: day,
  /** Kuruş a month. */
  rent: z.number({ error: 'Kirayı girin' }).int().min(1, 'Kirayı girin').max(maxAmount, 'Kira çok büyük'),
  agreed: z.enum(agreedWays, { error: 'Nasıl kararlaştırıldığını seçin' }),
  note: z.string().trim().max(500, 'En fazla 500 karakter girilebilir'),
})
export type RentEntry = z.output<typeof rentEntry>
export const rentTakingBack = z.strictObject({
  reason: z.string().trim().min(1, 'Kısaca nedenini yazın').max(500, 'En fazla 500 karakter girilebilir'),
})

const datedRent = z.strictObject({ from_on: z.iso.date(), rent: z.number().int() })

/** A rent that was entered by hand. */
const enteredRent = datedRent.extend({
  id: z.uuid(),
  agreed: z.enum(agreedWays),
  note: z.string(),
  by_name: z.string(),
  created_at: z.iso.datetime(),
  taken_back: z.strictObject({ at: z.iso.datetime(), by_name: z.string(), reason: z.string() }).nullable(),
})
export type EnteredRent = z.output<typeof enteredRent>

export const paymentPlanView = z.strictObject({
  tenancy_id: z.uuid(),
  property_title: z.string(),
  tenant_names: z.array(z.string()),
  manage: z.boolean(),
  currency: z.enum(currencies),
  started_on: z.iso.date(),
  /** Null until the first dues are made. */
  opened_on: z.iso.date().nullable(),
  /** The setting for the time before the ledger was introduced. */
  carried_over: z.boolean(),
  today: z.iso.date(),
  /** The rents that the ledger uses, each from a day on, oldest first. */
  rents: z.array(datedRent),
  /** Newest first, including withdrawn ones. */
  entered_rents: z.array(enteredRent),
  plan: shownPlan,
  /** Newest first. */
  versions: z.array(planVersion),
  /** The dues of the next three pay days. */
  upcoming: z.array(
    z.strictObject({
      kind: z.enum(entryKinds),
      category: z.enum(['', ...claimCategories]),
      amount: z.number().int(),
      currency: z.enum(currencies),
      on_date: z.iso.date(),
      covers_from: z.iso.date(),
      covers_to: z.iso.date(),
    }),
  ),
  reminders: z.strictObject({
    on: z.boolean(),
    /** Newest first. */
    sent: z.array(
      z.strictObject({
        id: z.uuid(),
        stage: z.enum(reminderKinds),
        due_on: z.iso.date(),
        text: z.string(),
        recipients: z.number().int(),
        sent_at: z.iso.datetime(),
      }),
    ),
  }),
})
export type PaymentPlanView = z.output<typeof paymentPlanView>
