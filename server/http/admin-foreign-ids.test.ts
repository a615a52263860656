import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { projectRoot } from '#server/project-root.ts'
import { type AccessRow, nameOf } from '#server/testing/access-table.ts'
import { buildWorld } from '#server/testing/access-world.ts'
import { recordedInput } from '#server/testing/fuzz.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const rows: AccessRow[] = []
const serverDir = path.join(projectRoot, 'server')
for (const file of await readdir(serverDir, { recursive: true })) {
  if (!file.endsWith('.access.fixture.ts')) continue
  const exported: Record<string, unknown> = await import(path.join(serverDir, file))
  rows.push(...Object.values(exported).filter(Array.isArray).flat())
}
/** Administrators' endpoints whose path contains a record's id. */
const named = rows.filter(({ endpoint }) => endpoint.access === 'admin' && /:(?:id|contract)\b/.test(endpoint.path))

test('an administrator’s path with the id of another kind of record answers as with one that does not exist, and changes nothing', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const world = await buildWorld(app)
  const admin = await world.otherBrowser('admin')
  expect(named.length).toBeGreaterThan(15)
  const tables = (
    (
      await app.ctx.db.run(
        `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )
    ).rows as { name: string }[]
  )
    .map(({ name }) => name)
    // Without tables that any call may change, such as counters of calls.
    .filter((name) => !['auth_session', 'rate_limits', 'audit_entries', 'migrations'].includes(name))
    .sort()
  const state = async () => {
    const found: Record<string, string> = {}
    for (const name of tables)
      found[name] = String(
        (
          (
            await app.ctx.db.run(
              `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
            )
          ).rows[0] as { sum: string }
        ).sum,
      )
    return found
  }
  const inputs = new Map<AccessRow, Awaited<ReturnType<typeof recordedInput>>>()
  for (const row of named) inputs.set(row, await recordedInput(row, world))
  const ids: Record<string, string> = {}
  for (const name of tables) {
    const answer = await app.ctx.db
      .run(`select id::text as id from "${name}" where id::text ~ '^[0-9a-f]{8}-' order by id desc limit 1`)
      .catch(() => ({ rows: [] }))
    const [row] = answer.rows as { id: string }[]
    if (row) ids[name] = row.id
  }
  expect(Object.keys(ids).length).toBeGreaterThan(7)

  const before = await state()
  const wrong: string[] = []
  for (const [{ endpoint }, input] of inputs) {
    const key = endpoint.path.includes(':contract') ? 'contract' : 'id'
    const ask = async (id: string) => {
      const { status, body } = await admin.call(endpoint, { ...input, params: { ...input.params, [key]: id } } as never)
      return `${status} ${JSON.stringify(body)}`
    }
    const missing = await ask(newId())
    if (!/^40[049]/.test(missing)) wrong.push(`${nameOf(endpoint)} without a record: ${missing}`)
    const own = ownTable(endpoint.path)
    for (const [table, id] of Object.entries(ids)) {
      if (own.includes(table)) continue
      const got = await ask(id)
      if (got !== missing) wrong.push(`${nameOf(endpoint)} with one of ${table}: ${got} instead of ${missing}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await state()).toEqual(before)
})

/** The tables whose ids are valid in this path. */
function ownTable(address: string): string[] {
  const [, table] = Object.entries(ownTables).find(([part]) => address.includes(part)) ?? []
  if (!table) throw new Error(`which table does ${address} name?`)
  return table
}
const ownTables: Record<string, string[]> = {
  '/admin/users/': ['users'],
  '/admin/outbox/': ['mails'],
  '/admin/blog/': ['posts'],
  '/admin/sms/': ['sms_messages'],
  '/forum/reports/': ['forum_reports'],
  '/forum/posts/': ['forum_posts', 'forum_replies'],
  '/forum/replies/': ['forum_posts', 'forum_replies'],
  '/admin/survey/': ['questions'],
  '/admin/tickets/': ['tickets'],
  '/admin/canned-answers/': ['canned_answers'],
  '/admin/deletion-requests/': ['deletion_requests'],
  '/diagnostics/expiries/': ['contracts'],
}
