import { newId } from '#domain/kernel/ids.ts'
import { shownOptions, toAnswer } from '#domain/survey/survey.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { properties, propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import { createAccount } from '#server/features/accounts/create-account.ts'
import { saveAnswers } from '#server/features/survey/save-answers.ts'
import { questionsInOrder } from '#server/features/survey/survey.queries.ts'
import { demoAccounts, demoPassword, demoWaiting } from './demo-accounts.ts'
import { demoProperties } from './demo-properties.ts'

/** False when the database has people already: real or demo, they stay as they are. */
export async function fillDemo(ctx: Context): Promise<boolean> {
  if ((await ctx.db.$count(users)) > 0) return false
  await ctx.db.transact(async (tx) => {
    const people = await addPeople(ctx, tx)
    await addProperties(tx, people)
  })
  await answerSurvey(ctx)
  return true
}

type People = Map<string, string>

async function addPeople(ctx: Context, tx: Tx): Promise<People> {
  const people: People = new Map()
  for (const { label: _, createdByHost, ...account } of demoAccounts) {
    const createdBy = createdByHost ? people.get('ev.sahibi@demo.test')! : null
    people.set(account.email, await createAccount(ctx, tx, demoPassword, { ...account, createdBy }))
  }
  for (const waiting of demoWaiting) {
    await createAccount(ctx, tx, demoPassword, {
      ...waiting,
      host: waiting.userType === 'landlord',
      tenants: waiting.userType === 'tenant',
      is_active: false,
      identity_mode: 'checksum',
    })
  }
  for (const waiting of demoWaiting) {
    await ctx.mailer.post(tx, waiting.email, 'welcome', { firstname: waiting.username.split(' ')[0]! })
  }
  return people
}

async function addProperties(tx: Tx, people: People) {
  for (const { owner, tenant, delegates = [], ...property } of demoProperties) {
    const id = newId()
    await tx.insert(properties).values({ id, creator: people.get(owner)!, ...property })
    if (tenant) await tx.insert(propertyTenants).values({ property_id: id, user_id: people.get(tenant)! })
    for (const [email, list] of delegates) {
      await tx.insert(propertyDelegates).values({ property_id: id, user_id: people.get(email)!, list })
    }
  }
}

/** Everybody answers a little differently, so that an administrator sees charts and not zeros. */
async function answerSurvey(ctx: Context) {
  const asked = await questionsInOrder(ctx.db)
  const people = await ctx.db.select({ id: users.id }).from(users)
  for (const [turn, person] of people.entries()) {
    const answers = asked.map((question, index) => {
      const options = shownOptions(question).map((option) => option.key)
      const pick = (step: number) => options[(turn * 7 + index * 3 + (turn >> 1) + step) % options.length]!
      return toAnswer(question, question.is_multiple_choice ? [...new Set([pick(0), pick(turn % 3)])] : [pick(0)])
    })
    await saveAnswers(ctx, person.id, answers)
  }
}
