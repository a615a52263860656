import { addDays, daysBetween, type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'

/** Three days before, on the day, and three, seven and fifteen days after it. */
export const reminderStages = ['before', 'on', 'late3', 'late7', 'late15'] as const
export type ReminderStage = (typeof reminderStages)[number]
/** Every reminder: one of the stages, one sent by hand, or one that a person passed on by the own phone. */
export const reminderKinds = [...reminderStages, 'hand', 'handed'] as const
export type ReminderKind = (typeof reminderKinds)[number]
/** So long after a reminder by hand the tenant is left to answer, and no other one is asked for. */
export const daysAfterHand = 3

/** First day of each stage relative to the due day; a stage lasts until the next one begins. */
const begins: Record<ReminderStage, number> = { before: -3, on: 0, late3: 3, late7: 7, late15: 15 }
/** The product sends no reminders later than this many days after the due day. */
const lastDay = 29

interface StageWindow {
  stage: ReminderStage
  from: IsoDate
  to: IsoDate
}

/** For each stage, the due days that are at it today. */
export const reminderWindows = (today: IsoDate): StageWindow[] =>
  reminderStages.map((stage, at) => {
    const next = reminderStages[at + 1]
    const last = next ? begins[next] - 1 : lastDay
    return { stage, from: addDays(today, -last), to: addDays(today, -begins[stage]) }
  })

/** The reminder stage of a due day today, or null. Stages missed while the server was stopped are not made up for. */
export function reminderStage(due_on: IsoDate, today: IsoDate): ReminderStage | null {
  const days = daysBetween(due_on, today)
  if (days > lastDay) return null
  return reminderStages.findLast((stage) => begins[stage] <= days) ?? null
}

/** Reminders are sent between nine in the morning and eight in the evening, Istanbul time. */
export const isDaytime = (now: Date): boolean => {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul', hour: '2-digit', hour12: false }).format(now),
  )
  return hour >= 9 && hour < 20
}

interface Reminded {
  stage: ReminderStage
  title: string
  due_on: IsoDate
  amount: Kurus
  currency: string
  today: IsoDate
}

/** One sentence with property, amount and day. */
export function reminderText({ stage, title, due_on, amount, currency, today }: Reminded): string {
  const sum = showMoney(amount, currency)
  const day = showDate(due_on)
  if (stage === 'before') return `${title}: ${sum} tutarındaki ödemenizin vadesi ${day}.`
  if (stage === 'on' && due_on === today) return `${title}: ${sum} tutarındaki ödemenizin vadesi bugün.`
  const late = daysBetween(due_on, today)
  return `${title}: vadesi ${day} olan ödemenizden ${sum} görünmüyor (${late} gün gecikti). Ödediyseniz dekontunuzu yükleyebilirsiniz.`
}

interface LateClaims {
  title: string
  late: readonly { amount: Kurus; currency: string; oldest: IsoDate }[]
  today: IsoDate
}

/** Sent by a person: everything that is late, in one sentence. */
export function handReminderText({ title, late, today }: LateClaims): string {
  const sums = late.map(({ amount, currency }) => showMoney(amount, currency)).join(' ve ')
  const oldest = late.map((each) => each.oldest).sort()[0] ?? today
  return `${title}: vadesi geçmiş ${sums} ödemeniz görünmüyor; en eskisinin vadesi ${showDate(oldest)} idi (${daysBetween(oldest, today)} gün). Ödediyseniz dekontunuzu yükleyebilirsiniz.`
}

interface PaymentDetails {
  title: string
  recipient: string
  iban: string | null
  /** By which a payment is recognised. */
  reference: string
}

const detailLines = ({ recipient, iban, reference }: PaymentDetails) =>
  iban ? [`Alıcı: ${recipient}`, `IBAN: ${showIban(iban)}`, `Açıklama: ${reference}`] : []

/** What a person passes on by the own phone, in their own words: everything that is late, and where to pay it. */
export function handedReminderText({ late, today, ...details }: PaymentDetails & Omit<LateClaims, 'title'>): string {
  const sums = late.map(({ amount, currency }) => showMoney(amount, currency)).join(' ve ')
  const oldest = late.map((each) => each.oldest).sort()[0] ?? today
  const asked = `Merhaba, ${details.title} için vadesi geçmiş ${sums} ödemenizi göremedim; en eskisinin vadesi ${showDate(oldest)} idi.`
  return [asked, ...detailLines(details), 'Ödediyseniz dekontunuzu gönderin, teşekkür ederim.'].join('\n')
}

/** The same where nothing is late: only where to pay. */
export const paymentDetailsText = (details: PaymentDetails): string =>
  [`Merhaba, ${details.title} için ödeme bilgileri:`, ...detailLines(details)].join('\n')

export const stageLabels: Record<ReminderKind, string> = {
  before: 'Vadeden önce',
  on: 'Vade günü',
  late3: '3 gün gecikme',
  late7: '7 gün gecikme',
  late15: '15 gün gecikme',
  hand: 'Elle gönderildi',
  handed: 'Elden iletildi',
}
