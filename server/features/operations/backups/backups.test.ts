import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#domain/kernel/dates.ts'
import { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { backupLock } from '#server/platform/storage/kept-during-backups.ts'
import type { Restored } from '#server/services/backups/describe-backup.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type BackupWork, runSchedule } from './scheduled-backup.ts'

const hourMs = dayMs / 24
const whole: Restored = {
  made_at: '',
  tables: [],
  rows: 5,
  accounts: 0,
  files: 2,
  bytes: 9,
  missing: [],
  upgraded: 0,
  audit: { checked: 1, head: { seq: 1, hash: '' }, findings: [] },
  frozen: { checked: 0, different: [] },
}

/** The work itself is tried in server/restore.test.ts; here it can be told to fail. */
function fakeWork() {
  const state = { fails: '', drillFails: '', restored: [] as string[] }
  const work: BackupWork = {
    async backUp(_, __, file) {
      if (state.fails) throw new Error(state.fails)
      await writeFile(file, 'yedek')
      return { tables: 1, rows: 5, accounts: 0, files: 2, bytes: 9, missing: [], size: 5_000_000 }
    },
    async restore({ databaseUrl, secrets, storage }, _, file) {
      expect({ databaseUrl, key: secrets.encryption, adapter: storage.adapter }).toEqual({ adapter: 'disk' })
      if (state.drillFails) throw new Error(state.drillFails)
      state.restored.push(path.basename(file))
      return whole
    },
  }
  return { state, work }
}

async function start(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const app = await startTestApp({ env: { BACKUP_TO: folder, BACKUP_PASSPHRASE: 'on-altı-karakterden-uzun', ...env } })
  // Noon in Istanbul.
  app.pass(9 * hourMs + dayMs - (app.ctx.clock.now().getTime() % dayMs))
  const admin = await app.build.admin()
  return { app, folder, admin, ...fakeWork() }
}

const backupPart = async (admin: Awaited<ReturnType<TestApp['build']['admin']>>) =>
  (await admin.call(diagnosticsApi.health)).body.parts.find(({ part }) => part === 'backup')!
const eventsOf = async (admin: Awaited<ReturnType<TestApp['build']['admin']>>) =>
  (await admin.call(notificationsApi.list)).body.documents.map(({ event }) => event)
const metricsOf = async (app: TestApp) => (await app.app.fetch(new Request('http://localhost:3000/metrics'))).text()

test('a backup a day and a drill a month, made up for after a time without a server, and both stand on the screen and in /metrics', async () => {
  const { app, folder, admin, state, work } = await start()
  expect(await backupPart(admin)).toMatchObject({
    state: 'attention',
    detail: expect.stringContaining('Henüz yedek alınmadı'),
  })
  await runSchedule(app.ctx, work)
  expect(await readdir(folder)).toHaveLength(1)
  expect(state.restored).toHaveLength(1)
  const { state: now, detail } = await backupPart(admin)
  expect(now).toBe('ok')
  expect(detail).toMatch(/Son yedek: .* 12:00 \(5 MB\); sıradaki: .* 02:30; son geri yükleme denemesi: /)
  const metrics = await metricsOf(app)
  expect(metrics).toContain(`anahtar_backup_last_success_timestamp_seconds ${app.ctx.clock.now().getTime() / 1000}\n`)
  expect(metrics).toContain('anahtar_backup_last_size_bytes 5000000\n')
  expect(metrics).toContain('anahtar_backup_failed 0\n')

  // Every hour, and nothing more on that day.
  for (let hour = 0; hour < 14; hour++) {
    app.pass(hourMs)
    await runSchedule(app.ctx, work)
  }
  expect(await readdir(folder)).toHaveLength(1)
  app.pass(hourMs)
  await runSchedule(app.ctx, work)
  expect(await readdir(folder)).toHaveLength(2)
  expect(state.restored).toHaveLength(1)
  app.pass(30 * dayMs)
  await runSchedule(app.ctx, work)
  const files = (await readdir(folder)).sort()
  expect(files).toHaveLength(3)
  expect(state.restored.at(-1)).toBe(files.at(-1))
})

test('a failed backup is tried again every hour, told once, and shown as failing until one succeeds', async () => {
  const { app, folder, admin, state, work } = await start()
  await runSchedule(app.ctx, work)
  app.pass(dayMs)
  state.fails = 'Yazılacak yer kalmadı'
  for (let hour = 0; hour < 3; hour++) {
    await runSchedule(app.ctx, work)
    app.pass(hourMs)
  }
  expect(await eventsOf(admin)).toEqual([expect.stringContaining('Yedek alınamadı')])
  expect(await backupPart(admin)).toMatchObject({
    state: 'down',
    detail: expect.stringMatching(/^Yedek alınamadı: Yazılacak yer kalmadı · Son yedek: /),
  })
  // The reason may name folders.
  expect(JSON.stringify(await backupPart(await app.build.host()))).not.toContain('Yazılacak')
  expect(await metricsOf(app)).toContain('anahtar_backup_failed 1\n')
  state.fails = ''
  await runSchedule(app.ctx, work)
  expect(await readdir(folder)).toHaveLength(2)
  expect(await backupPart(admin)).toMatchObject({ state: 'ok' })
})

test('a backup that nobody makes any more is late after six hours', async () => {
  const { app, admin, work } = await start()
  await runSchedule(app.ctx, work)
  app.pass(20 * hourMs)
  expect(await backupPart(admin)).toMatchObject({ state: 'ok' })
  app.pass(hourMs)
  expect(await backupPart(admin)).toMatchObject({ state: 'down', detail: expect.stringMatching(/^Yedek gecikti/) })
})

test('a drill that fails is told and shown, is not repeated every hour, and leaves nothing behind', async () => {
  const { app, admin, state, work } = await start()
  state.drillFails = 'Geri yüklenen satırlar yedektekilerle aynı çıkmadı: public.users'
  await runSchedule(app.ctx, work)
  app.pass(hourMs)
  await runSchedule(app.ctx, work)
  expect(await eventsOf(admin)).toEqual([expect.stringContaining('geri yükleme denemesi başarısız')])
  expect(await backupPart(admin)).toMatchObject({ state: 'down', detail: expect.stringContaining('public.users') })
  expect(await metricsOf(app)).toContain('anahtar_backup_drill_failed 1\n')
  expect((await readdir(app.ctx.config.dataDir)).filter((name) => name.startsWith('deneme-'))).toEqual([])
  state.drillFails = ''
  app.pass(dayMs)
  await runSchedule(app.ctx, work)
  expect(await backupPart(admin)).toMatchObject({ state: 'ok' })
})

test('old backups go by BACKUP_KEEP, and other files of the folder stay', async () => {
  const { app, folder, work } = await start({ BACKUP_KEEP: '2,0,0' })
  await writeFile(path.join(folder, 'anahtar-elle.age'), 'elle alınan yedek')
  for (let day = 0; day < 4; day++) {
    await runSchedule(app.ctx, work)
    app.pass(dayMs)
  }
  const files = await readdir(folder)
  expect(files).toContain('anahtar-elle.age')
  expect(files).toHaveLength(3)
})

test('without BACKUP_TO nothing happens and the screen says so; while another backup runs none begins, and no file is removed', async () => {
  const without = await startTestApp()
  const { state, work } = fakeWork()
  await runSchedule(without.ctx, work)
  expect(state.restored).toEqual([])
  const admin = await without.build.admin()
  expect(await backupPart(admin)).toMatchObject({ state: 'attention', detail: expect.stringContaining('BACKUP_TO') })

  const { app, folder, work: other } = await start()
  const id = '0199f0aa-0000-7000-8000-000000000001'
  await app.ctx.storage.put('general-files', id, new Uint8Array([1]))
  await app.ctx.db.script(async (run) => {
    await run('select pg_advisory_xact_lock($1)', [backupLock])
    await runSchedule(app.ctx, other)
    await expect(app.ctx.storage.remove('general-files', id)).rejects.toThrow('A backup is being made')
  })
  expect(await readdir(folder)).toEqual([])
  expect(await app.ctx.storage.get('general-files', id)).not.toBeNull()
  await app.ctx.storage.remove('general-files', id)
  expect(await app.ctx.storage.get('general-files', id)).toBeNull()
})
