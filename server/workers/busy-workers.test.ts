import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { fixturesApi } from '#domain/property/fixtures/fixtures.api.ts'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

afterEach(() => void vi.restoreAllMocks())

/** The twenty seconds that a job may wait and run are over at once. */
function withoutPatience() {
  const start = globalThis.setTimeout
  const hurried = (then: () => void, ms?: number) => start(then, ms === 20_000 ? 1 : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout)
}

const refusalsIn = (answers: { status: number; code?: string; message?: string }[]) =>
  [...new Set(answers.map(({ status, code, message }) => `${status} ${code}: ${message}`))].sort()

test('a paper that takes too long is given up, and one that waits too long is refused', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const print = () => host.call(fixturesApi.printed, { params: { id } })
  // The worker runs already when the others come.
  expect((await print()).status).toBe(200)
  withoutPatience()
  expect(refusalsIn(await Promise.all(Array.from({ length: 6 }, print)))).toEqual([
    '503 paper_too_slow: Belge zamanında hazırlanamadı. Lütfen biraz sonra tekrar deneyin.',
    '503 papers_busy: Şu an çok sayıda belge hazırlanıyor. Lütfen biraz sonra tekrar deneyin.',
  ])
  vi.restoreAllMocks()
  expect((await print()).status).toBe(200)
})

test('a file whose reading takes too long is given up, and one that waits too long is refused', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const file = await picture(1, { width: 3000, height: 2000 })
  const upload = () => host.call(accountsApi.uploadAvatar, { file })
  expect((await upload()).status).toBe(200)
  withoutPatience()
  expect(refusalsIn(await Promise.all(Array.from({ length: 3 }, upload)))).toEqual([
    '400 file_too_slow: Bu dosyanın okunması çok uzun sürdü. Daha küçük ya da daha sade bir dosya yükleyin.',
    '503 files_busy: Şu an çok sayıda dosya okunuyor. Lütfen biraz sonra yeniden deneyin.',
  ])
  vi.restoreAllMocks()
  expect((await upload()).status).toBe(200)
})

test('a file that takes all the memory of its worker is refused, and the next is read by another', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const file = await picture(1, { width: 320, height: 200 })
  const upload = () => host.call(accountsApi.uploadAvatar, { file })
  expect((await upload()).status).toBe(200)
  // What Node reports when the limit of the worker's memory is reached.
  const full = Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
    this.emit('error', full)
  })
  expect(await upload()).toMatchObject({
    status: 400,
    code: 'file_takes_too_much',
    message: 'Bu dosya açıldığında çok yer kaplıyor ve okunamıyor. Daha küçük bir dosya yükleyin.',
  })
  expect((await upload()).status).toBe(200)
})
