import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { answerFrom, shownOptions } from '#domain/people/survey/survey.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { insertAccount } from '#server/features/people/accounts/accounts.queries.ts'
import { countAnswers } from '#server/features/people/survey/save-answers.ts'
import { questionsInOrder } from '#server/features/people/survey/survey.queries.ts'
import type { People } from './add-portfolio.ts'
import { demoAccounts, demoPassword, demoTenants, demoWaiting } from './demo-accounts.ts'
import { type Past, pastOf } from './past.ts'

/**
 * Returns false without changes if the database has users. Files are stored first, then all rows are inserted in one
 * transaction: an interrupted fill leaves no users, so the next start repeats it.
 */
export async function fillDemo(ctx: Context): Promise<boolean> {
  if ((await ctx.db.$count(users)) > 0) return false
  // Loaded here, because an installation without demo data needs no code for drawing and printing.
  const { keepDemoFiles } = await import('./demo-files.ts')
  const { addPortfolio } = await import('./add-portfolio.ts')
  const { addArticles } = await import('./add-articles.ts')
  const { addChats } = await import('./add-chats.ts')
  const { addExpenses } = await import('./add-expenses.ts')
  const { addForum } = await import('./add-forum.ts')
  const { addTax } = await import('./add-tax.ts')
  const { addEngagements } = await import('./add-engagements.ts')
  const { addRentals } = await import('./add-rentals.ts')
  const { addMoney } = await import('./add-money.ts')
  const { addValues } = await import('./add-values.ts')
  const { addTickets } = await import('./add-tickets.ts')
  const { addContractPapers } = await import('./add-contract-papers.ts')
  const { addSeals } = await import('./add-seals.ts')
  const { addHistory } = await import('./add-history.ts')
  const { addPrivacy } = await import('./add-privacy.ts')
  const { addPrograms } = await import('./add-programs.ts')
  const kept = await keepDemoFiles(ctx)
  await ctx.db.transact(async (tx) => {
    const past = pastOf(ctx.clock.now())
    const people = await addPeople(ctx, tx, past)
    await addEngagements(tx, people, past)
    const properties = await addPortfolio(tx, people, past, kept)
    await addRentals(ctx, tx, people, past, properties, kept)
    await addContractPapers(ctx, tx, people, past, properties, kept)
    await addSeals(tx, ctx.clock.now())
    await addMoney(tx, { people, past, idOf: (title) => properties.get(title)!, kept })
    await addExpenses(ctx, tx, { people, past, idOf: (title) => properties.get(title)! })
    await addValues(tx, past, (title) => properties.get(title)!)
    await addTax(tx, { people, past, idOf: (title) => properties.get(title)! })
    await addChats(tx, people, past, kept)
    await addArticles(tx, people, ctx.clock.now())
    await addForum(tx, people, past)
    await addTickets(tx, people, past)
    await addPrivacy(tx, people, past)
    await addPrograms(ctx, tx, { people, past, idOf: (title) => properties.get(title)! })
    await answerSurvey(tx)
    await addHistory(tx, people, past)
  })
  return true
}

async function addPeople(ctx: Context, tx: Tx, past: Past): Promise<People> {
  const ids = new Map<string, string>()
  const hash = await hashPassword(demoPassword)
  const lastPasswordChange = ctx.clock.now()
  for (const { label: _, worksForHost: __, ...account } of demoAccounts)
    ids.set(account.email, await insertAccount(tx, hash, { ...account, lastPasswordChange }))
  for (const tenant of demoTenants) {
    const account = { ...tenant, userType: 'tenant', tenants: true, lastPasswordChange } as const
    ids.set(tenant.email, await insertAccount(tx, hash, account))
  }
  // They registered one after the other, the first before the first property.
  for (const [at, id] of [...ids.values()].entries())
    await tx
      .update(users)
      .set({ created_at: past.daysAgo(Math.max(4, 430 - at * 21)) })
      .where(eq(users.id, id))
  for (const waiting of demoWaiting) {
    await insertAccount(tx, hash, {
      ...waiting,
      lastPasswordChange,
      host: waiting.userType === 'landlord',
      tenants: waiting.userType === 'tenant',
      is_active: false,
      identity_mode: 'checksum',
    })
    await ctx.mailer.post(tx, waiting.email, 'welcome', { firstname: waiting.username.split(' ')[0]! })
  }
  const names = new Map([...demoAccounts, ...demoTenants].map(({ email, username }) => [email, username]))
  return { id: (email) => ids.get(email)!, name: (email) => names.get(email)! }
}

/** Everyone answers differently, so that the administrator's charts are not empty. */
async function answerSurvey(tx: Tx) {
  const asked = await questionsInOrder(tx)
  const people = await tx.select({ id: users.id }).from(users)
  for (const [turn, person] of people.entries()) {
    const answers = asked.map((question, index) => {
      const options = shownOptions(question).map((option) => option.key)
      const pick = (step: number) => options[(turn * 7 + index * 3 + (turn >> 1) + step) % options.length]!
      return answerFrom(question, question.is_multiple_choice ? [...new Set([pick(0), pick(turn % 3)])] : [pick(0)])
    })
    await countAnswers(tx, person.id, answers)
  }
}
