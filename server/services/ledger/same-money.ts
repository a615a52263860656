import { showMoney } from '#domain/kernel/money.ts'
import { proposals } from '#domain/money/bank-statements/proposals.rules.ts'
import { nearestTo, refuseKnown } from '#domain/money/ledger/same-payment.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { candidatesFor } from './candidates.queries.ts'
import { linesToMatch, lineToMatch } from './match-lines.queries.ts'
import {
  type Alike,
  type AlikePayment,
  matchLine,
  moneyAlike,
  type NewMoney,
  settleReceipt,
  titleOfProperty,
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

/** Reads what may be the same money; refuses what is booked already. The ledgers must be locked. */
export async function refuseBooked<Money extends Booked>(
  tx: Tx,
  all: readonly Money[],
  isSame: (payment: AlikePayment, money: Money) => boolean = () => true,
): Promise<WithAlike<Money>[]> {
  if (all.length === 0) return []
  const alike = await moneyAlike(tx, all)
  const found = all.map((money, at) => ({ money, alike: alike[at]! }))
  const known = found.flatMap(({ money, alike: { payments } }) =>
    money.again || money.same_as ? [] : payments.filter((payment) => isSame(payment, money)).slice(0, 1),
  )
  if (known.length > 0) throw refuseKnown(known)
  return found
}

/** Finds the bank line that is this money, where it is clear whose it is. Called before the money is booked. */
export async function linesMeant<Money extends Booked>(tx: Tx, found: readonly WithAlike<Money>[]) {
  const own = found.filter(({ money, alike }) => !money.again && alike.lines.length > 0)
  const lines =
    own.length > 0
      ? await linesToMatch(
          tx,
          own.flatMap(({ alike }) => alike.lines),
        )
      : []
  if (lines.length === 0) return new Map<Money, Lines[number]['line']>()
  const days = lines.map(({ line }) => line.day).sort()
  const candidates = await candidatesFor(tx, [...new Set(own.map(({ money }) => money.owner))], {
    from: days[0]!,
    to: days.at(-1)!,
  })
  const meant = proposals(
    lines.map(({ line, ...known }) => lineToMatch(line, known)),
    candidates,
  )
  const free = new Set(lines)
  return new Map(
    own.flatMap(({ money, alike }) => {
      const taken = [...free].find(({ line }) => {
        const proposal = meant.get(line.id)
        return (
          alike.lines.includes(line.id) &&
          proposal?.tenancy === money.tenancy &&
          proposal.pot === money.pot &&
          proposal.confidence !== 'low'
        )
      })
      if (!taken) return []
      free.delete(taken)
      return [[money, taken.line] as const]
    }),
  )
}

interface Settling<Money extends Booked> extends WithAlike<Money> {
  entry: string
  line?: Lines[number]['line'] | undefined
}

/** What means the same payment is settled with it: one receipt that waits, and one bank line. */
export async function settleSame<Money extends Booked>(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { money, alike, entry, line }: Settling<Money>,
): Promise<void> {
  const decided = { entry, by: actor.username, at: ctx.clock.now() }
  if (line) await matchLine(tx, { id: line.id, round: line.round + 1, money, ...decided })
  const waiting = money.again ? undefined : nearestTo(money.day, alike.receipts)
  if (!waiting) return
  alike.receipts = alike.receipts.filter(({ id }) => id !== waiting.id)
  const receipt = await settleReceipt(tx, waiting.id, decided)
  if (!receipt.by_id) return
  const title = titleOf(await titleOfProperty(tx, receipt.property_id))
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
    },
  ])
}
