import { asc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { systemActor } from './audit-actor.ts'
import { auditLog } from './audit-log.queries.ts'
import { chainAuditLog, chainJob, pruneJob } from './chain-audit-log.ts'
import { beginSignatures } from './chain-periods.ts'
import { checkAuditLog } from './check-audit-log.ts'

const entry = (kind = 'created', at?: Date) =>
  ({ area: 'property', kind, record: newId(), actor: { id: newId() }, ...(at && { at }) }) as const

/** As at the first start: the log begins with an entry about itself. */
const begin = (app: TestApp) => beginSignatures(app.ctx, ['0071_audit_signatures.sql'])

/** Fills the log; returns the chained entries after the first one, in order. */
async function filled(app: TestApp, count: number) {
  await begin(app)
  for (let turn = 0; turn < count; turn++) await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  return app.ctx.db.select().from(auditLogRows).orderBy(asc(auditLogRows.seq))
}

/** Acts as the owner of the database, for whom no trigger applies. */
const asSuperuser = (app: TestApp, ...statements: string[]) =>
  app.ctx.db.script(async (run) => {
    await run(`set local session_replication_role = 'replica'`)
    for (const statement of statements) await run(statement)
  })

const findings = async (app: TestApp) => (await checkAuditLog(app.ctx)).findings

test('AUD-02 an entry can be neither changed nor removed, and gets its position in the chain once', async () => {
  const app = await startTestApp()
  const [row] = await filled(app, 1)
  await auditLog.record(app.ctx.db, entry())
  for (const statement of [
    `update audit_log set kind = 'updated' where id = '${row!.id}'`,
    `update audit_log set detail = '{"a":1}' where seq is null`,
    `update audit_log set seq = 7, hash = 'x', kind = 'updated' where seq is null`,
    `update audit_log set seq = null, hash = null where id = '${row!.id}'`,
    `update audit_log set seq = 9 where id = '${row!.id}'`,
    `delete from audit_log where id = '${row!.id}'`,
    'delete from audit_log where seq is null',
    'truncate audit_log',
    `insert into audit_log (id, at, act, area, kind, actor_kind, seq, hash)
       values ('${newId()}', now(), 'change', 'property', 'created', 'system', 99, 'x')`,
    `insert into audit_log (id, at, act, area, kind, actor_kind)
       values ('${newId()}', now(), 'change', 'property', 'created', 'system')`,
  ])
    await expect(app.ctx.db.run(statement), statement).rejects.toThrow(
      /append-only|only the chain|signed by the server/,
    )
  expect(await app.ctx.db.$count(auditLogRows)).toBe(3)
})

test('AUD-02 many who write at once, and several who chain: every entry has one position, without a gap', async () => {
  const app = await startTestApp()
  await begin(app)
  const write = (turn: number) =>
    app.ctx.db.transact(async (tx) => {
      for (let each = 0; each < 5; each++) await auditLog.record(tx, entry())
      if (turn % 7 === 0) throw new Error('taken back')
    })
  await Promise.all([
    ...Array.from({ length: 42 }, (_, turn) => write(turn).catch(() => null)),
    ...Array.from({ length: 6 }, () => chainAuditLog(app.ctx)),
  ])
  await chainAuditLog(app.ctx)
  const rows = await app.ctx.db.select().from(auditLogRows).where(isNotNull(auditLogRows.seq)).orderBy(auditLogRows.seq)
  // 36 of the 42 transactions were not rolled back.
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 181 }, (_, at) => at + 1))
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 181, waiting: 0, findings: [] })
})

test('AUD-02 the job chains what is new, longer lists than one slice too', async () => {
  const app = await startTestApp()
  await begin(app)
  await auditLog.record(app.ctx.db, ...Array.from({ length: 1203 }, () => entry()))
  await app.ctx.jobs.enqueue(app.ctx.db, chainJob, {})
  await app.ctx.jobs.drain()
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 1204, waiting: 0, head: { seq: 1204 }, findings: [] })
})

test('AUD-03 the command names an altered entry, whichever of its columns was touched', async () => {
  const app = await startTestApp()
  const rows = await filled(app, 3)
  const { id } = rows[1]!
  const changes: Record<string, string> = {
    at: `at + interval '1 second'`,
    act: `'look'`,
    area: `'contract'`,
    kind: `'removed'`,
    actor_kind: `'guest'`,
    actor_id: 'null',
    record_id: `'${newId()}'`,
    subject_id: `'${newId()}'`,
    detail: `'{"count": 2}'`,
    address: `'1.2.3.x'`,
    device: `'Firefox'`,
    evidence: `'x'`,
  }
  const columns = Object.keys(auditLogRows).filter(
    (name) => name in rows[0]! && !['id', 'seq', 'hash', 'signature'].includes(name),
  )
  expect(Object.keys(changes).sort()).toEqual(columns.sort())
  for (const [column, value] of Object.entries(changes)) {
    // The table's own constraint would refuse changing only the actor's kind.
    const also = column === 'actor_kind' ? ', actor_id = null' : ''
    await asSuperuser(app, `update audit_log set ${column} = ${value}${also} where id = '${id}'`)
    const area = column === 'area' ? 'contract' : 'property'
    const kind = column === 'kind' ? 'removed' : 'created'
    expect(await findings(app), column).toEqual([`2 numaralı kayıt değiştirilmiş (${id}, ${area}, ${kind}).`])
    const { at, act, area: a, kind: k, actor_kind, actor_id, record_id } = rows[1]!
    await asSuperuser(
      app,
      `update audit_log set at = '${at.toISOString()}', act = '${act}', area = '${a}', kind = '${k}',
         actor_kind = '${actor_kind}', actor_id = '${actor_id}', record_id = '${record_id}', subject_id = null,
         detail = '{}', address = '', device = '', evidence = null where id = '${id}'`,
    )
    expect(await findings(app), `${column} put back`).toEqual([])
  }
})

test('AUD-03 the command names removed entries: in the middle, at the beginning, and at the end by a head noted before', async () => {
  const app = await startTestApp()
  await filled(app, 5)
  const { head } = await checkAuditLog(app.ctx)
  await asSuperuser(app, 'delete from audit_log where seq = 3')
  expect(await findings(app)).toEqual(['3 numaralı kayıt silinmiş.'])
  await asSuperuser(app, 'delete from audit_log where seq <= 2')
  const notBegun = expect.stringContaining('imzalanmış bir başlangıcı yok')
  expect(await findings(app)).toEqual([notBegun, '1–3 numaralı kayıtlar silinmiş.'])
  await asSuperuser(app, 'delete from audit_log where seq = 6')
  expect((await checkAuditLog(app.ctx, head)).findings).toEqual([
    notBegun,
    '1–3 numaralı kayıtlar silinmiş.',
    '6 numaralı kayıt, not edilen özetle uyuşmuyor ya da yok: sondaki kayıtlar silinmiş olabilir.',
  ])
})

test('AUD-03 two that were swapped are found', async () => {
  const app = await startTestApp()
  const rows = await filled(app, 3)
  await asSuperuser(
    app,
    'update audit_log set seq = 99 where seq = 2',
    'update audit_log set seq = 2 where seq = 3',
    'update audit_log set seq = 3 where seq = 99',
  )
  expect(await findings(app)).toEqual([
    `2 numaralı kayıt değiştirilmiş (${rows[2]!.id}, property, created).`,
    `3 numaralı kayıt değiştirilmiş (${rows[1]!.id}, property, created).`,
    `4 numaralı kayıt değiştirilmiş (${rows[3]!.id}, property, created).`,
  ])
})

test('AUD-03 switched-off triggers are named', async () => {
  const app = await startTestApp({ ownDatabase: true })
  await filled(app, 1)
  await app.ctx.db.run('alter table audit_log disable trigger audit_log_append_only')
  expect(await findings(app)).toEqual(['Tablonun değiştirmeyi engelleyen tetikleyicileri kapalı ya da silinmiş.'])
})

test('AUD-03 CON-14 evidence of a contract that was altered or removed is named; that of a contract that is gone is not', async () => {
  const app = await startTestApp()
  await begin(app)
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host)
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id) })
  await chainAuditLog(app.ctx)
  const [created] = await app.ctx.db.select().from(auditLogRows).where(eq(auditLogRows.kind, 'created'))
  expect(created).toMatchObject({
    area: 'contract',
    record_id: body.id,
    evidence: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(await findings(app)).toEqual([])
  await asSuperuser(app, `update contract_events set actor_name = 'Başkası' where id = '${created!.id}'`)
  expect(await findings(app)).toEqual([
    `${created!.seq} numaralı kaydın kanıtı değiştirilmiş (contract, ${created!.id}).`,
  ])
  await asSuperuser(app, `delete from contract_events where id = '${created!.id}'`)
  expect(await findings(app)).toEqual([`${created!.seq} numaralı kaydın kanıtı silinmiş (contract, ${created!.id}).`])
  await asSuperuser(app, 'delete from contract_events', `delete from contracts where id = '${body.id}'`)
  expect(await findings(app)).toEqual([])
})

test('AUD-05 what is older than ten years goes, and the chain still holds; nothing younger can go', async () => {
  const app = await startTestApp()
  const years = (count: number) => new Date(app.ctx.clock.now().getTime() - count * 366 * 86_400_000)
  for (const age of [12, 11, 9]) await auditLog.record(app.ctx.db, entry('created', years(age)))
  await begin(app)
  await chainAuditLog(app.ctx)
  await app.ctx.jobs.enqueue(app.ctx.db, pruneJob, {})
  await app.ctx.jobs.drain()
  await chainAuditLog(app.ctx)
  const left = await app.ctx.db.select().from(auditLogRows).orderBy(auditLogRows.seq)
  expect(left).toMatchObject([
    { seq: 3, kind: 'created' },
    { seq: 4, area: 'log', kind: 'signatures_begun' },
    { seq: 5, area: 'log', kind: 'pruned', detail: { through: 2 }, actor_kind: 'system' },
  ])
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 3, findings: [] })
  await app.ctx.jobs.enqueue(app.ctx.db, pruneJob, {})
  await app.ctx.jobs.drain()
  expect(await app.ctx.db.$count(auditLogRows)).toBe(3)
  // Someone who removes another entry cannot pass it off as pruned: a forged entry is chained, but its proof is wrong.
  const { head } = await checkAuditLog(app.ctx)
  await asSuperuser(app, 'delete from audit_log where seq = 3')
  const detail = { through: 3, hash: head.hash, proof: head.hash }
  await auditLog.record(app.ctx.db, { area: 'log', kind: 'pruned', actor: systemActor, detail })
  await chainAuditLog(app.ctx)
  expect(await findings(app)).toEqual(['3 numaralı kayıt silinmiş.'])
})

test('AUD-01 a maintenance tool writes by the same way, and the product itself has no address', async () => {
  const app = await startTestApp()
  await auditLog.record(app.ctx.db, {
    area: 'maintenance',
    kind: 'sync',
    actor: systemActor,
    detail: { dry_run: true, total: 3 },
  })
  expect(await app.ctx.db.select().from(auditLogRows)).toMatchObject([
    { act: 'change', actor_kind: 'system', actor_id: null, address: '', device: '', detail: { total: 3 } },
  ])
})
