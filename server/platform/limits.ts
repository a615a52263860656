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

/** Declared on endpoints; mount() counts every well-formed call. */
const callRules = {
  registrationsByAddress: { points: 20, duration: hour },
  identityChecksByAddress: { points: 40, duration: hour },
  resetRequestsByAddress: { points: 20, duration: hour },
  linksByAddress: { points: 300, duration: hour },
  // Opening a paper also loads each of its pictures with a separate call.
  linkFilesByAddress: { points: 3000, duration: hour },
  eventsByAddress: { points: 600, duration: hour },
  // One calendar service reads many users' calendars from a few addresses; the links cannot be guessed.
  calendarsByAddress: { points: 6000, duration: hour },
  // A public page reads them once, and many readers share an address.
  figuresByAddress: { points: 1200, duration: hour },
  invitationsByPerson: { points: 60, duration: hour },
  notificationsByPerson: { points: 60, duration: hour },
  messagesByPerson: { points: 120, duration: minute },
  chatFilesByPerson: { points: 60, duration: hour },
  ticketsByPerson: { points: 20, duration: hour },
  // Each reply sends a mail to the other side.
  ticketRepliesByPerson: { points: 30, duration: 5 * minute },
  ticketFilesByPerson: { points: 60, duration: hour },
  papersByPerson: { points: 30, duration: 5 * minute },
  questionsByPerson: { points: 60, duration: 5 * minute },
  // Every pause while typing sends a search.
  searchesByPerson: { points: 600, duration: 5 * minute },
  forumWritesByPerson: { points: 60, duration: hour },
  forumLikesByPerson: { points: 120, duration: minute },
  forumReportsByPerson: { points: 20, duration: hour },
  archivesByPerson: { points: 3, duration: 24 * hour },
  caseArchivesByPerson: { points: 20, duration: hour },
  // Users photograph a whole property at once, up to a hundred pictures at a time.
  filesByPerson: { points: 300, duration: 5 * minute },
  // Every choice of a column parses the file again.
  sheetsByPerson: { points: 150, duration: 5 * minute },
  // Each one makes this server call an address of the person's choice.
  webhooksByPerson: { points: 60, duration: hour },
} satisfies Record<CallLimit, Rule>

/** Counted inside a verb, because only the verb knows the key, for example the receiver of a message. */
const verbRules = {
  addressKeysByAccount: { points: 5, duration: hour },
  knownAddressLetters: { points: 3, duration: hour },
  approvalMailsToTenant: { points: 3, duration: hour },
  testMailsByAddress: { points: 60, duration: hour },
  invitationsToAddress: { points: 5, duration: hour },
  callsByToken: { points: 300, duration: minute },
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
 * Attempts that a stranger can use up for someone else cause waiting instead of a lockout. They are counted by account
 * and address together before they are counted by account alone, and separately for devices known to the account
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
  // For signed-in users: only the user, or someone at their browser, can use this up.
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
  /** The key that is counted; ends with the caller's address if the address counts. */
  key: string
}

interface Guess<Result> {
  budgets: Budget[]
  attempt: () => Promise<Result>
  /** A wrong guess stays counted. After any other error, or a success, the count is taken back. */
  isWrong: (error: unknown) => boolean
}

export interface Limits {
  /** Counts one call, and refuses once the limit is exceeded. */
  consume(name: LimitName, key: string): Promise<void>
  /** Counts one call without refusing; true while within the limit. */
  count(name: LimitName, key: string): Promise<boolean>
  /**
   * Protects something that can be guessed. The attempt is counted before it is evaluated, so that concurrent attempts
   * cannot exceed the limits. An early attempt is refused with the time to wait.
   */
  guard<Result>(guess: Guess<Result>): Promise<Result>
  /** Counts one attempt in each budget; returns null if allowed now, otherwise the milliseconds to wait. */
  take(budgets: Budget[]): Promise<number | null>
  forget(...spent: { name: LimitName | DelayName; key: string }[]): Promise<void>
  /** Deletes expired counts. */
  tidy(): Promise<void>
}

export function createLimits(database: Database, clock: Clock): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, limiter(database, name, rule)]),
  ) as Record<LimitName, RateLimiterAbstract>
  const delays = createDelays(database, clock)
  const delayKey = ({ name, key }: Budget) => `${name}:${idOf(key)}`

  /** Null while within the limit, otherwise the milliseconds until it resets. */
  async function tryConsume(name: LimitName, key: string): Promise<number | null> {
    try {
      await limiters[name].consume(idOf(key))
      return null
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext
      throw error
    }
  }
  const tried = (budgets: Budget[]) => budgets.map((budget) => ({ key: delayKey(budget), ...delayRules[budget.name] }))
  const take = (budgets: Budget[]) => delays.take(tried(budgets))
  const giveBack = (budgets: Budget[]) => delays.giveBack(tried(budgets))
  return {
    count: async (name, key) => (await tryConsume(name, key)) === null,
    async consume(name, key) {
      const wait = await tryConsume(name, key)
      if (wait !== null) throw tooSoon(wait)
    },
    take,
    async guard({ budgets, attempt, isWrong }) {
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
        else await delays.forget(delayKey({ name: name as DelayName, key }))
    },
    tidy: () => delays.removeForgotten(),
  }
}

/**
 * A key ends with the address. It is replaced by its network for every limit, so that changing addresses within a
 * network does not help.
 */
const ofNetwork = (key: string) => key.replace(/[^ ]+$/, networkOf)

/** A hash has a fixed length for any input, and keeps personal data out of the table. */
const idOf = (key: string) => createHash('sha256').update(ofNetwork(key)).digest('base64url')

/** In the database, because several processes may run, and a restart must not reset the counts. */
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
