import type { SQL } from 'drizzle-orm'
import type { CardName, CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { cardsIn, type StartCard } from '#domain/insight/dashboard/start-lists.rules.ts'
import { preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Context } from '#server/context.ts'
import { readTogether, selectTogether } from '#server/db/read-together.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import type { Card, CardRequest, StartScreen, StatementValues } from './start-card.ts'
import { startCards } from './start-cards.ts'

type CardsRow = Partial<Record<CardName, unknown>>
type Values<Name extends CardName> = { [Each in Name]: CardValue<Each> }

interface Reading {
  failed: ReadonlySet<CardName>
  /** The cards with these names; one that the person does not have is absent or empty. */
  cards<Name extends CardName>(names: readonly Name[]): Promise<Values<Name>>
}

/** Sends the statement that the cards of this screen share; `cards` waits for it and reads the others meanwhile. */
export function startReading(ctx: Context, actor: Actor, screen: StartScreen): Reading {
  const request: CardRequest = { ctx, actor, screen, now: ctx.clock.now() }
  const had = cardsFor(actor, screen)
  const failed = new Set<CardName>()

  /**
   * A failed card is logged and stays empty without affecting the others (DASH-03). Only a missing database fails the
   * screen.
   */
  async function guarded<Value>(name: CardName, empty: Value, read: () => Value | Promise<Value>): Promise<Value> {
    try {
      return await read()
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      ctx.log.error({ err: error, card: name }, 'card of the start screen not read')
      failed.add(name)
      return empty
    }
  }

  /**
   * Reads all selected cards as JSON values in one statement, which costs one round trip. When that fails, each card is
   * read alone, so that only the broken ones are missing.
   */
  async function readSelected(): Promise<CardsRow> {
    if (!had.some((name) => 'select' in startCards[name])) return {}
    const now = request.now.toISOString()
    try {
      return (await readInOneStatement(ctx.db, actor, screen, { now }))[0]!
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      const selects = selectsFor(actor, screen, { now: SqlValue.of('now', now) })
      const found: CardsRow = {}
      for (const [name, select] of Object.entries(selects) as [CardName, SQL][])
        found[name] = await guarded<unknown>(name, null, async () => {
          const alone = await readTogether<CardsRow>(ctx.db, { [name]: select })
          return alone[name]
        })
      return found
    }
  }

  const selected = readSelected()

  async function readCard<Name extends CardName>(name: Name): Promise<CardValue<Name>> {
    const card: Card<CardValue<Name>> = startCards[name]
    if (!had.includes(name)) return card.absent === undefined ? card.empty : card.absent
    if ('read' in card) return guarded(name, card.empty, () => card.read(request))
    const found = (await selected)[name]
    if (found === null || found === undefined) return card.empty
    return guarded(name, card.empty, () => card.toValue(found, request))
  }

  return {
    failed,
    async cards(names) {
      const entries = await Promise.all(names.map(async (name) => [name, await readCard(name)]))
      return Object.fromEntries(entries)
    },
  }
}

const hasData = (name: StartCard): name is CardName => name in startCards

/** The cards with data that this person has. */
const cardsFor = (viewer: Viewer, screen: StartScreen): CardName[] =>
  cardsIn(screen.role)
    .filter(hasData)
    .filter((name) => startCards[name].isFor?.(viewer, screen) ?? true)

function selectsFor(viewer: Viewer, screen: StartScreen, values: StatementValues): Partial<Record<CardName, SQL>> {
  const selects: Partial<Record<CardName, SQL>> = {}
  for (const name of cardsFor(viewer, screen)) {
    const card: Card<unknown> = startCards[name]
    if ('select' in card) selects[name] = card.select(viewer, screen, values)
  }
  return selects
}

const readInOneStatement = preparedByCaller((_, viewer, screen: StartScreen, values: StatementValues) =>
  selectTogether<CardsRow>(selectsFor(viewer, screen, values)),
)
