import { desc, eq } from 'drizzle-orm'
import { mails } from '#server/db/schema/mail.ts'
import type { TestApp } from './test-app.ts'

/** Everything that went to an address, the newest first. */
export const mailsTo = ({ ctx }: TestApp, email: string) =>
  ctx.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.created_at), desc(mails.id))

/** The key of the newest letter that has one, as the mailbox's owner finds it; empty without one. */
export async function addressKeyFor(app: TestApp, email: string): Promise<string> {
  for (const { text } of await mailsTo(app, email)) {
    const found = /confirm-email\?token=([\w-]+)/.exec(text)
    if (found) return found[1]!
  }
  return ''
}
