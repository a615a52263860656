import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallLimit } from '#domain/kernel/call-limits.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/db/client.ts'

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
} satisfies Record<CallLimit, Rule>

/** Spent inside a verb, because what counts, or by what, is known only there: failures, or one receiver's messages. */
const verbRules = {
  loginFailuresByAddress: { points: 50, duration: 15 * minute },
  loginFailuresByAccount: { points: 10, duration: 15 * minute },
  passwordFailuresByAccount: { points: 5, duration: 15 * minute },
  codeFailuresByAccount: { points: 10, duration: 15 * minute },
  resetRequestsByAccount: { points: 3, duration: hour },
  addressKeysByAccount: { points: 5, duration: hour },
  knownAddressLetters: { points: 3, duration: hour },
  codesToNumber: { points: 5, duration: hour },
  codesToMailbox: { points: 5, duration: hour },
  decisionCodesByPerson: { points: 15, duration: 24 * hour },
  approvalMailsToTenant: { points: 3, duration: hour },
  testMailsByAddress: { points: 60, duration: hour },
  invitationsToAddress: { points: 5, duration: hour },
  forumTextsByNewcomer: { points: 5, duration: hour },
} satisfies Record<string, Rule>

const rules = { ...callRules, ...verbRules }
export type LimitName = keyof typeof rules

interface Budget {
  name: LimitName
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
  /**
   * Something that can be guessed. It is counted before it is looked at: however many come at once, no more are
   * evaluated than the budget allows.
   */
  guess<Result>(guess: Guess<Result>): Promise<Result>
  /** Counts one without refusing; true while within the budget. */
  count(name: LimitName, key: string): Promise<boolean>
  forget(name: LimitName, key: string): Promise<void>
}

export function createLimits(database: Database): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, limiter(database, name, rule)]),
  ) as Record<LimitName, RateLimiterAbstract>

  async function count(name: LimitName, key: string) {
    try {
      await limiters[name].consume(idOf(key))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
  async function giveBack({ name, key }: Budget) {
    const state = await limiters[name].get(idOf(key))
    // Its time may have ended meanwhile, and a new one must not begin with more than the rule says.
    if (state && state.consumedPoints > 0) await limiters[name].reward(idOf(key))
  }
  return {
    count,
    async spend(name, key) {
      if (!(await count(name, key))) throw refuse('too_many_requests')
    },
    async guess({ budgets, attempt, isWrong }) {
      const taken: Budget[] = []
      const giveAllBack = async () => {
        for (const budget of taken) await giveBack(budget)
      }
      for (const budget of budgets) {
        if (await count(budget.name, budget.key)) taken.push(budget)
        else {
          await giveAllBack()
          throw refuse('too_many_requests')
        }
      }
      try {
        const result = await attempt()
        await giveAllBack()
        return result
      } catch (error) {
        if (!isWrong(error)) await giveAllBack()
        throw error
      }
    },
    async forget(name, key) {
      await limiters[name].delete(idOf(key))
    },
  }
}

/** Of one length whatever was typed, and no address of a person lies in the table. */
const idOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** In memory for one process; in the shared database when several may run. */
function limiter(database: Database, keyPrefix: string, rule: Rule): RateLimiterAbstract {
  if (database.kind === 'embedded') return new RateLimiterMemory({ keyPrefix, ...rule })
  return new RateLimiterPostgres({
    storeClient: { query: (query: { text: string; values: unknown[] }) => database.run(query.text, query.values) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    ...rule,
  })
}
