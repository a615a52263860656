import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { currencies } from '#domain/kernel/money.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { claimCategories, paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { noticeDeliveries } from '#domain/tenancy/endings/endings.schema.ts'
import { arrearsWays, claimVerdicts, noticeVerdicts } from './justified.rules.ts'

/** All files of a case are held in memory, so their size is limited. */
export const maxCaseMegabytes = 100

const day = enteredDay()
const kurus = z.number().int()
const claimIds = z.array(z.uuid()).min(1, 'En az bir borç seçin').max(120, 'En fazla 120 borç seçilebilir')
const version = z.number().int().min(1).max(2_000_000_000)

export const interestBooking = z.strictObject({ claims: claimIds, until: day })
export type InterestBooking = z.output<typeof interestBooking>

export const takenBack = z.strictObject({ reason: trimmedText(500).min(1, 'Kısaca nedenini yazın') })

export const pursuitForm = z.strictObject({
  claims: claimIds,
  office: trimmedText(200).min(1, 'İcra dairesini ya da mahkemeyi yazın'),
  file_number: trimmedText(60).min(1, 'Dosya numarasını yazın'),
  since: day,
})
export type PursuitForm = z.output<typeof pursuitForm>
export const pursuitLift = z.strictObject({ claims: claimIds })

export const noticeDraft = z.strictObject({
  /** The browser makes the id, so that a retry creates no second draft. */
  id: z.uuid().optional(),
  way: z.enum(arrearsWays),
  claims: claimIds,
})
export type NoticeDraft = z.output<typeof noticeDraft>
export const noticeEdit = z.strictObject({ version, text: trimmedText(5000).min(1, 'İhtarın metnini yazın') })
export const noticeGiving = z.strictObject({ version, given_on: day, delivery: z.enum(noticeDeliveries) })
export type NoticeGiving = z.output<typeof noticeGiving>
export const noticeReturn = z.strictObject({
  returned_on: day,
  reason: trimmedText(500).min(3, 'Neden tebliğ edilemediğini yazın'),
})
export type NoticeReturn = z.output<typeof noticeReturn>
export const noticeArrival = z.strictObject({ delivered_on: day })

export const chosenMessages = z.strictObject({
  messages: z.array(z.uuid()).min(1, 'En az bir mesaj seçin').max(200, 'Bir kerede en fazla 200 mesaj seçilebilir'),
  chosen: z.boolean(),
})

const percent = z
  .number({ error: 'Oranı yüzde olarak girin, ör. 24' })
  .min(0, 'Oran 0’dan küçük olamaz')
  .max(1000, 'Oran çok büyük')
  .refine((value) => Number(value.toFixed(2)) === value, 'Oran en fazla iki ondalık basamak taşır')
export const legalRateForm = z.strictObject({
  from_on: day,
  percent,
  source: trimmedText(300).min(1, 'Oranın kaynağını yazın, ör. Resmî Gazete günü ve karar numarası'),
})
export type LegalRateForm = z.output<typeof legalRateForm>
export const legalRate = z.strictObject({ from_on: z.iso.date(), percent: z.number(), source: z.string() })
export const legalRateRow = legalRate.extend({
  /** Null for a rate that came with the product. */
  entered_by: z.string().nullable(),
  entered_at: z.iso.datetime(),
})

const currency = z.enum(currencies)
const interestLine = z.strictObject({
  /** First and last day, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.number().int(),
  percent: z.number(),
  principal: kurus,
  amount: kurus,
})

const claim = z.strictObject({
  id: z.uuid(),
  category: z.enum(claimCategories),
  month: z.iso.date().nullable(),
  due_on: z.iso.date(),
  amount: kurus,
  open: kurus,
  currency,
  days_late: z.number().int(),
  pursuit: z.strictObject({ since: z.iso.date(), office: z.string(), file_number: z.string() }).nullable(),
  /** Legal interest up to today that is not yet booked in the ledger. */
  interest: z.array(interestLine),
  interest_total: kurus,
})
export type ArrearsClaim = z.output<typeof claim>

const bookedInterest = z.strictObject({
  id: z.uuid(),
  claim_id: z.uuid().nullable(),
  title: z.string(),
  from: z.iso.date().nullable(),
  to: z.iso.date(),
  amount: kurus,
  /** The amount computed from today's ledger; lower when a payment was entered later for an earlier day. */
  would_be: kurus,
  by_name: z.string(),
  booked_at: z.iso.datetime(),
})
export type BookedInterest = z.output<typeof bookedInterest>

const noticeClaim = z.strictObject({
  claim_id: z.uuid(),
  category: z.enum(claimCategories),
  month: z.iso.date().nullable(),
  due_on: z.iso.date(),
  /** Open amounts computed for those days. */
  open_drafted: kurus,
  open_delivered: kurus.nullable(),
  verdict: z.enum(claimVerdicts).nullable(),
})

const arrearsNotice = z.strictObject({
  id: z.uuid(),
  way: z.enum(arrearsWays),
  /** `draft`: editable; `given`: frozen and on its way; `delivered`: reached the tenant; `returned`: undeliverable. */
  state: z.enum(['draft', 'given', 'delivered', 'returned']),
  version: z.number().int(),
  text: z.string(),
  sha256: z.string().nullable(),
  currency,
  drafted_on: z.iso.date(),
  given_on: z.iso.date().nullable(),
  delivery: z.enum(noticeDeliveries).nullable(),
  delivered_on: z.iso.date().nullable(),
  returned: z.strictObject({ on: z.iso.date(), reason: z.string(), by_name: z.string() }).nullable(),
  by_name: z.string(),
  proof_file: z.uuid().nullable(),
  withdrawn: z.boolean(),
  withdraw_reason: z.string(),
  claims: z.array(noticeClaim),
  verdict: z.enum(noticeVerdicts),
  /** That of the notice, by the kind of place. */
  article: z.string(),
  /** TBK 315, 362: the tenant's last day to pay. */
  pay_by: z.iso.date().nullable(),
  /** End of the rent year in which the notice was delivered. */
  year_ends_on: z.iso.date().nullable(),
})
export type ArrearsNotice = z.output<typeof arrearsNotice>

const year = z.strictObject({
  ends_on: z.iso.date(),
  /** Notices that count, in order of delivery; each names a month that no earlier one named. */
  counted: z.array(z.uuid()),
  /** Counted notices whose month could have been in an earlier one: courts have refused to count them separately. */
  could_have_waited: z.array(z.uuid()),
  suit_from: z.iso.date(),
  suit_by: z.iso.date(),
})

const chosenMessage = z.strictObject({
  message_id: z.uuid(),
  sender_name: z.string(),
  text: z.string(),
  sent_at: z.iso.datetime(),
  files: z.number().int(),
  chosen_by_name: z.string(),
})

/** Everything that a lawyer needs for one tenancy. */
export const arrearsView = z.strictObject({
  tenancy_id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  address: z.string(),
  owner_name: z.string(),
  tenant_names: z.array(z.string()),
  started_on: z.iso.date(),
  ended_on: z.iso.date().nullable(),
  has_guarantor: z.boolean(),
  /** The tenant withholds tax, so claims of rent are net. */
  net_of_tax: z.boolean(),
  /** Of the notice for unpaid rent, by the kind of place. */
  pay_article: z.string(),
  today: z.iso.date(),
  can: z.strictObject({
    /** Book interest and mark claims as pursued. */
    manage: z.boolean(),
    /** Draft notices and choose messages. */
    draft: z.boolean(),
    /** TBK 352/2 protects and binds tenants of dwellings and roofed workplaces alone. */
    two_notices: z.boolean(),
    /** Give notices in the landlord's name. */
    give: z.boolean(),
    /** Record the arrival, return and proof of notices that were given, also after the tenancy ended. */
    record: z.boolean(),
  }),
  figures: z.array(
    z.strictObject({ currency, balance: kurus, overdue: kurus, days_late: z.number().int(), credit: kurus }),
  ),
  /** Open claims past their due day, oldest first. */
  claims: z.array(claim),
  /** Claims paid in full after their due day; the days between bear interest as well. */
  paid_late: z.array(claim),
  interest: z.strictObject({ total: kurus, booked: z.array(bookedInterest), rates: z.array(legalRate) }),
  /** Newest first. */
  notices: z.array(arrearsNotice),
  /** The present rent year, and the previous one while a suit is still possible. */
  years: z.array(year),
  receipts: z.array(
    z.strictObject({
      id: z.uuid(),
      on_date: z.iso.date(),
      amount: kurus,
      currency,
      method: z.enum(paymentMethods).nullable(),
      note: z.string(),
      file_id: z.uuid().nullable(),
    }),
  ),
  /** Newest first. */
  contracts: z.array(
    z.strictObject({
      id: z.uuid(),
      short_id: z.string(),
      baslangicTarihi: z.iso.date(),
      bitisTarihi: z.iso.date(),
      brutAylik: kurus,
      gross: z.boolean(),
      bedelTuru: z.string(),
    }),
  ),
  messages: z.array(chosenMessage),
})
export type ArrearsView = z.output<typeof arrearsView>

export const choosableMessage = z.strictObject({
  id: z.uuid(),
  sender_name: z.string(),
  text: z.string(),
  sent_at: z.iso.datetime(),
  files: z.number().int(),
  chosen: z.boolean(),
})
