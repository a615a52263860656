import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createJobs, jobKind } from './jobs.ts'

const signal = () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

test('a job that outlives the stop ends without a word once the database is closed', async () => {
  const { ctx } = await startTestApp({ ownDatabase: true })
  let closed = false
  const late: unknown[] = []
  const run: Database['run'] = async (text, values) => {
    if (!closed) return ctx.db.run(text, values)
    late.push(text)
    throw new Error('closed')
  }
  const jobs = createJobs(Object.assign(Object.create(ctx.db), { run }), { workers: true, onError: () => {} })
  const [begun, may, over] = [signal(), signal(), signal()]
  const slow = jobKind('slow-to-end')
  jobs.handle(slow, async () => {
    begun.give()
    await may.given
    setTimeout(over.give, 200)
    throw new Error('too late')
  })
  await jobs.start()
  await jobs.enqueue(ctx.db, slow, {})
  await begun.given
  await jobs.stop()
  closed = true
  may.give()
  // An error thrown now could not be caught by anyone; the test runner itself would report it.
  await over.given
  expect(late).toEqual([])
})

test('what is asked for inside a transaction is done after it, by a server that was at rest', async () => {
  const { ctx } = await startTestApp({ ownDatabase: true })
  const failures: unknown[] = []
  const jobs = createJobs(ctx.db, { workers: true, onError: (error) => failures.push(error) })
  const done = signal()
  const asked = jobKind('asked-in-a-transaction')
  jobs.handle(asked, async () => {
    await ctx.db.run('select 1')
    done.give()
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await jobs.start()
    // Long after the last job, so the server no longer polls every second.
    vi.setSystemTime(Date.now() + 60_000)
    await ctx.db.transact((tx) => jobs.enqueue(tx, asked, {}))
    vi.setSystemTime(Date.now() + 1000)
    await done.given
    expect(failures).toEqual([])
  } finally {
    vi.useRealTimers()
    await jobs.stop()
  }
})

test('a job whose handler was not registered is refused by name, not dropped', async () => {
  const { ctx } = await startTestApp()
  const forgotten = jobKind('forgotten')
  await expect(ctx.db.transact((tx) => ctx.jobs.enqueue(tx, forgotten, {}))).rejects.toThrow(
    'The job forgotten has no handler',
  )
})

test('a job hears which of its tries is the last, and has failed after it', async () => {
  const { ctx } = await startTestApp({ ownDatabase: true })
  const jobs = createJobs(ctx.db, { workers: false, onError: () => {} })
  const tries: boolean[] = []
  const hopeless = jobKind('hopeless', { retryLimit: 1 })
  jobs.handle(hopeless, async (_, { last }) => {
    tries.push(last)
    throw new Error('away')
  })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  await jobs.enqueue(ctx.db, hopeless, {})
  await jobs.drain()
  // Skips the queue's delay before a retry.
  await ctx.db.run(`update pgboss.job set start_after = now() where name = 'hopeless'`)
  await jobs.drain()
  expect(tries).toEqual([false, true])
  const { rows } = await ctx.db.run(`select state from pgboss.job where name = 'hopeless'`)
  expect(rows).toEqual([{ state: 'failed' }])
})
