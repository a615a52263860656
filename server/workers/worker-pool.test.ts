import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { refuse } from '#domain/kernel/refusal.ts'
import { workerPool } from './worker-pool.ts'

/** Echoes its input; `hang` blocks forever, `crash` ends the worker, and `fail` is an error of the job. */
const source = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (what) => {
    if (what === 'hang') for (;;) {}
    if (what.startsWith('slow')) return setTimeout(() => parentPort.postMessage({ result: what }), 400)
    if (what === 'crash') process.exit(1)
    if (what === 'heap') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }
    if (what === 'refuse') return parentPort.postMessage({ refused: { code: 'empty_file', status: 400, message: 'Dosya boş.' } })
    parentPort.postMessage(what === 'fail' ? { failed: 'Olmadı' } : { result: what })
  })
  parentPort.postMessage({ ready: true })`

const start = (given: { limitMs?: number; idleMs?: number; maxWorkers?: number; maxWaiting?: number } = {}) =>
  workerPool<string, string>({
    start: () => new Worker(source, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } }),
    maxWorkers: 1,
    maxWaiting: 2,
    limitMs: 1000,
    idleMs: 60_000,
    busy: () => refuse('papers_busy'),
    tooSlow: () => refuse('paper_too_slow'),
    tooMuch: () => refuse('too_large'),
    ...given,
  })

test('work that never ends is refused in time, its worker replaced, and whoever waited is served', async () => {
  const pool = start()
  const hanging = pool.run('hang')
  await expect(hanging).rejects.toMatchObject({ status: 503, code: 'paper_too_slow' })
  expect(await pool.run('sonra')).toBe('sonra')
  expect(pool.workers()).toBe(1)
})

test('the queue is bounded, and nobody waits longer than the limit', async () => {
  const pool = start()
  const running = pool.run('hang').catch((error) => error.code)
  const waiting = [pool.run('hang').catch((error) => error.code), pool.run('2').catch((error) => error.code)]
  await expect(pool.run('3')).rejects.toMatchObject({ status: 503, code: 'papers_busy' })
  expect(await running).toBe('paper_too_slow')
  expect(['paper_too_slow', 'papers_busy']).toContain(await waiting[0])
  expect(await waiting[1]).not.toBe('paper_too_slow')
})

test('a failure is told as one and the worker goes on; a worker that ends is replaced', async () => {
  const pool = start({ limitMs: 20_000 })
  await expect(pool.run('fail')).rejects.toThrow('Olmadı')
  const crashing = pool.run('crash')
  const next = pool.run('sonra')
  await expect(crashing).rejects.toThrow('The worker ended.')
  expect(await next).toBe('sonra')
})

test('work that takes too much memory is refused as such, and a refusal of the work arrives as one', async () => {
  const pool = start({ limitMs: 20_000 })
  await expect(pool.run('heap')).rejects.toMatchObject({ status: 413, code: 'too_large' })
  await expect(pool.run('refuse')).rejects.toMatchObject({ status: 400, code: 'empty_file', message: 'Dosya boş.' })
  expect(await pool.run('sonra')).toBe('sonra')
})

test('a worker without work ends, and the next work starts one', async () => {
  const pool = start({ idleMs: 10, limitMs: 20_000 })
  expect(await pool.run('a')).toBe('a')
  await vi.waitUntil(() => pool.workers() === 0)
  expect(await pool.run('b')).toBe('b')
})

test('one person has one worker at most: whoever else comes is served meanwhile', async () => {
  const pool = start({ maxWorkers: 2, limitMs: 20_000, maxWaiting: 10 })
  const done: string[] = []
  const ask = (what: string, whose: string) => pool.run(what, whose).then((result) => done.push(result))
  // Both workers are running, so only the queue decides the order.
  await Promise.all([pool.run('x'), pool.run('y')])
  await Promise.all([
    ...['slow 1', 'slow 2', 'slow 3'].map((what) => ask(what, 'Ali')),
    ...['a', 'b', 'c', 'd'].map((what) => ask(what, 'Ayşe')),
  ])
  expect(done).toEqual(['a', 'b', 'c', 'd', 'slow 1', 'slow 2', 'slow 3'])
})

test('with one worker they take turns, and a full queue refuses whoever has the most in it', async () => {
  const pool = start({ limitMs: 20_000, maxWaiting: 4 })
  const done: string[] = []
  const ask = (what: string, whose: string) =>
    pool.run(what, whose).then(
      (result) => done.push(result),
      (error) => done.push(`${what} ${error.code}`),
    )
  await Promise.all([
    ...['1', '2', '3', '4', '5'].map((what) => ask(what, 'Ali')),
    ...['a', 'b'].map((what) => ask(what, 'Ayşe')),
  ])
  expect(done).toEqual(['5 papers_busy', '4 papers_busy', '1', 'a', '2', 'b', '3'])
})

/** One worker: one of Ali's six jobs is running and the last one waits, when `more` is added. */
async function afterFour(more: (ask: (what: string, whose: string) => void) => void) {
  const pool = start({ limitMs: 20_000, maxWaiting: 5 })
  const done: string[] = []
  const all: Promise<unknown>[] = []
  const ask = (what: string, whose: string) => {
    const asked = pool.run(what, whose).then(
      (result) => done.push(result),
      (error) => done.push(`${what} ${error.code}`),
    )
    all.push(asked)
    return asked
  }
  const four = ['1', '2', '3', '4'].map((what) => ask(what, 'Ali'))
  for (const what of ['slow 5', '6']) ask(what, 'Ali')
  await Promise.all(four)
  more(ask)
  await Promise.all(all)
  return done.slice(4)
}

test('whoever was served longest ago is next: the last of many waits for one of each, and before one’s own later ones', async () => {
  const done = await afterFour((ask) => {
    ask('7', 'Ali')
    for (const what of ['a', 'b', 'c']) ask(what, 'Ayşe')
  })
  expect(done).toEqual(['slow 5', 'a', '6', 'b', '7', 'c'])
})

test('a full queue refuses the newest of whoever has most waiting now, however many somebody else had before', async () => {
  const done = await afterFour((ask) => {
    for (const what of ['a', 'b', 'c', 'd', 'e']) ask(what, 'Ayşe')
  })
  expect(done).toEqual(['e papers_busy', 'slow 5', 'a', '6', 'b', 'c', 'd'])
})
