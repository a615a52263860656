import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callLimits } from '#domain/kernel/call-limits.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { DelayName, LimitName } from './limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What each limit allows, and within which time; written down a second time, so that a slip in the rules is seen. */
const allowed: Record<LimitName, [calls: number, seconds: number]> = {
  registrationsByAddress: [20, hour],
  identityChecksByAddress: [40, hour],
  resetRequestsByAddress: [20, hour],
  linksByAddress: [300, hour],
  linkFilesByAddress: [3000, hour],
  eventsByAddress: [600, hour],
  calendarsByAddress: [6000, hour],
  figuresByAddress: [1200, hour],
  invitationsByPerson: [60, hour],
  notificationsByPerson: [60, hour],
  messagesByPerson: [120, minute],
  chatFilesByPerson: [60, hour],
  ticketsByPerson: [20, hour],
  ticketRepliesByPerson: [30, 5 * minute],
  ticketFilesByPerson: [60, hour],
  papersByPerson: [30, 5 * minute],
  questionsByPerson: [60, 5 * minute],
  searchesByPerson: [600, 5 * minute],
  forumWritesByPerson: [60, hour],
  forumLikesByPerson: [120, minute],
  forumReportsByPerson: [20, hour],
  archivesByPerson: [3, day],
  caseArchivesByPerson: [20, hour],
  filesByPerson: [300, 5 * minute],
  sheetsByPerson: [150, 5 * minute],
  webhooksByPerson: [60, hour],
  addressKeysByAccount: [5, hour],
  knownAddressLetters: [3, hour],
  approvalMailsToTenant: [3, hour],
  testMailsByAddress: [60, hour],
  invitationsToAddress: [5, hour],
  callsByToken: [300, minute],
  forumTextsByNewcomer: [5, hour],
}

/** As if this number of calls had been counted. */
const counted = (app: TestApp, calls: number) => app.ctx.db.execute(sql`update rate_limits set points = ${calls}`)

test('every limit allows its number of calls in its time, and not one more', async () => {
  const app = await startTestApp()
  expect(Object.keys(allowed)).toEqual(expect.arrayContaining(Object.keys(callLimits)))
  for (const [name, [calls, seconds]] of Object.entries(allowed) as [LimitName, [number, number]][]) {
    await app.ctx.limits.consume(name, '198.51.100.7')
    const [row] = (await app.ctx.db.execute(sql`select expire from rate_limits`)).rows as { expire: string }[]
    const left = (Number(row!.expire) - Date.now()) / 1000
    expect([name, left > seconds - 30 && left <= seconds], `${name} is counted for ${left} s`).toEqual([name, true])
    await counted(app, calls - 1)
    await expect(app.ctx.limits.consume(name, '198.51.100.7'), `${name}, last call`).resolves.toBeUndefined()
    await expect(app.ctx.limits.consume(name, '198.51.100.7'), `${name}, beyond`).rejects.toMatchObject({
      code: 'too_many_requests',
      status: 429,
    })
    expect([name, await app.ctx.limits.count(name, '203.0.113.9')]).toEqual([name, true])
    await app.ctx.db.execute(sql`delete from rate_limits`)
  }
})

/** Free attempts, the first wait, the longest wait, and how long attempts are remembered. */
const waits: Record<DelayName, [free: number, first: number, longest: number, kept: number]> = {
  loginsByAddress: [50, minute, 15 * minute, 15 * minute],
  loginsByAccountAndAddress: [5, minute, 15 * minute, 15 * minute],
  loginsByAccount: [10, minute, 15 * minute, 15 * minute],
  loginsByDevice: [10, minute, 15 * minute, 15 * minute],
  codesByAccountAndAddress: [5, minute, 15 * minute, 15 * minute],
  codesByAccount: [10, minute, 15 * minute, 15 * minute],
  codesByDevice: [10, minute, 15 * minute, 15 * minute],
  passwordsByAccount: [5, 3 * minute, 15 * minute, 15 * minute],
  resetsByAccountAndAddress: [3, 10 * minute, hour, hour],
  resetsByAccount: [10, 10 * minute, hour, hour],
  resetsByDevice: [3, 10 * minute, hour, hour],
  decisionCodesByPersonAndAddress: [5, 5 * minute, hour, 24 * hour],
  decisionCodesByPerson: [15, 5 * minute, hour, 24 * hour],
  codesToReceiverByAddress: [3, 10 * minute, hour, hour],
  codesToReceiver: [5, 10 * minute, hour, hour],
}

const entriesOf = (budgets: typeof waits) => Object.entries(budgets) as [DelayName, (typeof waits)[DelayName]][]

test('every budget of guesses has its free attempts, then waits that double up to its longest', async () => {
  const app = await startTestApp()
  for (const [name, [free, first, longest]] of entriesOf(waits)) {
    const budget = [{ name, key: `deneme ${name} 198.51.100.7` }]
    const attempts: (number | null)[] = []
    for (let turn = 0; turn < free; turn++) attempts.push(await app.ctx.limits.take(budget))
    expect([name, attempts]).toEqual([name, Array(free).fill(null)])
    let expected = first
    for (let turn = 0; turn < 8; turn++) {
      expect([name, turn, await app.ctx.limits.take(budget)]).toEqual([name, turn, expected * 1000])
      app.pass(expected * 1000)
      expect([name, turn, await app.ctx.limits.take(budget)]).toEqual([name, turn, null])
      expected = Math.min(expected * 2, longest)
    }
  }
})

test('free attempts are forgotten when the time of their budget has passed since the first, and not before', async () => {
  const app = await startTestApp()
  for (const [name, [free, , , kept]] of entriesOf(waits)) {
    const budget = [{ name, key: `deneme ${name} 198.51.100.7` }]
    const allButOne = async () => {
      for (let turn = 1; turn < free; turn++) await app.ctx.limits.take(budget)
    }
    await allButOne()
    app.pass(kept * 1000 - 1)
    expect([name, await app.ctx.limits.take(budget), await app.ctx.limits.take(budget)]).toEqual([
      name,
      null,
      expect.any(Number),
    ])
    await app.ctx.limits.forget({ name, key: budget[0]!.key })
    await allButOne()
    app.pass(kept * 1000)
    expect([name, await app.ctx.limits.take(budget), await app.ctx.limits.take(budget)]).toEqual([name, null, null])
  }
})
