import { daysBetween } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { proposals } from '#domain/money/bank-statements/proposals.rules.ts'
import { nearestTo, refuseKnown, refuseTwice, sameWithin } from '#domain/money/ledger/same-payment.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { candidatesFor } from './candidates.queries.ts'
import { linesToMatch, lineToMatch } from './match-lines.queries.ts'
import {
  type Alike,
  type AlikePayment,
  matchLine,
  moneyAlike,
  type NewMoney,
  settleReceipt,
  titleOfLedger,
} from './same-money.queries.ts'

export interface Booked extends NewMoney {
  /** The person said that it is another payment than an equal one that is booked. */
  again: boolean
  /** The booked payment that it is, as the person said. */
  same_as?: string | null
}

type Lines = Awaited<ReturnType<typeof linesToMatch>>

export interface WithAlike<Money extends Booked> {
  money: Money
  alike: Alike
}

interface Likeness<Money> {
  /** Whether an equal payment that is booked is this money. */
  isSame?: (payment: AlikePayment, money: Money) => boolean
  /** Whether two equal ones of one call are the same money. */
  isTwin?: (one: Money, other: Money) => boolean
}

/** Reads what may be the same money; refuses what is booked already, and what one call names twice. Locked ledgers. */
export async function refuseBooked<Money extends Booked>(
  tx: Tx,
  all: readonly Money[],
  { isSame = () => true, isTwin = () => true }: Likeness<Money> = {},
): Promise<WithAlike<Money>[]> {
  if (all.length === 0) return []
  const alike = await moneyAlike(tx, all)
  const found = all.map((money, at) => ({ money, alike: alike[at]! }))
  const fresh = found.filter(({ money }) => !money.again && !money.same_as)
  const known = fresh.flatMap(({ money, alike: { payments } }) =>
    payments.filter((payment) => isSame(payment, money)).slice(0, 1),
  )
  if (known.length > 0) throw refuseKnown(known)
  const twin = fresh.find(({ money }, at) =>
    fresh.slice(0, at).some((before) => isEqual(before.money, money) && isTwin(before.money, money)),
  )
  if (twin) {
    const { amount, currency, day } = twin.money
    const property = titleOf(await titleOfLedger(tx, twin.money.tenancy))
    throw refuseTwice({ property, amount, currency, on_date: day })
  }
  return found
}

const isEqual = (one: NewMoney, other: NewMoney) =>
  one.tenancy === other.tenancy &&
  one.pot === other.pot &&
  one.amount === other.amount &&
  one.currency === other.currency &&
  Math.abs(daysBetween(one.day, other.day)) <= sameWithin

/** Finds the bank line that is this money, where it is clear whose it is. Called before the money is booked. */
export async function linesMeant<Money extends Booked>(tx: Tx, found: readonly WithAlike<Money>[]) {
  const own = found.filter(({ money, alike }) => !money.again && alike.lines.length > 0)
  const ids = own.flatMap(({ alike }) => alike.lines)
  const lines = ids.length > 0 ? await linesToMatch(tx, ids) : []
  const meant = new Map<Money, Lines[number]['line']>()
  // Money on one owner's account is only matched with that owner's tenancies.
  for (const owner of new Set(lines.map(({ line }) => line.owner_id)))
    await matchForOwner(tx, meant, {
      owner,
      lines: lines.filter(({ line }) => line.owner_id === owner),
      own: own.filter(({ money }) => money.owner === owner),
    })
  return meant
}

interface OfOwner<Money extends Booked> {
  owner: string
  lines: Lines
  own: readonly WithAlike<Money>[]
}

async function matchForOwner<Money extends Booked>(
  tx: Tx,
  meant: Map<Money, Lines[number]['line']>,
  { owner, lines, own }: OfOwner<Money>,
): Promise<void> {
  const days = lines.map(({ line }) => line.day).sort()
  const candidates = await candidatesFor(tx, [owner], { from: days[0]!, to: days.at(-1)! })
  const guesses = proposals(
    lines.map(({ line, ...known }) => lineToMatch(line, known)),
    candidates,
  )
  const free = new Set(lines)
  for (const { money, alike } of own) {
    const taken = [...free].find(({ line }) => {
      const guess = guesses.get(line.id)
      const isHere = guess?.tenancy === money.tenancy && guess.pot === money.pot
      return alike.lines.includes(line.id) && isHere && guess.confidence !== 'low'
    })
    if (!taken) continue
    free.delete(taken)
    meant.set(money, taken.line)
  }
}

interface Settling<Money extends Booked> extends WithAlike<Money> {
  entry: string
  line?: Lines[number]['line'] | undefined
  /** The tenants hear of the payment itself. */
  isAnnounced?: boolean
}

/** What means the same payments is settled with them: for each one receipt that waits, and one bank line. */
export async function settleSame<Money extends Booked>(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  all: readonly Settling<Money>[],
): Promise<void> {
  const settled = new Set<string>()
  for (const { money, alike, entry, line, isAnnounced = false } of all) {
    const decided = { entry, by: actor.username, at: ctx.clock.now() }
    if (line) await matchLine(tx, { id: line.id, round: line.round + 1, money, ...decided })
    const receipts = money.again ? [] : alike.receipts.filter(({ id }) => !settled.has(id))
    const waiting = nearestTo(money.day, receipts)
    if (!waiting) continue
    settled.add(waiting.id)
    const receipt = await settleReceipt(tx, waiting.id, decided)
    await settleNotifications(ctx, tx, { asks: asksFor.receipt(waiting.id) })
    if (!receipt.by_id) continue
    const title = titleOf(await titleOfLedger(tx, receipt.tenancy_id))
    await notify(ctx, tx, [
      {
        user_id: receipt.by_id,
        kind: 'payment',
        event: `${title}: ${showMoney(receipt.amount, receipt.currency)} ödemeniz onaylandı.`,
        target_audience: 'tenant',
        link: '/payment',
        sender_type: 'user',
        property: { id: receipt.property_id, baslik: title },
        created_by: actor.userId,
        ...(isAnnounced ? { letter: 'sent' as const } : { unlessReversed: entry }),
      },
    ])
  }
}
