import { addDays, compareDays, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import type { MonthRow } from '#domain/money/payments/payments.schema.ts'
import type { CardValue, Rental } from './cards.schema.ts'
import type { DashboardView } from './dashboard.schema.ts'
import type { StartRole } from './start-lists.rules.ts'

type Documents<Value> = Value extends { documents: (infer Document)[] } ? Document : never

/** One thing that this person can finish now. `key` stays the same until it is finished. */
export type QueueItem = { key: string } & (
  | { kind: 'payment'; rental: Rental; owed: Owed }
  | { kind: 'decide'; contract: CardValue<'asked'>['contracts'][number] }
  | { kind: 'tenancy'; request: CardValue<'asked'>['tenancies'][number] }
  | { kind: 'invitation'; invitation: CardValue<'asked'>['invitations'][number] }
  | { kind: 'paper'; paper: Documents<CardValue<'papers'>> }
  | { kind: 'reply'; reply: CardValue<'replies'>[number] }
  | { kind: 'receipt'; receipt: Documents<CardValue<'receipts'>> }
  | { kind: 'late'; row: MonthRow; reachable: boolean }
  | { kind: 'request'; request: Documents<CardValue<'to_answer'>> }
  | { kind: 'handover'; handover: CardValue<'handovers'>[number] }
  | { kind: 'deadline'; deadline: CardValue<'deadlines'>['todo'][number] }
  | { kind: 'answer'; contract: Documents<CardValue<'answers'>> }
  | { kind: 'registration'; user: CardValue<'registrations'>['waiting'][number] }
  | { kind: 'ticket'; ticket: Documents<CardValue<'tickets'>> }
  | { kind: 'health'; part: CardValue<'health'>[number] }
)
export type QueueKind = QueueItem['kind']

export interface Queue {
  /** In the order in which they are to be done. */
  items: QueueItem[]
  /** Also what the reply does not hold. */
  total: number
}

/** A tenant prepares a payment in its last days. */
const payableDays = 5
/** So long a party is left to answer; the product itself reminds after two days and after five. */
const answerDays = 2

export interface Owed {
  amount: Kurus
  /** The oldest day on which it is, was or will be due. */
  on: IsoDate
  /** Until that day; negative when it is over. */
  days: number
  /** What it is for; empty when nothing was claimed yet. */
  claims: Rental['dues']
}

/** Receipts that wait for the landlord cover the oldest claims first; what they cover is not asked for again. */
function uncovered({ dues, currency, receipts_waiting }: Rental): Rental['dues'] {
  let left = receipts_waiting
  return dues
    .filter((due) => due.currency === currency)
    .toSorted((one, other) => compareDays(one.due_on, other.due_on))
    .flatMap((due) => {
      const open = Math.max(0, due.open - left)
      left = Math.max(0, left - due.open)
      return open > 0 ? [{ ...due, open }] : []
    })
}

/** What a tenant has to pay about now: what is late, else what is due in these days. */
export function owedIn(rental: Rental, today: IsoDate): Owed | null {
  const open = uncovered(rental)
  const late = open.filter(({ due_on }) => due_on < today)
  const claims = late.length > 0 ? late : open.filter(({ due_on }) => due_on <= addDays(today, payableDays))
  const [first] = claims
  if (first) {
    const amount = claims.reduce((sum, { open: part }) => sum + part, 0)
    return { amount, on: first.due_on, days: daysBetween(today, first.due_on), claims }
  }
  const { next } = rental
  if (open.length > 0 || rental.balance > 0 || !next || next.on_date > addDays(today, payableDays)) return null
  return { amount: next.amount, on: next.on_date, days: daysBetween(today, next.on_date), claims: [] }
}

function paymentOf(rental: Rental, today: IsoDate): QueueItem[] {
  const owed = owedIn(rental, today)
  return owed ? [{ kind: 'payment', key: `payment:${rental.tenancy_id}`, rental, owed }] : []
}

const isUrgent = ({ declined, expired, asked_on }: WaitingPerson, today: IsoDate) =>
  declined || expired || asked_on === null || asked_on <= addDays(today, -answerDays)
type WaitingPerson = Documents<CardValue<'answers'>>['waiting_for'][number]

/** The people to ask again: not those whose signature is awaited on paper, who get no message. */
export const toAskAgain = (contract: Documents<CardValue<'answers'>>, today: IsoDate) =>
  contract.waiting_for.filter((person) => !person.on_paper && isUrgent(person, today))

/** What a source holds besides what it sent. */
const beyond = ({ documents, total }: { documents: readonly unknown[]; total: number }) =>
  Math.max(0, total - documents.length)

/**
 * What this person can finish now, from the cards of the start screen. The cards hold what the person may see, and say
 * what they may do: what somebody may only read is no item, except for lawyers, whose work is to follow it. Others who
 * wait for a word come first, then money, then dates.
 */
export function queueOf(view: DashboardView, role: StartRole): Queue {
  const { today, asked, papers, deadlines, rentals, landlord, admin } = view
  const items: QueueItem[] = [
    ...(rentals ?? []).flatMap((rental) => paymentOf(rental, today)),
    ...asked.contracts.map((contract) => ({ kind: 'decide' as const, key: `decide:${contract.id}`, contract })),
    ...asked.tenancies.map((request) => ({ kind: 'tenancy' as const, key: `tenancy:${request.id}`, request })),
    ...asked.invitations.map((invitation) => ({
      kind: 'invitation' as const,
      key: `invitation:${invitation.id}`,
      invitation,
    })),
    ...papers.documents.map((paper) => ({ kind: 'paper' as const, key: `paper:${paper.id}`, paper })),
    ...(landlord ? ofLandlord(landlord, role) : []),
    ...deadlines.todo
      .filter(({ manage, side }) => manage || side === 'tenant' || role === 'lawyer')
      .map((deadline) => ({ kind: 'deadline' as const, key: `deadline:${deadline.key}`, deadline })),
    ...(landlord ? answersIn(landlord, today) : []),
    ...(admin ? ofAdmin(admin) : []),
  ]
  const more = [papers, ...(landlord ? [landlord.receipts, landlord.to_answer] : []), ...(admin ? [admin.tickets] : [])]
  const registrations = admin ? Math.max(0, admin.registrations.counts.pending - admin.registrations.waiting.length) : 0
  const dates = items.some(({ kind }) => kind === 'deadline') ? deadlines.todo_total - deadlines.todo.length : 0
  return { items, total: items.length + more.reduce((sum, each) => sum + beyond(each), 0) + registrations + dates }
}

type Landlord = NonNullable<DashboardView['landlord']>

/** A lawyer follows late payments without booking them; a shareholder only reads the own part. */
const acts = ({ manage, share }: MonthRow, role: StartRole) => manage || (role === 'lawyer' && share === null)

function ofLandlord({ replies, receipts, month, to_answer, handovers }: Landlord, role: StartRole): QueueItem[] {
  return [
    ...replies.map((reply) => ({ kind: 'reply' as const, key: `reply:${reply.id}:${reply.on}`, reply })),
    ...receipts.documents.map((receipt) => ({ kind: 'receipt' as const, key: `receipt:${receipt.id}`, receipt })),
    ...(month?.late ?? [])
      .filter((row) => acts(row, role) && !month?.reminded.includes(row.tenancy_id))
      .map((row) => ({
        kind: 'late' as const,
        key: `late:${row.tenancy_id}:${row.currency}`,
        row,
        reachable: !month?.unreachable.includes(row.tenancy_id),
      })),
    ...to_answer.documents.map((request) => ({ kind: 'request' as const, key: `request:${request.id}`, request })),
    ...handovers.map((handover) => ({
      kind: 'handover' as const,
      key: `handover:${handover.tenancy_id}:${handover.kind}`,
      handover,
    })),
  ]
}

const answersIn = ({ answers }: Landlord, today: IsoDate): QueueItem[] =>
  answers.documents
    .filter((contract) => contract.manage && !contract.decide && toAskAgain(contract, today).length > 0)
    .map((contract) => ({ kind: 'answer', key: `answer:${contract.id}`, contract }))

type Admin = NonNullable<DashboardView['admin']>

/** How the installation is set up stays as it is every morning; mails that failed and jobs that hang do not. */
const ofAdmin = ({ registrations, tickets, health }: Admin): QueueItem[] => [
  ...health
    .filter(({ part, state }) => state === 'down' || (state === 'attention' && (part === 'mail' || part === 'jobs')))
    .map((part) => ({ kind: 'health' as const, key: `health:${part.part}`, part })),
  ...registrations.waiting.map((user) => ({ kind: 'registration' as const, key: `registration:${user.id}`, user })),
  ...tickets.documents.map((ticket) => ({ kind: 'ticket' as const, key: `ticket:${ticket.id}`, ticket })),
]

/**
 * What a folded queue shows: the first of each kind before the second of any, so that many replies do not push the
 * first debtor out of sight (J8).
 */
export function firstItems(items: readonly QueueItem[], count: number): QueueItem[] {
  const leading = items.filter(({ kind }, at) => items.findIndex((other) => other.kind === kind) === at)
  const chosen = new Set([...new Set([...leading, ...items])].slice(0, count))
  return items.filter((item) => chosen.has(item))
}
