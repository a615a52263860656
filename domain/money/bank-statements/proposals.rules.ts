import { compareDays, daysBetween, type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { type AllocatedEntry, allocate } from '#domain/money/ledger/allocation.rules.ts'
import type { EntrySource } from '#domain/money/ledger/entries.schema.ts'
import { namedBeforeInterest } from '#domain/money/ledger/ledger.messages.ts'
import {
  claimsNamedIn,
  coverLabel,
  monthsToCome,
  namesDeposit,
  namesKind,
  type OpenClaim,
  withoutNames,
  wordsOf,
} from '#domain/money/ledger/payer-words.rules.ts'
import { paymentReference, referencesIn } from '#domain/money/ledger/payment-reference.rules.ts'
import { knownPaymentText, sameWithin } from '#domain/money/ledger/same-payment.rules.ts'

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]
export const confidenceLabels: Record<Confidence, string> = { high: 'Yüksek', medium: 'Orta', low: 'Düşük' }

export interface RecordedPayment {
  id: string
  day: IsoDate
  amount: Kurus
  currency: string
  source: EntrySource
  pot: 'payment' | 'deposit'
}

/** A tenancy that a payment may belong to. */
export interface Candidate {
  tenancy: string
  tenants: string[]
  /** The current monthly rent. */
  rent: Kurus
  currency: string
  claims: OpenClaim[]
  /** The last month whose rent is booked. */
  bookedTo: IsoDate | null
  /** Recent payments that no bank line stands for. */
  recorded: RecordedPayment[]
  /** Receipts of the tenant that wait. */
  receipts: { day: IsoDate; amount: Kurus; currency: string }[]
}

export interface LineToMatch {
  id: string
  day: IsoDate
  amount: Kurus
  currency: string
  description: string
  counterparty: string
  counterpartyIban: string
  /** Another file has a line of the same day and amount with a different text. */
  hasTwin: boolean
  /** Tenancies for which earlier payments from this IBAN were confirmed. */
  ibanPaidFor: readonly string[]
  /** Tenancies for which earlier payments under this sender's name were confirmed. */
  namePaidFor: readonly string[]
}

export interface Proposal {
  tenancy: string
  pot: 'payment' | 'deposit'
  confidence: Confidence
  /** Reasons, worded for the user who confirms. */
  reasons: string[]
  /** Points that the user should check first. */
  cautions: string[]
  /** A booked payment that is most likely the same. */
  known: string | null
  /** Claims named by the payer; the ledger's rule decides the rest. */
  named: string[]
  /** The claims that would be settled, in order. */
  covers: { claim: string; label: string; amount: Kurus }[]
}

const companyWords = new Set([
  'ltd',
  'sti',
  'as',
  'a',
  's',
  'limited',
  'sirketi',
  'anonim',
  've',
  'tic',
  'san',
  'ticaret',
  'sanayi',
])

/** First and last name suffice, because banks leave out middle names. */
function namesOf(name: string): string[] {
  const words = wordsOf(name)
    .split(' ')
    .filter((word) => word && !companyWords.has(word))
  return words.length > 2 ? [words[0]!, words.at(-1)!] : words
}

const telling = (words: string[]) => words.length > 1 || (words[0]?.length ?? 0) > 5

interface Prepared extends Candidate {
  names: string[][]
  reference: string
}

interface Scored {
  candidate: Prepared
  points: number
  fits: boolean
  reasons: string[]
}

/** The best candidate needs this many points more than the second. */
const clearLead = 25

/**
 * The most likely tenancy of each incoming line, or none. Lines are processed by day, and claims settled by a confident
 * match are not available to later lines.
 */
export function proposals(lines: readonly LineToMatch[], candidates: readonly Candidate[]): Map<string, Proposal> {
  const prepared = candidates.map((candidate) => ({
    ...candidate,
    claims: candidate.claims.map((claim) => ({ ...claim })),
    names: candidate.tenants.map(namesOf).filter(telling),
    reference: paymentReference(candidate.tenancy),
  }))
  const likely = indexOf(prepared)
  const found = new Map<string, Proposal>()
  for (const line of lines.toSorted((a, b) => compareDays(a.day, b.day) || a.id.localeCompare(b.id))) {
    const proposal = proposalFor(line, likely)
    if (!proposal) continue
    found.set(line.id, proposal)
    if (proposal.confidence !== 'high') continue
    const claims = new Map(prepared.find(({ tenancy }) => tenancy === proposal.tenancy)!.claims.map((c) => [c.id, c]))
    for (const { claim, amount } of proposal.covers) {
      const covered = claims.get(claim)
      if (covered) covered.open -= amount
    }
  }
  return found
}

/** Lets a line be compared with possible tenancies only, because an owner may have thousands. */
function indexOf(candidates: readonly Prepared[]) {
  const index = new Map<string, Set<Prepared>>()
  const put = (key: string, candidate: Prepared) => {
    const known = index.get(key) ?? new Set()
    index.set(key, known.add(candidate))
  }
  for (const candidate of candidates) {
    put(candidate.tenancy, candidate)
    put(candidate.reference, candidate)
    for (const name of candidate.names) put(name.at(-1)!, candidate)
    put(String(candidate.rent), candidate)
    let sum = 0
    for (const { open } of candidate.claims.toSorted((a, b) => compareDays(a.dueOn, b.dueOn))) {
      sum += open
      put(String(open), candidate)
      put(String(sum), candidate)
    }
  }
  return (keys: Iterable<string>) => new Set([...keys].flatMap((key) => [...(index.get(key) ?? [])]))
}

function proposalFor(line: LineToMatch, likely: (keys: Iterable<string>) => Set<Prepared>): Proposal | null {
  const text = wordsOf(`${line.description} ${line.counterparty}`)
  const said = {
    words: new Set(text.split(' ')),
    references: referencesIn(`${line.description} ${line.counterparty}`),
  }
  const keys = [...said.words, ...said.references, ...line.ibanPaidFor, ...line.namePaidFor, String(line.amount)]
  const scored = [...likely(keys)]
    .filter(({ currency, claims }) => currency === line.currency || claims.some((c) => c.currency === line.currency))
    .map((candidate) => scoreOf(line, candidate, said))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  const [best, second] = scored
  if (!best || best.points < clearLead) return null
  const isClear = !second || best.points - second.points >= clearLead
  // An amount that fits several tenancies is no reason to propose one of them.
  if (!isClear && best.points <= amountPoints) return null
  const { candidate } = best
  const own = candidate.claims.filter(({ currency, open }) => currency === line.currency && open > 0)
  const deposit = own.filter(({ category }) => category === 'deposit')
  const isDeposit = namesDeposit(text) && deposit.length > 0
  const booked = isDeposit ? deposit : own.filter(({ category }) => category !== 'deposit')
  const words = withoutNames(wordsOf(line.description), [line.counterparty, ...candidate.tenants])
  const coming = isDeposit ? [] : claimsToCome(words, booked, { line, candidate })
  const pool = [...booked, ...coming]
  const named = isDeposit ? [] : [...claimsNamedIn(words, booked, line.day), ...coming]
  const pot = isDeposit ? 'deposit' : 'payment'
  const known = knownOf(line, candidate, pot)
  const cautions = cautionsFor(line, known, !isClear)
  const receipt = isDeposit ? undefined : candidate.receipts.find((each) => isSame(each, line))
  return {
    tenancy: candidate.tenancy,
    pot,
    known: known?.id ?? null,
    confidence: cautions.length > 0 ? 'low' : confidenceOf(best, said.references.has(candidate.reference)),
    reasons: [
      ...best.reasons,
      ...(receipt
        ? [`Kiracının ${showDate(receipt.day)} günlü dekontu bekliyor; onaylarsanız ikisi birlikte kapanır`]
        : []),
      ...wordsHeard(coming, named, pool),
    ],
    cautions,
    named: named.map(({ id }) => id),
    covers: coverage(line, pool, named),
  }
}

interface LineWords {
  words: ReadonlySet<string>
  references: ReadonlySet<string>
}

const amountPoints = 35

function scoreOf(line: LineToMatch, candidate: Prepared, said: LineWords): Scored {
  const reasons: string[] = []
  let points = 0
  const add = (more: number, reason: string) => {
    points += more
    reasons.push(reason)
  }
  if (said.references.has(candidate.reference)) add(100, `Açıklamada ${candidate.reference} kodu var`)
  if (line.ibanPaidFor.includes(candidate.tenancy)) add(60, 'Bu IBAN’dan daha önce de bu kiracılık için ödeme geldi')
  else if (line.namePaidFor.includes(candidate.tenancy))
    add(40, 'Bu gönderenden daha önce de bu kiracılık için ödeme geldi')
  const at = candidate.names.findIndex((name) => name.every((word) => said.words.has(word)))
  if (at >= 0) add(45, 'Kiracının adı geçiyor')
  const { reason, more } = amountFit(line, candidate)
  if (reason) add(more, reason)
  return { candidate, points, fits: more === amountPoints, reasons }
}

const none = { reason: null, more: 0 }

/** Compares the amount with the whole debt, one claim, the oldest claims together, and a month's rent. */
function amountFit(line: LineToMatch, { claims, rent, currency }: Prepared): { reason: string | null; more: number } {
  const open = claims
    .filter((claim) => claim.currency === line.currency && claim.open > 0)
    .sort((a, b) => compareDays(a.dueOn, b.dueOn))
  const money = showMoney(line.amount, line.currency)
  if (open.some((claim) => claim.open === line.amount))
    return { reason: `${money} açık bir borca eşit`, more: amountPoints }
  let sum = 0
  for (const [index, claim] of open.entries()) {
    sum += claim.open
    if (sum !== line.amount) continue
    const reason =
      index === open.length - 1 ? `${money} açık borcun tamamına eşit` : `${money} en eski borçların toplamına eşit`
    return { reason, more: amountPoints }
  }
  return currency === line.currency && rent === line.amount
    ? { reason: `${money} aylık kiraya eşit`, more: clearLead }
    : none
}

function confidenceOf({ points, fits }: Scored, hasReference: boolean): Confidence {
  if (hasReference || (fits && points >= 75)) return 'high'
  return points >= 45 ? 'medium' : 'low'
}

const isSame = (each: { day: IsoDate; amount: Kurus; currency: string }, line: LineToMatch) =>
  each.amount === line.amount &&
  each.currency === line.currency &&
  Math.abs(daysBetween(each.day, line.day)) <= sameWithin

const knownOf = (line: LineToMatch, { recorded }: Prepared, pot: Proposal['pot']) =>
  recorded.find((each) => each.pot === pot && isSame(each, line))

function cautionsFor(line: LineToMatch, known: RecordedPayment | undefined, isShared: boolean): string[] {
  return [
    ...(known ? [`${knownPaymentText({ ...known, on_date: known.day })}; bu satır onun karşılığı olabilir.`] : []),
    ...(line.hasTwin ? ['Başka bir dosyada aynı gün ve tutarda bir satır daha var; aynı hareket olabilir.'] : []),
    ...(isShared ? ['Başka bir kiracılık da uyuyor; hangisi olduğuna bakın.'] : []),
  ]
}

/** Rents of named months that are not booked yet; they are booked together with the payment. */
function claimsToCome(
  words: string,
  booked: readonly OpenClaim[],
  { line, candidate: { bookedTo, rent, currency } }: { line: LineToMatch; candidate: Candidate },
): OpenClaim[] {
  if (currency !== line.currency || rent === 0 || !namesKind(words, 'rent')) return []
  return monthsToCome(words, booked, line.day)
    .filter((month) => bookedTo !== null && month > bookedTo)
    .map((month) => ({ id: `rent ${month}`, category: 'rent', month, dueOn: month, open: rent, currency }))
}

const isSide = ({ category }: OpenClaim) => category === 'interest' || category === 'cost'

function wordsHeard(coming: readonly OpenClaim[], named: readonly OpenClaim[], pool: readonly OpenClaim[]): string[] {
  const ids = new Set(named.map(({ id }) => id))
  const waits = pool.some(
    (claim) => isSide(claim) && !ids.has(claim.id) && claim.belongsTo && !ids.has(claim.belongsTo),
  )
  return [
    ...coming.map((claim) => `${coverLabel(claim)} borcu henüz yazılmadı; onaylarsanız yazılır ve ödeme ona sayılır`),
    ...(named.length > 0 && waits ? [namedBeforeInterest] : []),
  ]
}

/** What the ledger's rule would settle; the remainder stays as credit. */
function coverage(line: LineToMatch, pool: readonly OpenClaim[], named: readonly OpenClaim[]): Proposal['covers'] {
  const common = { payer_names: [], receipt_names: [], belongs_to: null, reverses: null, booked_at: new Date(0) }
  const entries = pool.map(({ id, category, month, dueOn, open, currency, belongsTo = null }) => ({
    ...common,
    id,
    kind: 'due' as const,
    category: category as AllocatedEntry['category'],
    month,
    on_date: dueOn,
    amount: open,
    currency: currency as AllocatedEntry['currency'],
    belongs_to: belongsTo,
  }))
  const isDeposit = pool.some(({ category }) => category === 'deposit')
  const payment: AllocatedEntry = {
    ...common,
    id: line.id,
    kind: isDeposit ? 'deposit_received' : 'payment',
    category: '',
    month: null,
    on_date: line.day,
    amount: line.amount,
    currency: line.currency as AllocatedEntry['currency'],
    payer_names: named.map(({ id }) => id),
  }
  const claims = new Map(pool.map((claim) => [claim.id, claim]))
  return allocate<AllocatedEntry>([...entries, payment], new Map(), line.day).allocations.map(({ claim, amount }) => ({
    claim,
    label: coverLabel(claims.get(claim)!),
    amount,
  }))
}
