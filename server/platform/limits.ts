import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/db/client.ts'

const minute = 60
const hour = 60 * minute

/** How often, in how many seconds. Failures count where the name says so, every call otherwise. */
const rules = {
  loginFailuresByAddress: { points: 50, duration: 15 * minute },
  loginFailuresByAccount: { points: 10, duration: 15 * minute },
  passwordFailuresByAccount: { points: 5, duration: 15 * minute },
  registrationsByAddress: { points: 20, duration: hour },
  identityChecksByAddress: { points: 40, duration: hour },
  resetRequestsByAddress: { points: 20, duration: hour },
  resetRequestsByAccount: { points: 3, duration: hour },
  linksByAddress: { points: 300, duration: hour },
  codesToNumber: { points: 5, duration: hour },
  approvalMailsToTenant: { points: 3, duration: hour },
  testMailsByAddress: { points: 60, duration: hour },
  invitationsByPerson: { points: 60, duration: hour },
  notificationsByPerson: { points: 60, duration: hour },
  invitationsToAddress: { points: 5, duration: hour },
  messagesByPerson: { points: 120, duration: minute },
  chatFilesByPerson: { points: 60, duration: hour },
} as const
export type LimitName = keyof typeof rules

export interface Limits {
  /** Counts one and refuses once the budget is spent. */
  spend(name: LimitName, key: string): Promise<void>
  /** Refuses if the budget is spent, without counting. */
  check(name: LimitName, key: string): Promise<void>
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
      await limiters[name].consume(key)
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
  return {
    count,
    async spend(name, key) {
      if (!(await count(name, key))) throw refuse('too_many_requests')
    },
    async check(name, key) {
      const state = await limiters[name].get(key)
      if (state && state.consumedPoints >= rules[name].points) throw refuse('too_many_requests')
    },
    async forget(name, key) {
      await limiters[name].delete(key)
    },
  }
}

/** In memory for one process; in the shared database when several may run. */
function limiter(
  database: Database,
  keyPrefix: string,
  rule: { points: number; duration: number },
): RateLimiterAbstract {
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
