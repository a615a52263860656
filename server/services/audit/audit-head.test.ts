import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { part, smtpService } from '#server/testing/smtp-service.ts'
import { answerJson, stubService } from '#server/testing/stub-service.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { auditHeadJob } from './audit.jobs.ts'
import { auditLog } from './audit-log.queries.ts'
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
  await auditLog.record(app.ctx.db, entry(), entry())
  await ofTheDay(app)
  const { head } = await checkAuditLog(app.ctx)
  expect(head.seq).toBe(2)
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit log head of the day')
  expect(told).toMatchObject([{ audit: { ...head, foreign: 0 } }])
  expect(posta.received).toMatchObject([{ to: ['denetci@ornek.test'] }])
  expect(part(posta.received[0]!.raw, 'text/plain')).toContain(`2:${head.hash}`)
  const [first] = receiver.requests
  expect(first).toMatchObject({ method: 'POST', path: '/ozet', headers: { authorization: 'Bearer sifreli-soz' } })
  expect(JSON.parse(first!.body)).toEqual({
    ...head,
    installation: 'http://localhost:3000',
    at: app.ctx.clock.now().toISOString(),
    foreign: 0,
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
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit log head of the day')
  expect(told).toMatchObject([{ level: 50, audit: { seq: 0, foreign: 1 } }])
})

test('the receivers of the head are checked at start', () => {
  expect(() => readConfig({ AUDIT_HEAD_MAIL: 'kime' })).toThrow('AUDIT_HEAD_MAIL: bir e-posta adresi olmalı')
  expect(() => readConfig({ AUDIT_HEAD_MAIL: 'a@b.test' })).toThrow('AUDIT_HEAD_MAIL: özet ancak')
  expect(() => readConfig({ AUDIT_HEAD_WEBHOOK: 'ftp://x' })).toThrow('AUDIT_HEAD_WEBHOOK')
  expect(() => readConfig({ AUDIT_HEAD_KEY: 'x' })).toThrow('AUDIT_HEAD_WEBHOOK')
})
