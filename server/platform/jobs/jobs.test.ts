import { expect, test } from 'vitest'
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
  // What would be thrown now nobody could catch; the runner itself would report it.
  await over.given
  expect(late).toEqual([])
})
