import { desc, eq } from 'drizzle-orm'
import { mails } from '#server/db/schema/mail.ts'
import type { TestApp } from './test-app.ts'

/** All mails to an address, newest first. */
export const mailsTo = ({ ctx }: TestApp, email: string) =>
  ctx.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.created_at), desc(mails.id))

/** The key from the newest mail that contains one; '' if there is none. */
export async function addressKeyFor(app: TestApp, email: string): Promise<string> {
  for (const { text } of await mailsTo(app, email)) {
    const found = /confirm-email\?token=([\w-]+)/.exec(text)
    if (found) return found[1]!
  }
  return ''
}
