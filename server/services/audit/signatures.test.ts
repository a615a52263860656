import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { createLog } from '#server/platform/log.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { testSecrets } from '#server/testing/template.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { auditLog } from './audit-log.queries.ts'
import { chainAuditLog, pruneAuditLog } from './chain-audit-log.ts'
import { appendToChain, beginning } from './chain-links.ts'
import { beginSignatures, beginWithNewKey } from './chain-periods.ts'
import { checkAuditLog } from './check-audit-log.ts'

const entry = () => ({ area: 'property', kind: 'created', record: newId(), actor: { id: newId() } }) as const

/** Acts as the owner of the database, for whom no trigger applies. */
const asSuperuser = (app: TestApp, ...statements: string[]) =>
  app.ctx.db.script(async (run) => {
    await run(`set local session_replication_role = 'replica'`)
    for (const statement of statements) await run(statement)
  })
const putIn = (id: string, more = '', values = '') =>
  `insert into audit_log (id, at, act, area, kind, actor_kind${more})
     values ('${id}', now(), 'decision', 'contract', 'approved', 'system'${values})`
/** The migrations of this start, including the one that introduced the signatures. */
const upgraded = ['0070_before.sql', '0071_audit_signatures.sql']
const findings = async (app: TestApp) => (await checkAuditLog(app.ctx)).findings
const notBegun = expect.stringContaining('bu anahtarla imzalanmış bir başlangıcı yok')

/** Collects the server's log lines about a log without a proven beginning. */
async function withLines() {
  const lines: string[] = []
  const app = await startTestApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  const said = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
  return { app, said }
}

test('AUD-03 a row put in by hand before the chain reaches it is not taken in, and the check names it', async () => {
  const app = await startTestApp()
  await beginSignatures(app.ctx, upgraded)
  await auditLog.record(app.ctx.db, entry())
  const forged = newId()
  await asSuperuser(app, putIn(forged))
  await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  expect(await findings(app)).toEqual([
    `Elle eklenmiş bir kayıt var; sunucunun imzası yok ve zincire alınmadı (${forged}, contract, approved).`,
  ])
  const rows = await app.ctx.db.select().from(auditLogRows)
  expect(rows.find(({ id }) => id === forged)).toMatchObject({ seq: null, hash: null })
})

test('AUD-03 evidence put in by hand beside the log is named: a decision that nobody made', async () => {
  const app = await startTestApp()
  await beginSignatures(app.ctx, upgraded)
  const host = await app.build.host()
  const property = await app.build.property(host)
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id) })
  await chainAuditLog(app.ctx)
  const forged = newId()
  await asSuperuser(
    app,
    `insert into contract_events (id, contract_id, kind, actor_name, detail, ip, user_agent, at)
       values ('${forged}', '${body.id}', 'approved', 'Kiracı', '{}', '203.0.113.9', '', now())`,
  )
  expect(await findings(app)).toEqual([
    `Denetim kaydında karşılığı olmayan bir satır var: elle eklenmiş ya da kaydı silinmiş (contract_events, ${forged}).`,
  ])
})

test('AUD-03 a made-up signature, a copied one and a changed waiting entry are not taken in either', async () => {
  const app = await startTestApp()
  await beginSignatures(app.ctx, upgraded)
  await chainAuditLog(app.ctx)
  await auditLog.record(app.ctx.db, entry(), entry())
  const [, genuine, changed] = await app.ctx.db.select().from(auditLogRows).orderBy(auditLogRows.id)
  const [copy, madeUp] = [newId(), newId()]
  await asSuperuser(
    app,
    putIn(copy, ', signature', `, '${genuine!.signature}'`),
    putIn(madeUp, ', signature', `, '${'A'.repeat(43)}'`),
    `update audit_log set kind = 'updated' where id = '${changed!.id}'`,
  )
  await chainAuditLog(app.ctx)
  const says = (id: string, what: string) =>
    `Elle eklenmiş ya da değiştirilmiş bir kayıt var; imzası tutmuyor ve zincire alınmadı (${id}, ${what}).`
  expect((await findings(app)).sort()).toEqual(
    [
      says(changed!.id, 'property, updated'),
      says(copy, 'contract, approved'),
      says(madeUp, 'contract, approved'),
    ].sort(),
  )
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 2, waiting: 0 })
})

test('AUD-03 more strangers than one slice keep nobody else out of the chain', async () => {
  const app = await startTestApp()
  const forged = Array.from({ length: 501 }, () => putIn(newId(), ', signature', `, 'x'`))
  await asSuperuser(app, ...forged)
  await auditLog.record(app.ctx.db, entry())
  expect(await chainAuditLog(app.ctx)).toBe(1)
})

test('AUD-03 a row with a position of its own making is named as put in, not as an old one', async () => {
  const app = await startTestApp()
  await beginSignatures(app.ctx, upgraded)
  await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  const forged = newId()
  await asSuperuser(app, putIn(forged, ', seq, hash', `, 3, 'x'`))
  expect(await findings(app)).toEqual([
    `3 numaralı kayıt elle eklenmiş; sunucunun imzası yok (${forged}, contract, approved).`,
  ])
})

test('AUD-03 entries from before the signatures hold by the chain alone, and no later row passes for one of them', async () => {
  const app = await startTestApp()
  const { db } = app.ctx
  // As right after the upgrade: some entries are chained, some wait, none has a signature.
  await auditLog.record(db, entry(), entry(), entry())
  await asSuperuser(app, 'update audit_log set signature = null')
  const rows = await db.select().from(auditLogRows).orderBy(auditLogRows.id)
  await db.transact((tx) => appendToChain(tx, beginning, rows.slice(0, 2)))
  await beginSignatures(app.ctx, upgraded)
  await auditLog.record(db, entry())
  await chainAuditLog(app.ctx)
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 5, unsigned: 3, waiting: 0, findings: [] })
  await beginSignatures(app.ctx, upgraded)
  expect(await db.$count(auditLogRows)).toBe(5)

  const [forged, second] = [newId(), newId()]
  await asSuperuser(app, putIn(forged))
  await beginSignatures(app.ctx, upgraded)
  await chainAuditLog(app.ctx)
  expect(await findings(app)).toEqual([
    `Elle eklenmiş bir kayıt var; sunucunun imzası yok ve zincire alınmadı (${forged}, contract, approved).`,
  ])
  // The same for an entry that replaces an old one.
  const old = `select seq, hash from audit_log where seq = 2`
  const { rows: links } = (await db.run(old)) as { rows: { seq: number; hash: string }[] }
  await asSuperuser(
    app,
    `delete from audit_log where seq = 2 or id = '${forged}'`,
    putIn(second, ', seq, hash', `, 2, '${links[0]!.hash}'`),
  )
  expect(await findings(app)).toEqual([`2 numaralı kayıt değiştirilmiş (${second}, contract, approved).`])
})

test('AUD-03 a whole log that somebody replaced by an unsigned one is not taken in at the next start: the server and the check say so', async () => {
  const { app, said } = await withLines()
  await app.build.host()
  await beginSignatures(app.ctx, upgraded)
  await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  const [forged, chained] = [newId(), newId()]
  await asSuperuser(app, 'delete from audit_log', putIn(forged), putIn(chained, ', seq, hash', `, 1, 'x'`))
  // A later release brings other migrations.
  await beginSignatures(app.ctx, ['0099_later.sql'])
  await chainAuditLog(app.ctx)
  expect(said()).toMatchObject([{ level: 50 }])
  const rows = [
    `1 numaralı kayıt elle eklenmiş; sunucunun imzası yok (${chained}, contract, approved).`,
    `Elle eklenmiş bir kayıt var; sunucunun imzası yok ve zincire alınmadı (${forged}, contract, approved).`,
  ]
  expect(await findings(app)).toEqual([notBegun, ...rows])
  // Entries that the server signs from here on hide nothing.
  await auditLog.record(app.ctx.db, entry())
  await beginSignatures(app.ctx, [])
  await chainAuditLog(app.ctx)
  expect(said()).toHaveLength(2)
  expect(await findings(app)).toEqual(expect.arrayContaining([notBegun, ...rows]))

  // An emptied log does not count as new either, while accounts exist.
  await asSuperuser(app, 'delete from audit_log')
  await beginSignatures(app.ctx, [])
  expect(said()).toHaveLength(3)
  expect(await findings(app)).toEqual([notBegun])
})

test('AUD-03 signatures begin on a new database, also where its first start broke off', async () => {
  const app = await startTestApp()
  await beginSignatures(app.ctx, [])
  await chainAuditLog(app.ctx)
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 1, waiting: 0, findings: [] })
})

test('AUD-03 an upgrade that broke off before the signatures began is said at every start and by every check, whatever the server has signed since: the operator alone begins them', async () => {
  const { app, said } = await withLines()
  await app.build.host()
  const before = newId()
  await asSuperuser(app, putIn(before))
  await beginSignatures(app.ctx, [])
  await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  await beginSignatures(app.ctx, [])
  expect(said()).toMatchObject([{ level: 50 }, { level: 50 }])
  expect(await findings(app)).toEqual([notBegun, expect.stringContaining(before)])
  await beginWithNewKey(app.ctx)
  await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  await beginSignatures(app.ctx, [])
  expect(said()).toHaveLength(2)
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 2, waiting: 0, findings: [] })
})

test('AUD-03 a log that somebody empties while the server runs is not whole with the next entry', async () => {
  const app = await startTestApp()
  await beginSignatures(app.ctx, upgraded)
  await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  await asSuperuser(app, 'delete from audit_log')
  await auditLog.record(app.ctx.db, entry())
  await chainAuditLog(app.ctx)
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 1, findings: [notBegun] })
})

test('AUD-03 of two processes that upgrade at once, the one that did not migrate may be first and write: signatures begin nevertheless', async () => {
  const app = await startTestApp()
  await app.build.host()
  await asSuperuser(app, putIn(newId()))
  await beginSignatures(app.ctx, [])
  await auditLog.record(app.ctx.db, entry())
  await beginSignatures(app.ctx, upgraded)
  await chainAuditLog(app.ctx)
  expect(await checkAuditLog(app.ctx)).toMatchObject({ checked: 3, unsigned: 1, waiting: 0, findings: [] })
})

test('AUD-05 a log whose beginning nobody vouches for is not tidied: what goes would prove the rest', async () => {
  const app = await startTestApp()
  await app.build.host()
  const old = `insert into audit_log (id, at, act, area, kind, actor_kind, seq, hash)
     values ('${newId()}', now() - interval '11 years', 'change', 'property', 'created', 'system', 1, 'x')`
  await asSuperuser(app, old)
  await pruneAuditLog(app.ctx)
  await chainAuditLog(app.ctx)
  expect(await findings(app)).toEqual([notBegun, expect.stringContaining('1 numaralı kayıt elle eklenmiş')])
})

test('AUD-05 entries that were given another day are not tidied away: the server says so, and nothing goes', async () => {
  const { app, said } = await withLines()
  await beginSignatures(app.ctx, upgraded)
  await auditLog.record(app.ctx.db, entry(), entry())
  await chainAuditLog(app.ctx)
  await asSuperuser(app, `update audit_log set at = now() - interval '11 years' where seq <= 2`)
  await pruneAuditLog(app.ctx)
  await chainAuditLog(app.ctx)
  expect(await app.ctx.db.$count(auditLogRows)).toBe(3)
  expect(said()).toMatchObject([
    {
      level: 50,
      msg: 'audit log not tidied, because it is not whole',
      findings: [
        expect.stringContaining('1 numaralı kayıt değiştirilmiş'),
        expect.stringContaining('2 numaralı kayıt değiştirilmiş'),
      ],
    },
  ])
})

test('AUD-03 altered and moved rows of histories are named in every table that has one, and rows put in', async () => {
  const app = await startTestApp({ env: { DEMO: 'on' } })
  await beginSignatures(app.ctx, upgraded)
  await fillDemo(app.ctx)
  await app.ctx.jobs.drain()
  await chainAuditLog(app.ctx)
  expect(await findings(app)).toEqual([])
  for (const area of ['property', 'contract', 'paper', 'ending', 'expense']) {
    const [table, column] = [`${area}_events`, `${area}_id`]
    const { rows } = (await app.ctx.db.run(
      `select h.id, h.kind, h.${column} as record, l.seq from ${table} h join audit_log l using (id) limit 1`,
    )) as { rows: { id: string; kind: string; record: string; seq: string }[] }
    const { id, kind, record, seq } = rows[0]!
    const held = ['contract', 'paper', 'ending'].includes(area)
    const altered = [
      ...(held ? [`${seq} numaralı kaydın kanıtı değiştirilmiş (${area}, ${id}).`] : []),
      `Denetim kaydından farklı bir satır var: değiştirilmiş (${table}, ${id}).`,
    ]
    const other = `(select kind from ${table} where kind <> '${kind}' limit 1)`
    await asSuperuser(app, `update ${table} set kind = ${other} where id = '${id}'`)
    expect(await findings(app), table).toEqual(altered)
    const moved = `set kind = '${kind}', ${column} = '${newId()}'`
    await asSuperuser(app, `update ${table} ${moved} where id = '${id}'`)
    expect(await findings(app), table).toEqual(altered)
    await asSuperuser(app, `update ${table} set ${column} = '${record}' where id = '${id}'`)
  }
  const forged = newId()
  await app.ctx.db.run(
    `insert into tax_year_changes (id, year, by_name, detail, at) values ('${forged}', 2026, 'Yönetici', 'İstisna', now())`,
  )
  expect(await findings(app)).toEqual([
    `Denetim kaydında karşılığı olmayan bir satır var: elle eklenmiş ya da kaydı silinmiş (tax_year_changes, ${forged}).`,
  ])
})

test('AUD-03 with another key the check says so in one sentence, and goes on only when asked to', async () => {
  const app = await startTestApp()
  await beginSignatures(app.ctx, upgraded)
  await auditLog.record(app.ctx.db, entry(), entry())
  await chainAuditLog(app.ctx)
  const later = await createContext({
    config: readConfig({ ...testSecrets, NODE_ENV: 'test', ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64') }),
    log: app.ctx.log,
    database: app.ctx.db,
    workers: false,
  })
  await auditLog.record(later.db, entry())
  await chainAuditLog(later)
  const { checked, findings: finding } = await checkAuditLog(later)
  expect(checked).toBe(0)
  expect(finding).toEqual([expect.stringContaining('ENCRYPTION_KEY değişmiş ya da kaybolmuş')])
  await beginWithNewKey(later)
  await auditLog.record(later.db, entry())
  await chainAuditLog(later)
  expect(await checkAuditLog(later)).toMatchObject({ checked: 2, waiting: 0, findings: [] })
  await expect(beginWithNewKey(later)).rejects.toThrow('zaten doğrulanabiliyor')
})
