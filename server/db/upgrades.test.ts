import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { chainAuditLog } from '#server/services/audit/chain-audit-log.ts'
import { checkAuditLog } from '#server/services/audit/check-audit-log.ts'
import { startServer } from '#server/start.ts'
import { administer } from '#server/testing/administer.ts'
import { type ProcessData, processData } from '#server/testing/process-data.ts'
import { readFigures } from '#server/testing/release-figures.ts'
import { testSecrets } from '#server/testing/template.ts'

const folder = path.join(import.meta.dirname, 'upgrades')
const releases = (await readdir(folder))
  .filter((name) => name.endsWith('.sql.gz'))
  .map((name) => name.slice(0, 4))
  .sort()

const written = ['forum_posts', 'forum_replies', 'forum_likes', 'tickets', 'ticket_replies', 'messages', 'suggestions']

/** What no upgrade changes, asked in the same words before and after it. */
const unchanged = {
  'balance of each account': `
    select tenancy_id, currency, kind, category, count(*)::int as entries, sum(amount)::bigint as amount
    from ledger_entries group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  'claims of each account': `
    select tenancy_id, currency, count(*)::int as claims, sum(amount)::bigint as amount, sum(settled)::bigint as settled
    from ledger_dues group by 1, 2 order by 1, 2`,
  'what paid what': `
    select payer_id, due_id, amount, currency from ledger_settlements order by 1, 2`,
  expenses: `
    select property_id, category, count(*)::int as entries, sum(amount)::bigint as amount
    from expenses group by 1, 2 order by 1, 2`,
  'frozen contracts': 'select contract_id, round, form, document, hash from contract_snapshots order by 1, 2',
  'frozen papers': 'select id, kind, round, state, document, hash from papers order by 1',
  'answers to contracts': 'select id, approval_status, approval_date, terms_hash from contract_approvals order by 1',
  'answers to papers': 'select id, paper_id, decision, way, decided_at from paper_parties order by 1',
  'events of contracts': 'select id, kind, actor_name, detail, at from contract_events order by 1',
  'events of papers': 'select id, kind, actor_name, detail, at from paper_events order by 1',
  'what people wrote': written.map((table) => `select '${table}', count(*)::int from ${table}`).join(' union all '),
}
type Answers = Record<keyof typeof unchanged, unknown[]>

const answersOf = (at: ProcessData): Promise<Answers> =>
  at.using(async (db) => {
    const answers = {} as Answers
    for (const [name, statement] of Object.entries(unchanged))
      answers[name as keyof Answers] = (await db.run(statement)).rows
    return answers
  })

const headOf = (at: ProcessData) =>
  at.using(async (db) => {
    const { rows } = await db.run(
      'select seq::int, hash from audit_log where seq is not null order by seq desc limit 1',
    )
    return rows[0] as { seq: number; hash: string }
  })

const dumpOf = async (release: string) =>
  gunzipSync(await readFile(path.join(folder, `${release}.sql.gz`))).toString('utf8')
const figuresOf = async (release: string) =>
  JSON.parse(await readFile(path.join(folder, `${release}.json`), 'utf8')) as unknown

test.each(releases)(
  'release %s is upgraded: money, audit log and evidence are as before',
  { timeout: 300_000 },
  async (release) => {
    const at = await processData({ empty: true })
    await administer(at.env.DATABASE_URL!, await dumpOf(release))
    const before = await answersOf(at)
    const head = await headOf(at)

    const env = { ...testSecrets, ...at.env, NODE_ENV: 'test', DATA_DIR: at.dataDir, PORT: '0' }
    const config = readConfig({ ...env, DEMO: 'on', TRUST_PROXY: 'on' })
    const server = await startServer({ config, log: pino({ level: 'silent' }), workers: false })
    onTestFinished(() => server.close())
    await server.ctx.jobs.drain()
    await chainAuditLog(server.ctx)

    const after = await answersOf(at)
    for (const [name, answer] of Object.entries(after)) expect.soft(answer, name).toEqual(before[name as keyof Answers])
    const frozen = [...after['frozen contracts'], ...after['frozen papers']] as { document: object; hash: string }[]
    expect.soft(frozen.map(({ document }) => frozenHash(document))).toEqual(frozen.map(({ hash }) => hash))
    const { findings, waiting, checked } = await checkAuditLog(server.ctx, head)
    expect.soft(findings).toEqual([])
    expect.soft(waiting).toBe(0)
    expect.soft(checked).toBeGreaterThanOrEqual(head.seq)
    expect.soft(await readFigures(server)).toEqual(await figuresOf(release))
  },
)
