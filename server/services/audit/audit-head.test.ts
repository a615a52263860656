import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { part, smtpService } from '#server/testing/smtp-service.ts'
import { answerJson, stubService } from '#server/testing/stub-service.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { auditHeadJob } from './audit.jobs.ts'
import { auditLog } from './audit-log.queries.ts'
import { beginSignatures } from './chain-periods.ts'
import { checkAuditLog } from './check-audit-log.ts'

const entry = () => ({ area: 'property', kind: 'created', record: newId(), actor: { id: newId() } }) as const

async function ofTheDay(app: TestApp) {
  await app.ctx.jobs.enqueue(app.ctx.db, auditHeadJob, {})
  await app.ctx.jobs.drain()
}

test('AUD-03 once a day the head leaves the database by itself: log line, mail and webhook, fit for the command', async () => {
  const posta = await smtpService()
  let down = true
  const receiver = await stubService((request, response) => answerJson(down ? 503 : 200, {})(request, response))
  const lines: string[] = []
  const app = await startTestApp({
    env: {
      MAIL_ADAPTER: 'smtp',
      SMTP_URL: `smtp://${posta.host}:${posta.port}`,
      AUDIT_HEAD_MAIL: 'denetci@ornek.test',
      AUDIT_HEAD_WEBHOOK: `${receiver.address}/ozet`,
      AUDIT_HEAD_KEY: 'sifreli-soz',
    },
    log: createLog('info', { write: (line) => void lines.push(line) }),
  })
  await beginSignatures(app.ctx, ['0071_audit_signatures.sql'])
  await auditLog.record(app.ctx.db, entry())
  await ofTheDay(app)
  const { head } = await checkAuditLog(app.ctx)
  expect(head.seq).toBe(2)
  const headLines = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit log head of the day')
  expect(headLines).toMatchObject([{ audit: { ...head, foreign: 0, proven: true } }])
  expect(posta.received).toMatchObject([{ to: ['denetci@ornek.test'] }])
  expect(part(posta.received[0]!.raw, 'text/plain')).toContain(`2:${head.hash}`)
  const [first] = receiver.requests
  expect(first).toMatchObject({ method: 'POST', path: '/ozet', headers: { authorization: 'Bearer sifreli-soz' } })
  expect(JSON.parse(first!.body)).toEqual({
    ...head,
    installation: 'http://localhost:3000',
    at: app.ctx.clock.now().toISOString(),
    foreign: 0,
    proven: true,
  })

  // The receiver gets the head later in a retry; the mail is not sent twice.
  down = false
  await app.ctx.db.run(`update pgboss.job set start_after = now() where name = 'post-audit-head'`)
  await app.ctx.jobs.drain()
  expect(receiver.requests).toHaveLength(2)
  expect(posta.received).toHaveLength(1)
})

test('AUD-03 rows put in by hand are said with the head, in the log as an error', async () => {
  const lines: string[] = []
  const app = await startTestApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  await app.ctx.db.run(
    `insert into audit_log (id, at, act, area, kind, actor_kind, signature)
       values ('${newId()}', now(), 'change', 'property', 'created', 'system', 'x')`,
  )
  await ofTheDay(app)
  const headLines = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit log head of the day')
  expect(headLines).toMatchObject([{ level: 50, audit: { seq: 0, foreign: 1, proven: false } }])
})

test('AUD-03 a log that was emptied beside the running server is told of with the next head, in log, mail and webhook', async () => {
  const posta = await smtpService()
  const receiver = await stubService((request, response) => answerJson(200, {})(request, response))
  const lines: string[] = []
  const app = await startTestApp({
    env: {
      MAIL_ADAPTER: 'smtp',
      SMTP_URL: `smtp://${posta.host}:${posta.port}`,
      AUDIT_HEAD_MAIL: 'denetci@ornek.test',
      AUDIT_HEAD_WEBHOOK: `${receiver.address}/ozet`,
    },
    log: createLog('info', { write: (line) => void lines.push(line) }),
  })
  const headLines = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit log head of the day')
  await beginSignatures(app.ctx, ['0071_audit_signatures.sql'])
  await auditLog.record(app.ctx.db, entry())
  await ofTheDay(app)
  await app.ctx.db.script(async (run) => {
    await run(`set local session_replication_role = 'replica'`)
    await run('delete from audit_log')
  })
  await auditLog.record(app.ctx.db, entry())
  await ofTheDay(app)
  expect(headLines()).toMatchObject([
    { level: 30, audit: { seq: 2, foreign: 0, proven: true } },
    { level: 50, audit: { seq: 1, foreign: 0, proven: false } },
  ])
  expect(receiver.requests.map(({ body }) => JSON.parse(body).proven)).toEqual([true, false])
  const texts = posta.received.map(({ raw }) => part(raw, 'text/plain').includes('silinmiş ya da başkasıyla'))
  expect(texts).toEqual([false, true])
})

test('the receivers of the head are checked at start', () => {
  expect(() => readConfig({ AUDIT_HEAD_MAIL: 'kime' })).toThrow('AUDIT_HEAD_MAIL: bir e-posta adresi olmalı')
  expect(() => readConfig({ AUDIT_HEAD_MAIL: 'a@b.test' })).toThrow('AUDIT_HEAD_MAIL: özet ancak')
  expect(() => readConfig({ AUDIT_HEAD_WEBHOOK: 'ftp://x' })).toThrow('AUDIT_HEAD_WEBHOOK')
  expect(() => readConfig({ AUDIT_HEAD_KEY: 'x' })).toThrow('AUDIT_HEAD_WEBHOOK')
})
