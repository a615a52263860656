import type { Db } from '#server/db/client.ts'
import { decryptText, encryptText } from '#server/platform/crypto.ts'
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts'
import { keepSms } from './sms.queries.ts'

/** Fewer retries than for a mail, because a code that arrives an hour late only confuses. */
export const sendSmsJob = jobKind<{ sms: string }>('send-sms', { retryLimit: 4, expireInSeconds: 60 })

export interface Texter {
  /** Writes the message and its job in the caller's transaction, so that neither exists without the other. */
  post(db: Db, to: string, text: string): Promise<void>
}

/** Encrypted in the database, because a reader of the database or a backup must not find a valid code. */
export const createTexter = (jobs: Jobs, key: Buffer): Texter => ({
  async post(db, to, text) {
    const sms = await keepSms(db, { to, text: encryptText(key, text) })
    await jobs.enqueue(db, sendSmsJob, { sms })
  },
})

const unreadable = '(Bu mesaj okunamıyor: şifreleme anahtarı değişmiş.)'
/** Messages from before the encryption are stored in plain text. */
export const textOfSms = (key: Buffer, stored: string): string =>
  decryptText(key, stored) ?? (/^v\d+\.[\w-]+$/.test(stored) ? unreadable : stored)
