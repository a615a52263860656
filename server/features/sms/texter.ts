import type { Db } from '#server/db/client.ts'
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts'
import { keepSms } from './sms.queries.ts'

/** Fewer tries than a mail gets: a code that comes an hour late only confuses. */
export const sendSmsJob = jobKind<{ sms: string }>('send-sms', { retryLimit: 4, expireInSeconds: 60 })

export interface Texter {
  /** Writes the message and its sending into the caller's transaction: neither exists without the other. */
  post(db: Db, to: string, text: string): Promise<void>
}

export const createTexter = (jobs: Jobs): Texter => ({
  async post(db, to, text) {
    const sms = await keepSms(db, { to, text })
    await jobs.enqueue(db, sendSmsJob, { sms })
  },
})
