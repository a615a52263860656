import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallLimit } from '#domain/kernel/call-limits.ts'
import { tooSoon } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/db/client.ts'
import type { Clock } from './clock.ts'
import { createDelays, type DelayRule } from './growing-delays.ts'
import { networkOf } from './network-of.ts'

const minute = 60
const hour = 60 * minute

interface Rule {
  points: number
  /** In seconds. */
  duration: number
}

/** Declared on endpoints and spent by mount(), one for every well-formed call. */
const callRules = {
  registrationsByAddress: { points: 20, duration: hour },
  identityChecksByAddress: { points: 40, duration: hour },
  resetRequestsByAddress: { points: 20, duration: hour },
  linksByAddress: { points: 300, duration: hour },
  // A paper brings its pictures along, each with a call of its own.
  linkFilesByAddress: { points: 3000, duration: hour },
  eventsByAddress: { points: 600, duration: hour },
  // The calendars of many people are read by one service, from few addresses; their keys cannot be guessed.
  calendarsByAddress: { points: 6000, duration: hour },
  invitationsByPerson: { points: 60, duration: hour },
  notificationsByPerson: { points: 60, duration: hour },
  messagesByPerson: { points: 120, duration: minute },
  chatFilesByPerson: { points: 60, duration: hour },
  ticketsByPerson: { points: 20, duration: hour },
  // Each one is a letter to the other side.
  ticketRepliesByPerson: { points: 30, duration: 5 * minute },
  ticketFilesByPerson: { points: 60, duration: hour },
  papersByPerson: { points: 30, duration: 5 * minute },
  questionsByPerson: { points: 60, duration: 5 * minute },
  // Every pause in the typing is one.
  searchesByPerson: { points: 600, duration: 5 * minute },
  forumWritesByPerson: { points: 60, duration: hour },
  forumLikesByPerson: { points: 120, duration: minute },
  forumReportsByPerson: { points: 20, duration: hour },
  archivesByPerson: { points: 3, duration: 24 * hour },
  caseArchivesByPerson: { points: 20, duration: hour },
  // A flat is photographed in one go, up to a hundred pictures at a time.
  filesByPerson: { points: 300, duration: 5 * minute },
  // Every choice of a column reads the file again.
  sheetsByPerson: { points: 150, duration: 5 * minute },
} satisfies Record<CallLimit, Rule>

/** Spent inside a verb, because what counts, or by what, is known only there: one receiver's messages. */
const verbRules = {
  addressKeysByAccount: { points: 5, duration: hour },
  knownAddressLetters: { points: 3, duration: hour },
  approvalMailsToTenant: { points: 3, duration: hour },
  testMailsByAddress: { points: 60, duration: hour },
  invitationsToAddress: { points: 5, duration: hour },
  forumTextsByNewcomer: { points: 5, duration: hour },
} satisfies Record<string, Rule>

const rules = { ...callRules, ...verbRules }
export type LimitName = keyof typeof rules

const growing = (free: number, keep: number, first: number): DelayRule => ({
  free,
  keep,
  first,
  most: keep >= hour ? hour : 15 * minute,
})

/**
 * What a stranger can use up for somebody else makes the next one wait instead of shutting a door, is counted by account
 * and address of the caller together before it is counted by account alone, and apart for devices that the account knows
 * (docs/decisions/0100-waiting-instead-of-locking.md).
 */
const delayRules = {
  loginsByAddress: growing(50, 15 * minute, minute),
  loginsByAccountAndAddress: growing(5, 15 * minute, minute),
  loginsByAccount: growing(10, 15 * minute, minute),
  loginsByDevice: growing(10, 15 * minute, minute),
  codesByAccountAndAddress: growing(5, 15 * minute, minute),
  codesByAccount: growing(10, 15 * minute, minute),
  codesByDevice: growing(10, 15 * minute, minute),
  // Of somebody who is signed in: only the person, or somebody at the person's browser, can use it up.
  passwordsByAccount: growing(5, 15 * minute, 3 * minute),
  resetsByAccountAndAddress: growing(3, hour, 10 * minute),
  resetsByAccount: growing(10, hour, 10 * minute),
  resetsByDevice: growing(3, hour, 10 * minute),
  decisionCodesByPersonAndAddress: growing(5, 24 * hour, 5 * minute),
  decisionCodesByPerson: growing(15, 24 * hour, 5 * minute),
  codesToReceiverByAddress: growing(3, hour, 10 * minute),
  codesToReceiver: growing(5, hour, 10 * minute),
} satisfies Record<string, DelayRule>
export type DelayName = keyof typeof delayRules

export interface Budget {
  name: DelayName
  /** Whose; with the address of the caller at its end, where that counts. */
  key: string
}

interface Guess<Result> {
  budgets: Budget[]
  attempt: () => Promise<Result>
  /** A wrong guess stays counted. Any other failure was none, and what it took is given back, as after a success. */
  isWrong: (error: unknown) => boolean
}

export interface Limits {
  /** Counts one and refuses once the budget is spent. */
  spend(name: LimitName, key: string): Promise<void>
  /** Counts one without refusing; true while within the budget. */
  count(name: LimitName, key: string): Promise<boolean>
  /**
   * Something that can be guessed. It is counted before it is looked at: however many come at once, no more are
   * evaluated than the budgets allow. Whoever comes too early is told how long to wait.
   */
  guess<Result>(guess: Guess<Result>): Promise<Result>
  /** Counts one in each and says whether it may happen now: null, or the milliseconds to wait. */
  take(budgets: Budget[]): Promise<number | null>
  forget(...spent: { name: LimitName | DelayName; key: string }[]): Promise<void>
  /** What nobody has to wait for any more. */
  tidy(): Promise<void>
}

export function createLimits(database: Database, clock: Clock): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, limiter(database, name, rule)]),
  ) as Record<LimitName, RateLimiterAbstract>
  const delays = createDelays(database, clock)
  const placeOf = ({ name, key }: Budget) => `${name}:${idOf(key)}`

  /** Null while within the budget, or the milliseconds until it is full again. */
  async function consume(name: LimitName, key: string): Promise<number | null> {
    try {
      await limiters[name].consume(idOf(key))
      return null
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext
      throw error
    }
  }
  const tried = (budgets: Budget[]) => budgets.map((budget) => ({ key: placeOf(budget), ...delayRules[budget.name] }))
  const take = (budgets: Budget[]) => delays.take(tried(budgets))
  const giveBack = (budgets: Budget[]) => delays.giveBack(tried(budgets))
  return {
    count: async (name, key) => (await consume(name, key)) === null,
    async spend(name, key) {
      const wait = await consume(name, key)
      if (wait !== null) throw tooSoon(wait)
    },
    take,
    async guess({ budgets, attempt, isWrong }) {
      const wait = await take(budgets)
      if (wait !== null) throw tooSoon(wait)
      try {
        const result = await attempt()
        await giveBack(budgets)
        return result
      } catch (error) {
        if (!isWrong(error)) await giveBack(budgets)
        throw error
      }
    },
    async forget(...spent) {
      for (const { name, key } of spent)
        if (name in limiters) await limiters[name as LimitName].delete(idOf(key))
        else await delays.forget(placeOf({ name: name as DelayName, key }))
    },
    tidy: () => delays.removeForgotten(),
  }
}

/** An address stands last in a key; as its network, here for every limit, so that none can be dodged by moving within it. */
const ofNetwork = (key: string) => key.replace(/[^ ]+$/, networkOf)

/** Of one length whatever was typed, and no address of a person lies in the table. */
const idOf = (key: string) => createHash('sha256').update(ofNetwork(key)).digest('base64url')

/** In the database, because several processes may run and a restart must not give anybody new tries. */
function limiter(database: Database, keyPrefix: string, rule: Rule): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: { query: (query: { text: string; values: unknown[] }) => database.run(query.text, query.values) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    ...rule,
  })
}
