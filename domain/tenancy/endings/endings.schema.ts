import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import { isIban, normalIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { paperView } from '#domain/tenancy/papers/papers.schema.ts'
import { decisionProblems } from './decision.rules.ts'
import { deductionStates } from './deductions.rules.ts'
import { taskKinds } from './ending-tasks.rules.ts'
import { endingSides, endingWays } from './ending-ways.rules.ts'

/** `proposed` waits for the other side, `set` for its day; the others are closed. */
const endingStates = ['proposed', 'declined', 'set', 'withdrawn', 'done'] as const
export type EndingState = (typeof endingStates)[number]

export const noticeDeliveries = ['app', 'elden', 'noter', 'e-posta', 'PTT', 'KEP'] as const
export type NoticeDelivery = (typeof noticeDeliveries)[number]
export const deliveryLabels: Readonly<Record<NoticeDelivery, string>> = {
  app: 'Anahtar üzerinden',
  elden: 'Elden, imza karşılığı',
  noter: 'Noter',
  'e-posta': 'E-posta',
  PTT: 'PTT (iadeli taahhütlü)',
  KEP: 'KEP (kayıtlı elektronik posta)',
}

const day = enteredDay('Bir gün seçin')
const instant = z.iso.datetime()

export const maxDeductions = 50
export const maxDeductionFiles = 10
const maxAmount = 100_000_000_000
/** Kuruş. */
const amount = z
  .number({ error: 'Tutarı rakamla yazın' })
  .int()
  .min(1, 'Tutarı yazın')
  .max(maxAmount, 'Tutar çok büyük')

/** The status of the property after the tenancy has ended. */
export const nextStatuses = notRentedStatuses
export type NextStatus = (typeof nextStatuses)[number]

export const newEnding = z
  .strictObject({
    way: z.enum(endingWays, { error: 'Bir yol seçin' }),
    ends_on: day,
    /** When the notice reached the other side; immediately for a notice given in the product. */
    delivered_on: day.nullable().default(null),
    delivery: z.enum(noticeDeliveries).default('app'),
    basis_on: day.nullable().default(null),
    /** Identifies a court or enforcement decision; used for that way only. */
    decision_office: trimmedText(200).default(''),
    decision_number: trimmedText(60).default(''),
    reason: trimmedText(2000).default(''),
    next_status: z.enum(nextStatuses).default('Kiralanmamış'),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(decisionProblems(value)))
      issues.push({ code: 'custom', path: [field], message, input: value })
  })
export type NewEnding = z.output<typeof newEnding>

/** Ways of delivery for a tenant without mail and account. */
export const paperDeliveries = ['elden', 'noter', 'PTT'] as const satisfies readonly NoticeDelivery[]

/** A tenant's notice on paper, recorded by the owner with its scan, which contains the text. */
export const paperNotice = z.strictObject({
  way: z.enum(['tenant_notice', 'tenant_early']),
  ends_on: day,
  delivery: z.enum(paperDeliveries),
  delivered_on: day,
  next_status: z.enum(nextStatuses).default('Kiralanmamış'),
})
export type PaperNotice = z.input<typeof paperNotice>

export const endingCounter = z.strictObject({
  /** The day shown to the user, to detect concurrent changes. */
  instead_of: day,
  ends_on: day,
  note: trimmedText(2000).default(''),
})
export type EndingCounter = z.output<typeof endingCounter>

export type EndingChangeState = 'proposed' | 'agreed' | 'declined' | 'withdrawn'

/** Changes an agreed ending: another last day, or null to continue the tenancy. */
export const endingChange = z.strictObject({
  /** The day shown to the user, to detect concurrent changes. */
  instead_of: day,
  ends_on: day.nullable(),
  reason: trimmedText(2000).default(''),
})
export type EndingChange = z.output<typeof endingChange>

export const reasonData = z.strictObject({ reason: trimmedText(1000).min(1, 'Kısaca nedenini yazın') })

export const newNotice = z.strictObject({
  /** The browser makes the id, so that a retry creates no second notice. */
  id: z.uuid().optional(),
  way: z.enum(['tenant_notice', 'tenant_early', 'landlord_ten_years', 'late_rent']),
  text: trimmedText(5000).min(1, 'Bildirimin metnini yazın'),
  given_on: day,
  delivery: z.enum(noticeDeliveries),
  delivered_on: day,
})
export type NewNotice = z.output<typeof newNotice>

export const newDeduction = z.strictObject({
  id: z.uuid().optional(),
  title: trimmedText(120).min(1, 'Kaleme bir ad verin'),
  amount,
  reason: trimmedText(1000).default(''),
  fixture_id: z.uuid().nullable().default(null),
  /** An open debt of the account that the deposit is to pay. */
  claim_id: z.uuid().nullable().default(null),
})
export type NewDeduction = z.output<typeof newDeduction>

const version = z.number().int().min(1).max(2_000_000_000)

export const deductionChange = z.strictObject({ version, amount, reason: trimmedText(1000).default('') })
export const deductionAnswer = z
  .strictObject({
    version,
    answer: z.enum(['accepted', 'disputed']),
    note: trimmedText(1000).default(''),
    /** The amount in kuruş that the tenant would accept. */
    counter_amount: z.number().int().min(0).max(maxAmount).nullable().default(null),
  })
  .refine(({ answer, note }) => answer === 'accepted' || note !== '', {
    path: ['note'],
    error: 'Neden itiraz ettiğinizi yazın',
  })
export type DeductionAnswer = z.output<typeof deductionAnswer>

export const refundBankAccount = z.strictObject({
  iban: z.string().max(50).refine(isIban, 'IBAN hatalı; TR ile başlayan 26 karakter olmalı').transform(normalIban),
})
export const refundDone = z.strictObject({ refunded_on: day, amount: z.number().int().min(0).max(maxAmount) })

/** The legal consequences of one way of ending on one day. */
const assessment = z.strictObject({
  /** Why this way is not available; null when it is. */
  closed: z.string().nullable(),
  /** The last day on which a notice counts for the next end. */
  notice_by: z.iso.date().nullable(),
  /** True when the notice is in time; null when there is no time limit. */
  kept: z.boolean().nullable(),
  /** The earliest possible last day of the tenancy. */
  earliest: z.iso.date().nullable(),
  /** The tenancy can end on `earliest` only, not later. */
  exact: z.boolean(),
  /** The last day for the suit or enforcement that this way requires. */
  act_by: z.iso.date().nullable(),
  /** Explanation in words, including what follows when the time limit was missed. */
  follows: z.string(),
})
export type EndingAssessment = z.output<typeof assessment>

const task = z.strictObject({
  kind: z.enum(taskKinds),
  due_on: z.iso.date(),
  done: z.boolean(),
  done_by: z.string(),
  done_at: instant.nullable(),
  /** True when the viewer may tick it. */
  own: z.boolean(),
  /** Additional information, such as the state of the handover record. */
  detail: z.string(),
})
export type EndingTask = z.output<typeof task>

const deduction = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  fixture_name: z.string(),
  claim_id: z.uuid().nullable(),
  state: z.enum(deductionStates),
  answer_note: z.string(),
  counter_amount: z.number().int().nullable(),
  answered_at: instant.nullable(),
  answered_by: z.string(),
  version: z.number().int(),
  files: z.array(z.uuid()),
})
export type DeductionView = z.output<typeof deduction>

const notice = z.strictObject({
  id: z.uuid(),
  way: z.enum(endingWays),
  side: z.enum(endingSides),
  text: z.string(),
  sha256: z.string(),
  given_on: z.iso.date(),
  delivery: z.enum(noticeDeliveries),
  delivered_on: z.iso.date(),
  proof_file: z.uuid().nullable(),
  by_name: z.string(),
  own: z.boolean(),
  withdrawn_at: instant.nullable(),
  withdraw_reason: z.string(),
})
export type NoticeView = z.output<typeof notice>

const ending = z.strictObject({
  id: z.uuid(),
  way: z.enum(endingWays),
  state: z.enum(endingStates),
  side: z.enum(endingSides),
  started_by: z.string(),
  ends_on: z.iso.date(),
  delivered_on: z.iso.date(),
  basis_on: z.iso.date().nullable(),
  decision_office: z.string(),
  decision_number: z.string(),
  reason: z.string(),
  next_status: z.enum(nextStatuses),
  assessment,
  objected_at: instant.nullable(),
  objection: z.string(),
  objected_by: z.string(),
  closed_at: instant.nullable(),
  closed_by: z.string(),
  close_reason: z.string(),
  created_at: instant,
})

/** Summary for the page of the tenancy. */
export const endingSummary = z.strictObject({
  id: z.uuid(),
  way: z.enum(endingWays),
  state: z.enum(endingStates),
  side: z.enum(endingSides),
  ends_on: z.iso.date(),
  /** The tenant has objected; a court decision takes effect all the same. */
  objected: z.boolean(),
  /** Number of deductions without an answer, and of disputed ones. */
  waiting: z.number().int(),
  disputed: z.number().int(),
  refunded: z.boolean(),
})
export type EndingSummary = z.output<typeof endingSummary>

const statement = z.strictObject({
  deposit: z.number().int(),
  /** Amount that both sides agree on. */
  accepted: z.number().int(),
  /** Further amounts that the tenant has not answered (`waiting`), or disputes. */
  waiting: z.number().int(),
  disputed: z.number().int(),
  /** Deposit less accepted deductions, never negative. */
  to_return: z.number().int(),
  /** Accepted deductions beyond the deposit, owed by the tenant. */
  still_owed: z.number().int(),
  /** Nothing is left to answer or to agree on. */
  settled: z.boolean(),
})
export type DepositStatement = z.output<typeof statement>

/** All data of the screen of an ending. */
export const endingView = z.strictObject({
  tenancy_id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  owner_name: z.string(),
  tenant_names: z.array(z.string()),
  started_on: z.iso.date(),
  ended_on: z.iso.date().nullable(),
  terms: z.strictObject({
    baslangicTarihi: z.iso.date(),
    bitisTarihi: z.iso.date(),
    first_end: z.iso.date().nullable(),
    tasinmazCinsi: z.string(),
  }),
  today: z.iso.date(),
  /** The viewer's side; null for viewers who may only read. */
  side: z.enum(endingSides).nullable(),
  /** The open ending, else the last one that was not withdrawn or declined, else null. */
  ending: ending.nullable(),
  /** A change of an agreed ending, proposed by one side and waiting for the other. */
  change: z
    .strictObject({
      id: z.uuid(),
      side: z.enum(endingSides),
      proposed_by: z.string(),
      ends_on: z.iso.date().nullable(),
      reason: z.string(),
      created_at: instant,
    })
    .nullable(),
  change_paper: paperView.nullable(),
  /** Earlier endings that did not take effect, newest first. */
  earlier: z.array(ending),
  can: z.strictObject({
    start: z.boolean(),
    /** No tenant has an account, so the owner records their notice on paper. */
    record_tenant: z.boolean(),
    counter: z.boolean(),
    withdraw: z.boolean(),
    /** Both sides have agreed, and the day is in the future. */
    change: z.boolean(),
    withdraw_change: z.boolean(),
    object: z.boolean(),
    propose_deduction: z.boolean(),
    answer_deduction: z.boolean(),
    refund: z.boolean(),
    account: z.boolean(),
    settle: z.boolean(),
  }),
  tasks: z.array(task),
  notices: z.array(notice),
  deductions: z.array(deduction),
  /** Open rent and dues that are not proposed as deductions yet; empty for readers who may not propose them. */
  open_debts: z.array(z.strictObject({ claim_id: z.uuid(), title: z.string(), open: z.number().int() })),
  statement: statement.nullable(),
  currency: z.string(),
  /** Complete for the two sides, masked for other readers. */
  refund_iban: z.string().nullable(),
  refunded_on: z.iso.date().nullable(),
  refunded_amount: z.number().int().nullable(),
  /** The protocol of an agreement, and the settlement of the deposit, which both sides confirm. */
  paper: paperView.nullable(),
  settlement: paperView.nullable(),
  fixtures: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  events: z.array(z.strictObject({ id: z.uuid(), text: z.string(), actor_name: z.string(), at: instant })),
})
export type EndingView = z.output<typeof endingView>
