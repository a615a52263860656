import { and, desc, eq, like } from 'drizzle-orm'
import { mails } from '#server/db/schema/mail.ts'
import type { TestApp } from './test-app.ts'

/** The token of the last link mailed to this address. */
export async function mailedToken(app: TestApp, to: string): Promise<string> {
  const [mail] = await app.ctx.db
    .select({ text: mails.text })
    .from(mails)
    .where(and(eq(mails.to, to), like(mails.text, '%-approval/%')))
    .orderBy(desc(mails.id))
    .limit(1)
  return /-approval\/([\w-]+)/.exec(mail?.text ?? '')![1]!
}

/** The code of the last mail with a code to this address. */
export async function mailedCode(app: TestApp, to: string): Promise<string> {
  const [mail] = await app.ctx.db
    .select({ text: mails.text })
    .from(mails)
    .where(and(eq(mails.to, to), eq(mails.template, 'decision-code')))
    .orderBy(desc(mails.id))
    .limit(1)
  return /\d{6}/.exec(mail?.text ?? '')![0]
}

export const tokenOf = ({ link }: { link: string }) => link.slice(link.lastIndexOf('/') + 1)
